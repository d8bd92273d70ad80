import type { paths } from '@allotment/sdk'
import { useRouteContext } from '@tanstack/react-router'
import { ago, count, day } from '../../format.js'
import { memosOf, pageOf } from '../../search.js'
import { tr } from '../../texts.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import { statusLabel } from '../../ui/status.js'
import classes from './Overview.module.css'

export type OverviewData = paths['/v1/internal/console/overview']['get']['responses'][200]['content']['application/json']
type Need = OverviewData['needs_attention'][number]

/** `answers` is who has to answer: it reads that, and the others whom they wait for. */
const needs: Record<Need['kind'], { label: string; about: string; tone: 'bad' | 'wait'; answers?: 'supplier' | 'distributor' }> = {
  late_guest_data: { label: tr('Late guest data'), about: tr('for events within seven days'), tone: 'bad' },
  missing_files: { label: tr('Missing files'), about: tr('for events within seven days'), tone: 'bad' },
  outdated_files: { label: tr('Files of an old date'), about: tr('for events that were moved'), tone: 'wait' },
  expiring_holds: { label: tr('Expiring holds'), about: tr('in the next five minutes'), tone: 'wait' },
  open_requests: { label: tr('Open requests'), about: tr('suppliers are being asked'), tone: 'wait', answers: 'supplier' },
  open_grouprequests: { label: tr('Group requests'), about: tr('wait for a quote or for its acceptance'), tone: 'wait' },
  open_decisions: {
    label: tr('Keep or refund'),
    about: tr('buyers have not decided after an event was postponed or moved'),
    tone: 'wait',
    answers: 'distributor',
  },
  due_memos: { label: tr('Memos due'), about: tr('to be done by today'), tone: 'wait' },
  failing_webhooks: { label: tr('Failing webhooks'), about: tr('not delivered to for now'), tone: 'bad' },
}

const lists: Record<string, string> = {
  bookingorders: '/orders',
  reservations: '/reservations',
  ticketfiles: '/ticket-files',
  webhooks: '/webhooks',
  requests: '/requests',
  grouprequests: '/group-requests',
  memos: '/memos',
}

/** A detail is a status, an address or a name. */
const isStatus = (detail: string): boolean => /^[a-z_]+$/.test(detail)

/** Work that is due, the most urgent of each kind first. */
export function Attention({ needs_attention }: Pick<OverviewData, 'needs_attention'>) {
  const open = needs_attention.filter((need) => need.count > 0)
  return (
    <Panel title={tr('Needs attention')}>
      {open.length === 0 ? (
        <None>{tr('Nothing at this moment: guest data, files, holds, requests, decisions, memos and webhooks are all in order.')}</None>
      ) : (
        <ul className={classes.needs}>
          {open.map((need) => (
            <Need key={need.kind} need={need} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Need({ need: { kind, count: many, list, query, items } }: { need: Need }) {
  const { label, about, tone, answers } = needs[kind]
  const { user } = useRouteContext({ from: '/shell' })
  const path = lists[list]
  return (
    <li>
      <p className={classes.needHead} data-tone={tone}>
        <strong>{count(many)}</strong>
        {path ? <Go href={query ? `${path}?${query}` : path}>{label}</Go> : <span>{label}</span>}
        <small>{answers === user.scope ? tr('wait for your answer') : about}</small>
      </p>
      <ul>
        {items.slice(0, 4).map(({ id, title, detail, due, subject_id }) => {
          const page = subject_id === null ? pageOf(id) : memosOf(subject_id)
          return (
            <li key={id}>
              {page ? <Go href={page}>{title}</Go> : title}
              <small>
                {kind === 'due_memos' ? tr('due {day}', { day: day(due) }) : isStatus(detail) ? statusLabel(detail) : detail}
                {kind !== 'due_memos' && due !== null && ` · ${ago(due)}`}
              </small>
            </li>
          )
        })}
      </ul>
    </li>
  )
}
