import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../api.js'
import { count, moment } from '../../format.js'
import { tr, trCount, trRich } from '../../texts.js'
import { Code } from '../../ui/Code.js'
import { Copyable } from '../../ui/Copyable.js'
import { confirm } from '../../ui/confirm.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { Icon } from '../../ui/Icon.js'
import { Name } from '../../ui/Name.js'
import { save } from '../../ui/save.js'
import { Status } from '../../ui/status.js'
import { tell } from '../../ui/tell.js'
import { useCall } from '../../ui/useCall.js'
import { useParam } from '../../ui/useParam.js'
import type { TicketFile as File } from './resource.js'
import { faultOf, hintOf, infoOf } from './sentences.js'
import classes from './ticketfiles.module.css'

const shownLines = 200
const concerned = [['ticketfile'], ['list', 'ticketfiles'], ['list', 'bookingorders'], ['overview']]

export function TicketFile() {
  const ticketfile_id = useParam('ticketfile_id')
  const params = { path: { ticketfile_id } }
  const query = useQuery({
    queryKey: ['ticketfile', ticketfile_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/ticketfiles/{ticketfile_id}', { params, signal })).data,
    // While seats are assigned and PDFs made, it is refreshed.
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? 1_000 : false),
  })
  const assigning = useCall(
    () => client.POST('/v1/ticketfiles/{ticketfile_id}/assign', { params }),
    tr('The seats are being given out'),
    concerned,
  )
  const confirming = useCall(
    () => client.POST('/v1/ticketfiles/{ticketfile_id}/confirm', { params }),
    tr('It stays valid: guests no longer wait for another'),
    concerned,
  )
  const revoking = useCall(
    () => client.DELETE('/v1/ticketfiles/{ticketfile_id}', { params }),
    tr('Revoked: none of its tickets can be downloaded any more'),
    concerned,
  )
  return (
    <Detail
      query={query}
      back={{ href: '/ticket-files', label: tr('Ticket files') }}
      name={({ original_filename }) => original_filename}
      title={({ original_filename }) => original_filename}
      sub={(file) =>
        file.kind === 'pdf'
          ? tr('One finished ticket · uploaded {moment}', { moment: moment(file.created) })
          : tr('A table of seats · uploaded {moment}', { moment: moment(file.created) })
      }
      actions={(file) =>
        file.revoked === null && (
          <>
            <Button
              variant="default"
              h={34}
              onClick={() =>
                confirm({
                  title: tr('Revoke this file?'),
                  detail: tr('None of its tickets can be downloaded any more; the orders that had one wait for another.'),
                  act: tr('Revoke'),
                  onConfirm: () => revoking.mutate(),
                })
              }
            >
              {tr('Revoke')}
            </Button>
            {isToBeGivenOut(file) && (
              <Button h={34} leftSection={<Icon name="check" size={16} />} loading={assigning.isPending} onClick={() => assigning.mutate()}>
                {trCount(seatsLeft(file), 'Assign {n} seat', 'Assign {n} seats')}
              </Button>
            )}
          </>
        )
      }
    >
      {(file) => (
        <>
          <Steps file={file} />
          {file.outdated && (
            <Alert color="yellow" variant="light" title={tr('It shows the old date or venue of the event')}>
              <Stack gap="sm" align="flex-start">
                {tr(
                  'Upload the new ticket for the same order and let it replace this one. If the venue accepts this one, say so: guests then no longer wait for another.',
                )}
                <Button variant="default" h={34} loading={confirming.isPending} onClick={() => confirming.mutate()}>
                  {tr('It is valid all the same')}
                </Button>
              </Stack>
            </Alert>
          )}
          <Columns
            main={
              <>
                {isToBeGivenOut(file) && <Matches ticketfile_id={ticketfile_id} />}
                <Lines file={file} />
              </>
            }
            side={
              <>
                {isToBeGivenOut(file) && <Preview ticketfile_id={ticketfile_id} />}
                <About file={file} />
              </>
            }
          />
        </>
      )}
    </Detail>
  )
}

const isMoving = (file: File): boolean =>
  file.revoked === null &&
  file.auto_assign &&
  (file.assignment_status === 'pending' || file.download_items_csv.pdfs < file.download_items_csv.assigned)

const seatsLeft = ({ download_items_csv: { accepted, assigned } }: File): number => accepted - assigned

const isToBeGivenOut = (file: File): boolean => !file.auto_assign && file.revoked === null && seatsLeft(file) > 0

/** The four steps of every file, each with its result. */
function Steps({ file }: { file: File }) {
  const steps = [
    [tr('Uploaded'), file.upload_status, infoOf.upload(file)],
    [tr('Read'), file.read_status, infoOf.read(file)],
    [tr('Checked'), file.scan_status, infoOf.scan(file)],
    [tr('Given out'), file.assignment_status, infoOf.assignment(file)],
  ] as const
  const hint = hintOf(file)
  return (
    <>
      <ol className={classes.steps} aria-label={tr('Steps')}>
        {steps.map(([name, status, info], index) => (
          <li key={name}>
            <Text size="xs" c="dimmed">
              {index + 1} {name}
            </Text>
            <Status value={status} />
            <Text size="xs">{info}</Text>
          </li>
        ))}
      </ol>
      {/* What is only to be given out has its button above; lines with faults are worth a word. */}
      {hint !== '' && !file.outdated && (!isToBeGivenOut(file) || file.download_items_csv.failed > 0) && (
        <Alert color={file.download_items_csv.failed > 0 ? 'yellow' : 'pine'} variant="light">
          {hint}
        </Alert>
      )}
    </>
  )
}

