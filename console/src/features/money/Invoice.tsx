import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../../api.js'
import { day, moment, money, percent } from '../../format.js'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { VatLines } from '../../ui/ChargeLines.js'
import { Code } from '../../ui/Code.js'
import { Copyable } from '../../ui/Copyable.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { Icon } from '../../ui/Icon.js'
import { save } from '../../ui/save.js'
import { Status } from '../../ui/status.js'
import { tell } from '../../ui/tell.js'
import { useParam } from '../../ui/useParam.js'
import { stateOf } from './invoices.js'

/** One invoice or credit note: what it charges, to whom, and what is still to be paid. */
export function Invoice() {
  const invoice_id = useParam('invoice_id')
  const query = useQuery({
    queryKey: ['invoice', invoice_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/invoices/{invoice_id}', { params: { path: { invoice_id } }, signal })).data,
  })
  return (
    <Detail
      query={query}
      back={{ href: '/invoices', label: tr('Invoices') }}
      name={({ invoice_number }) => invoice_number}
      title={({ invoice_number, kind }) => (
        <>
          {kind === 'creditnote' ? tr('Credit note') : tr('Invoice')} <Code>{invoice_number}</Code>
        </>
      )}
      sub={(one) => (
        <>
          <Status {...stateOf(one)} /> {one.distributor_name} · {moment(one.created)}
        </>
      )}
      actions={(one) => <Pdf bookingorder_id={one.bookingorder_id} number={one.invoice_number} />}
    >
      {(one) => (
        <Columns
          main={
            <Panel title={tr('Lines')} flush>
              <Grid
                label={tr('Lines of the document')}
                heads={[
                  tr('Text'),
                  ...[tr('Quantity'), ...(hasPrices(one) ? [tr('Price')] : []), tr('VAT'), tr('Amount')].map((label) => ({
                    label,
                    align: 'right' as const,
                  })),
                ]}
                foot={
                  <tr>
                    <td colSpan={hasPrices(one) ? 4 : 3}>{tr('Total')}</td>
                    <td data-align="right">{money(one.total, one.currency)}</td>
                  </tr>
                }
              >
                {one.lines.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, may be equal, and never change.
                  <tr key={index}>
                    <td style={{ whiteSpace: 'normal' }}>
                      <span>{line.text}</span>
                    </td>
                    <td data-align="right">{line.quantity}</td>
                    {hasPrices(one) && <td data-align="right">{money(line.unit_price, line.unit_currency)}</td>}
                    <td data-align="right">{percent(line.vat_rate)}</td>
                    <td data-align="right">{money(line.amount, line.currency)}</td>
                  </tr>
                ))}
              </Grid>
            </Panel>
          }
          side={
            <>
              <Panel title={tr('Payment')}>
                <Facts>
                  <Fact label={tr('Total')}>{money(one.total, one.currency)}</Fact>
                  <VatLines vat={one.vat} />
                  <Fact label={tr('To be paid')}>
                    {one.open_amount === 0 ? (
                      tr('Nothing')
                    ) : (
                      <Go href={`/invoices?bookingorder_id=${one.bookingorder_id}`}>{money(one.open_amount, one.currency)}</Go>
                    )}
                  </Fact>
                  <Fact label={tr('Due')}>{day(one.due_by)}</Fact>
                  <Fact label={tr('Paid by')}>{say(one.payment_method)}</Fact>
                  <Fact label={tr('Booking')}>
                    <Go href={`/orders/${one.bookingorder_id}`}>
                      <Code>{one.booking_code}</Code>
                    </Go>
                  </Fact>
                  {one.corrects !== null && (
                    <Fact label={tr('Corrects')}>
                      <Go href={`/invoices/${one.corrects}`}>{one.corrects}</Go>
                    </Fact>
                  )}
                  <Fact label={tr('Documents')}>
                    <Go href={`/invoices?bookingorder_id=${one.bookingorder_id}`}>{tr('All of this order')}</Go>
                  </Fact>
                  <Fact label={tr('Reference')}>{one.reference ?? '–'}</Fact>
                </Facts>
              </Panel>
              <Party title={tr('To|recipient')} party={one.buyer} href={`/distributors/${one.distributor_id}`} />
              <Party title={tr('From|sender')} party={one.seller} />
              <Panel title={tr('About')}>
                <Facts>
                  <Fact label={tr('Id')}>
                    <Copyable text={one.invoice_id} />
                  </Fact>
                </Facts>
              </Panel>
            </>
          }
        />
      )}
    </Detail>
  )
}

/** A credit note has amounts only. */
const hasPrices = ({ lines }: { lines: { unit_price: number | null }[] }): boolean => lines.some(({ unit_price }) => unit_price !== null)

interface PartyProps {
  title: string
  party: { name: string; lines: string[]; vat_number: string | null; bank_account: string | null }
  href?: string
}

/** Name and address as they stand on the document. */
const Party = ({ title, party, href }: PartyProps) => (
  <Panel title={title}>
    <Facts>
      <Fact label={tr('Name')}>{href === undefined ? party.name : <Go href={href}>{party.name}</Go>}</Fact>
      <Fact label={tr('Address')}>
        {party.lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {party.lines.length === 0 && '–'}
      </Fact>
      <Fact label={tr('VAT number')}>{party.vat_number ?? '–'}</Fact>
      {party.bank_account !== null && <Fact label={tr('Bank account')}>{party.bank_account}</Fact>}
    </Facts>
  </Panel>
)

function Pdf({ bookingorder_id, number }: { bookingorder_id: string; number: string }) {
  const fetching = useMutation({
    mutationFn: async () => {
      const path = { bookingorder_id, invoice_id: number }
      const { data } = await client.GET('/v1/bookingorders/{bookingorder_id}/invoice/{invoice_id}', { params: { path }, parseAs: 'blob' })
      save(data as Blob, `${number}.pdf`)
    },
    onError: tell.failure,
  })
  return (
    <Button
      variant="default"
      h={34}
      leftSection={<Icon name="download" size={16} />}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      PDF
    </Button>
  )
}
