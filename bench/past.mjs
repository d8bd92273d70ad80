import pg from 'pg'
import { addDistributor, buyer, steps } from './selling.mjs'

/**
 * Past orders in every table that an order writes to. One order is made by the service; the others are copies of its rows with their own ids,
 * numbers and times, spread over a year, over the tickets and over 21 distributors, a fifth of them of the one that buys in the benchmark.
 * Logs that are pruned hold what they would hold after that year. Rows are inserted directly, without triggers; sums are made afterwards.
 */
const rowsOf = {
  reservation: 'reservation_id = $1',
  reservation_item: 'reservation_id = $1',
  booking: 'reservation_id = $1',
  bookingorder: 'booking_id = $2',
  order_charge: 'bookingorder_id = $3',
  orderitem: 'bookingorder_id = $3',
  guest: 'reservation_id = $1',
  purchaseorder: 'bookingorder_id = $3',
  purchaseorder_item: 'purchaseorder_id in (select purchaseorder_id from purchaseorder where bookingorder_id = $3)',
  ledger_transaction: 'bookingorder_id = $3',
  ledger_entry: 'transaction_id in (select transaction_id from ledger_transaction where bookingorder_id = $3)',
  invoice: 'bookingorder_id = $3',
  history: 'resource_id in ($1, $3) or resource_id in (select purchaseorder_id from purchaseorder where bookingorder_id = $3)',
  domain_event: 'resource_id = $3 or resource_id in (select purchaseorder_id from purchaseorder where bookingorder_id = $3)',
  change: 'resource_id in ($1, $3) or resource_id in (select purchaseorder_id from purchaseorder where bookingorder_id = $3)',
  idempotency: 'reservation_id = $1',
  request_log: "route like '%reservations%' or route like '%booking%'",
}
/** How many days of the year a pruned table holds. */
const days = { domain_event: 30, change: 30, request_log: 14, idempotency: 1 }
/** What has become of a past order: nobody works on it any more. */
const ended = {
  bookingorder: { logistic_status: "'completed'", notify_client_status: "'completed'" },
  orderitem: { ticket_status: "'delivered'" },
  purchaseorder: { unsettled: 'false' },
}
/** Numbered by the database: the column, and how many an order has. */
const numbered = { ledger_transaction: 'transaction_id', ledger_entry: 'transaction_id' }
const own = new Set(
  'reservation_id booking_id bookingorder_id orderitem_id guest_id purchaseorder_id purchaseorderitem_id invoice_id'.split(' '),
)
const quoted = (text) => pg.escapeLiteral(text)