const usePreview = (ticketfile_id: string) =>
  useQuery({
    queryKey: ['ticketfile', ticketfile_id, 'preview'],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/ticketfiles/{ticketfile_id}/preview', { params: { path: { ticketfile_id } }, signal })).data,
  })

/** The seats of the first orders; errors are shown where they are counted. */
function Matches({ ticketfile_id }: { ticketfile_id: string }) {
  const { data } = usePreview(ticketfile_id)
  if (!data || data.matches.length === 0) return null
  const shown = data.matches.reduce((sum, { seats }) => sum + seats.length, 0)
  return (
    <Panel title={tr('Who would get which seats')} flush>
      <Grid label={tr('Orders and the seats they would get')} heads={[tr('Order'), tr('Seats'), tr('Neighbours')]}>
        {data.matches.map(({ bookingorder_id, booking_code, seats, together }) => (
          <tr key={bookingorder_id}>
            <td>
              <Go href={`/orders/${bookingorder_id}`}>
                <Code>{booking_code}</Code>
              </Go>
            </td>
            <td>{seats.map(({ section, row, seat }) => [section, row, seat].filter(Boolean).join(' · ') || tr('no number')).join(', ')}</td>
            <td>{seats.length === 1 ? '–' : together ? tr('side by side') : tr('apart')}</td>
          </tr>
        ))}
      </Grid>
      {data.seated > shown && (
        <Text size="xs" c="dimmed" p="sm">
          {trCount(data.matches.length, 'The first order.', 'The first {n} orders.')}{' '}
          {trCount(
            data.seated - shown,
            '{n} more order item would be seated after them.',
            '{n} more order items would be seated after them.',
          )}
        </Text>
      )}
    </Panel>
  )
}

/** The effects of assigning the seats, shown before. */
function Preview({ ticketfile_id }: { ticketfile_id: string }) {
  const { data, isError, error, refetch } = usePreview(ticketfile_id)
  return (
    <Panel title={tr('Effect of the assignment')}>
      {isError && <Failure small error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <Skeleton height={48} role="status" aria-label={tr('Loading')} />}
      {data && (
        <Facts>
          <Fact label={tr('Waiting')}>{trCount(data.waiting, '{n} order item without a seat', '{n} order items without a seat')}</Fact>
          <Fact label={tr('Will be seated')}>{trRich('{seated} of them', { seated: count(data.seated) })}</Fact>
          <Fact label={tr('Go on waiting')}>{count(data.waiting - data.seated)}</Fact>
          <Fact label={tr('Seats left over')}>{trRich('{left_over} for orders to come', { left_over: count(data.left_over) })}</Fact>
        </Facts>
      )}
    </Panel>
  )
}

function Lines({ file }: { file: File }) {
  const { items, lines } = file.download_items_csv
  const faults = items.filter(({ status }) => status === 'failed')
  const shown = [...faults, ...items.filter(({ status }) => status !== 'failed')].slice(0, shownLines)
  const download = async () => {
    const { data } = await client.GET('/v1/ticketfiles/{ticketfile_id}/lines', {
      params: { path: { ticketfile_id: file.ticketfile_id } },
      parseAs: 'blob',
    })
    save(data as Blob, `${file.original_filename}-lines.csv`)
  }
  return (
    <Panel
      title={tr('Lines')}
      flush
      extra={
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon name="download" size={14} />}
          onClick={() => void download().catch(tell.failure)}
        >
          {tr('All as CSV')}
        </Button>
      }
    >
      <Grid
        label={tr('Seats in this file')}
        heads={[tr('Line'), tr('Outcome'), tr('Section'), tr('Row'), tr('Seat'), tr('Serial'), tr('Order')]}
      >
        {shown.map((line) => (
          <tr key={line.line}>
            <td>{line.line}</td>
            <td>
              <Status value={line.status === 'failed' ? 'failed' : line.state} />
              {line.message && (
                <Text size="xs" c="dimmed">
                  {faultOf(line)}
                </Text>
              )}
            </td>
            <td>{line.section ?? '–'}</td>
            <td>{line.row ?? '–'}</td>
            <td>{line.seat ?? '–'}</td>
            <td>{line.serial ?? '–'}</td>
            <td>{line.bookingorder_id ? <Go href={`/orders/${line.bookingorder_id}`}>{tr('Order')}</Go> : '–'}</td>
          </tr>
        ))}
      </Grid>
      {lines > shown.length && (
        <Text size="xs" c="dimmed" p="sm">
          {trRich('The first {shown} of {lines} lines, those with faults before the others.', {
            shown: count(shown.length),
            lines: count(lines),
          })}
        </Text>
      )}
    </Panel>
  )
}

function About({ file }: { file: File }) {
  const { accepted, failed, assigned, pdfs } = file.download_items_csv
  return (
    <Panel title={tr('About')}>
      <Facts>
        <Fact label={tr('Ticket')}>
          <Go href={`/tickets/${file.ticket_id}`}>
            <Name of="ticket" id={file.ticket_id} />
          </Go>
        </Fact>
        <Fact label={tr('Accepted')}>{count(accepted)}</Fact>
        <Fact label={tr('With faults')}>{count(failed)}</Fact>
        <Fact label={tr('Given out')}>{count(assigned)}</Fact>
        <Fact label={tr('PDFs made')}>{count(pdfs)}</Fact>
        <Fact label={tr('Version')}>{file.version}</Fact>
        {file.revoked && <Fact label={tr('Revoked')}>{moment(file.revoked)}</Fact>}
        <Fact label={tr('File id')}>
          <Copyable text={file.ticketfile_id} />
        </Fact>
      </Facts>
    </Panel>
  )
}
