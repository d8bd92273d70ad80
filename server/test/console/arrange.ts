import type { Kit } from '../kit/index.js'

/** Copies of a ticket, written to the tables; `given` are SQL expressions in which `n` counts from 1. */
export async function copyTickets(kit: Kit, ticket_id: string, count: number, given: Record<string, string> = {}): Promise<void> {
  const columns = await kit.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'ticket' and is_generated = 'NEVER'`,
  )
  const value: Record<string, string> = { ticket_id: `$1 || '-' || lpad(n::text, 7, '0')`, ...given }
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map(({ name }) => value[name] ?? `t."${name}"`).join(', ')
  await kit.query(`insert into ticket (${names}) select ${values} from ticket t, generate_series(1, $2::int) n where t.ticket_id = $1`, [
    ticket_id,
    count,
  ])
  await kit.query(
    `insert into ticket_stock (ticket_id, supplier_quantity)
       select c.ticket_id, s.supplier_quantity from ticket c, ticket_stock s where c.ticket_id like $1 || '-%' and s.ticket_id = $1`,
    [ticket_id],
  )
}