/** The rows of the order as text, with the types of their columns. */
async function template(client, ids) {
  const tables = {}
  for (const [table, where] of Object.entries(rowsOf)) {
    const { rows: columns } = await client.query(
      `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [table],
    )
    const values = columns.map(({ name }) => `r.${pg.escapeIdentifier(name)}::text`)
    const used = [1, 2, 3].filter((n) => where.includes(`$${n}`))
    const text = used.reduce((sql, n) => sql.replaceAll(`$${n}`, quoted(ids[n - 1])), where)
    const { rows } = await client.query({ text: `select ${values.join(', ')} from ${table} r where ${text} limit 20`, rowMode: 'array' })
    tables[table] = { columns, rows }
  }
  return tables
}

/** What is different in each copy: a text of the template and the expression that takes its place. */
function replacements(tables, { ticket, distributor_id }) {
  const found = new Map([
    [ticket.ticket_id, 'p.ticket_id'],
    [ticket.event_id, 'p.event_id'],
    [ticket.supplier_id, 'p.supplier_id'],
    [distributor_id, 'p.distributor_id'],
  ])
  let kind = 10
  let links = 0
  for (const { columns, rows } of Object.values(tables)) {
    for (const row of rows) {
      for (const [index, { name }] of columns.entries()) {
        const value = row[index]
        if (value === null || found.has(value)) continue
        if (own.has(name)) found.set(value, `'0${kind++}' || lpad(n::text, 23, '0') || ${quoted(value.slice(26))}`)
        else if (name === 'booking_code') found.set(value, "'P' || lpad(n::text, 8, '0')")
        else if (name === 'invoice_number') found.set(value, "'P-' || lpad(n::text, 9, '0')")
        else if (name === 'download_link') found.set(value, `'past-${links++}-' || n`)
        else if (name === 'request_id') found.set(value, `'req-0' || lpad(n::text, 12, '0') || '-${links++}'`)
        else if (name === 'key') found.set(value, `'past-' || n`)
      }
    }
  }
  return found
}

/** The expression of one value of a copy. */
function expression(value, { name, type }, { table, found, numbers, orders, span }) {
  const over = ended[table]?.[name]
  if (over) return over
  if (value === null) return 'null'
  if (numbered[table] === name) return `${numbers.base} + n * ${numbers.of.length} + ${numbers.of.indexOf(value)}`
  if (type === 'timestamp with time zone' && Math.abs(Date.parse(value) - Date.now()) < 7_200_000)
    return `now() - interval '${(span * 86_400).toFixed(6)} seconds' * ((${orders} - n) / ${Math.max(1, Math.round((orders * span) / 365))}::float8)`
  let text = quoted(value)
  for (const [from, to] of found) {
    if (value === from) return `(${to})::${type}`
    if (value.includes(from)) text = `replace(${text}, ${quoted(from)}, ${to})`
  }
  return `(${text})::${type}`
}

/** Weekly and daily partitions of the time that the logs cover, as they would have been made. */
const pastPartitions = `
do $$ declare t partitioned_table; step interval; first timestamp; begin
  for t in select * from partitioned_table where key_kind = 'time' loop
    step := ('1 ' || t.span)::interval;
    for i in 1 .. case t.span when 'day' then 2 else 5 end loop
      first := date_trunc(t.span, clock_timestamp() at time zone 'UTC') - i * step;
      execute format('create table %I.%I partition of %I for values from (%L) to (%L)', t.partition_schema, t.prefix || to_char(first, 'YYYYMMDD'), t.name,
                     first::text || '+00', (first + step)::text || '+00');
    end loop;
  end loop;
end $$`

/** Loads past orders into the database of a market. */
export async function loadPast({ service, database, headers, tickets, url }, orders, progress = () => {}) {
  const { ctx } = service
  const client = new pg.Client({ ...database.connection, user: 'postgres' })
  await client.connect()
  try {
    const { Pool } = await import('undici')
    const pool = new Pool(url, { connections: 1 })
    const done = {}
    for (const step of Object.values(steps(tickets[0]))) await step(buyer(headers)(pool), done)
    await pool.close()
    const { booking_id, reservation_id, bookingorders } = done.booking
    const ids = [reservation_id ?? done.reservation_id, booking_id, bookingorders[0].bookingorder_id]
    const { rows: others } = await client.query('select distributor_id from booking where booking_id = $1', [booking_id])
    const buyers = [others[0].distributor_id]
    for (let number = 1; number <= 20; number++) {
      const party = { distributor_name: `Past ${number}`, iso_country: 'NLD' }
      const made = await ctx.db.transaction().execute((trx) => addDistributor(ctx, trx, party))
      buyers.push(made.distributor_id)
    }
    // The request log is written a moment after the answer.
    for (let tries = 0; tries < 50; tries++) {
      if ((await client.query('select from request_log')).rows.length >= 4) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const { rows: sold } = await client.query('select ticket_id, event_id, supplier_id from ticket where ticket_id = $1', [tickets[0]])
    const tables = await template(client, ids)
    const found = replacements(tables, { ticket: sold[0], distributor_id: buyers[0] })
    const transactions = tables.ledger_transaction
    const numbers = {
      base: 1_000,
      of: transactions.rows.map((row) => row[transactions.columns.findIndex(({ name }) => name === 'transaction_id')]),
    }
    await client.query('set statement_timeout = 0; set session_replication_role = replica; set synchronous_commit = off')
    await client.query(pastPartitions)
    await client.query(
      `create temporary table past as
       select (row_number() over (order by ticket_id) - 1)::int as slot, ticket_id, event_id, supplier_id,
              ($1::text[])[1 + case when n % 5 = 0 then 0 else 1 + n % 20 end] as distributor_id
         from (select *, row_number() over (order by hashtext(ticket_id))::int as n from ticket) t`,
      [buyers],
    )
    await client.query('create unique index on past (slot)')
    for (const [table, { columns, rows }] of Object.entries(tables)) {
      const span = days[table] ?? 365
      const first = Math.max(1, orders - Math.round((orders * span) / 365) + 1)
      progress(`${rows.length} × ${orders - first + 1} rows of ${table}`)
      const { rows: indexes } = await client.query(
        `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text from pg_index i
          where i.indrelid = $1::regclass and not i.indisunique and (select relkind from pg_class where oid = i.indrelid) = 'r'`,
        [table],
      )
      for (const { name } of indexes) await client.query(`drop index ${name}`)
      const known = columns.filter(
        (column) =>
          !(table === 'change' && ['xid', 'number'].includes(column.name)) &&
          !(table === 'domain_event' && column.name === 'domain_event_id'),
      )
      for (const row of rows) {
        const values = known.map((column) => expression(row[columns.indexOf(column)], column, { table, found, numbers, orders, span }))
        await client.query(
          `insert into ${table} (${known.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}) overriding system value
           select ${values.join(', ')} from generate_series(${first}, ${orders}) n join past p on p.slot = (n::bigint * 7919) % ${tickets.length}`,
        )
      }
      for (const { text } of indexes) await client.query(text)
    }
    await client.query(`select setval(pg_get_serial_sequence('ledger_transaction', 'transaction_id'), $1)`, [
      numbers.base + (orders + 1) * numbers.of.length,
    ])
    await client.query(
      `insert into receivable_balance (distributor_id, currency, amount)
       select substr(account, 13), currency, sum(amount) from ledger_entry where account like 'distributor:%' group by 1, 2
       on conflict (distributor_id, currency) do update set amount = excluded.amount`,
    )
    await client.query(
      `update ticket_stock s set number_of_tickets_sold = s.number_of_tickets_sold + x.sold, number_of_bookingorders = s.number_of_bookingorders + x.sold
         from (select p.ticket_id, count(*)::int as sold from generate_series(1, ${orders}) n join past p on p.slot = (n::bigint * 7919) % ${tickets.length} group by 1) x
        where x.ticket_id = s.ticket_id`,
    )
    progress('vacuum analyze')
    await client.query('vacuum analyze')
    const { rows } = await client.query('select pg_database_size(current_database())::bigint as bytes')
    progress(`${(Number(rows[0].bytes) / 1e9).toFixed(1)} GB`)
  } finally {
    await client.end()
  }
}
