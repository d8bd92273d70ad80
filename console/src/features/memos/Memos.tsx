import { ActionIcon, Button, Checkbox, Group, Modal, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff } from '../../access.js'
import { client } from '../../api.js'
import { day, moment } from '../../format.js'
import { tr, trRich } from '../../texts.js'
import { clientThing } from '../../things.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { EditDialog } from '../../ui/form/EditDialog.js'
import type { Field } from '../../ui/form/fields.js'
import { type Guard, versionOf } from '../../ui/form/guard.js'
import { History } from '../../ui/history/History.js'
import { Icon } from '../../ui/Icon.js'
import { listOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { tell } from '../../ui/tell.js'
import classes from './memos.module.css'
import { callsOf, isLate, type Memo, places, type Subject } from './places.js'

/** Notes on a resource; one with a date is a task, and can be finished. */
export function Memos({ on, id }: { on: Subject; id: string }) {
  const { user } = useRouteContext({ from: '/shell' })
  const [opened, shown] = useDisclosure()
  const queries = useQueryClient()
  const { page, write } = callsOf(on, id)
  const writes = places[on].write(user)
  const found = useQuery({ queryKey: ['memos', on, id], queryFn: ({ signal }) => page(signal) })
  const again = () => Promise.all([['memos'], ['list', 'memos'], ['overview']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  const ticking = useMutation({
    mutationFn: ({ memo_id, finished }: Memo) => change(memo_id, { finished: !finished }),
    onSuccess: again,
    onError: tell.failure,
  })
  const fields = fieldsOf(isStaff(user), places[on].shared)
  const { memos = [], total = 0 } = found.data ?? {}
  const sorted = [...memos].sort((a, b) => Number(a.finished) - Number(b.finished))
  return (
    <Panel
      title={tr('Memos')}
      extra={
        writes && (
          <Button variant="default" size="xs" leftSection={<Icon name="plus" size={14} />} onClick={shown.open}>
            {tr('New memo')}
          </Button>
        )
      }
    >
      {found.isPending && <Skeleton height={60} role="status" aria-label={tr('Loading')} />}
      {found.isError && <Failure small error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && total === 0 && <None>{tr('No memos. A memo with a day is something to do by then.')}</None>}
      {sorted.length > 0 && (
        <ul className={classes.memos}>
          {sorted.map((memo) => (
            <li key={memo.memo_id} data-finished={memo.finished || undefined}>
              <Checkbox
                size="xs"
                mt={2}
                aria-label={tr('Finished: {memo}', { memo: memo.text.slice(0, 60) })}
                checked={memo.finished}
                disabled={!writes || ticking.isPending}
                onChange={() => ticking.mutate(memo)}
              />
              <div className={classes.body}>
                <Text size="sm" className={classes.text}>
                  {memo.text}
                </Text>
                <About memo={memo} staff={isStaff(user)} />
              </div>
              {writes && (isStaff(user) || memo.created_by === user.client_id) && <EditMemo memo={memo} fields={fields} onSaved={again} />}
              <MemoVersions memo={memo} />
            </li>
          ))}
        </ul>
      )}
      {total > memos.length && <None>{tr('The latest {shown} of {total}.', { shown: memos.length, total })}</None>}
      <EditDialog
        opened={opened}
        onClose={shown.close}
        title={tr('New memo')}
        fields={fields}
        save={(body) => write(isStaff(user) ? body : { ...body, scope: 'external' })}
        done={tr('Memo written')}
        onSaved={again}
      />
    </Panel>
  )
}

const change = (memo_id: string, body: object, headers: Guard = {}) =>
  client.PATCH('/v1/memos/{memo_id}', { params: { path: { memo_id } }, body, headers })

function EditMemo({ memo, fields, onSaved }: { memo: Memo; fields: readonly Field[]; onSaved: () => Promise<unknown> }) {
  const [opened, shown] = useDisclosure()
  return (
    <>
      <ActionIcon variant="subtle" color="gray" aria-label={tr('Edit: {memo}', { memo: memo.text.slice(0, 60) })} onClick={shown.open}>
        <Icon name="edit" size={16} />
      </ActionIcon>
      <EditDialog
        opened={opened}
        onClose={shown.close}
        title={tr('Edit memo')}
        fields={fields}
        values={memo}
        read={() => versionOf(client.GET('/v1/memos/{memo_id}', { params: { path: { memo_id: memo.memo_id } } }))}
        save={(body, guard) => change(memo.memo_id, body, guard)}
        done={tr('Memo changed')}
        onSaved={onSaved}
      />
    </>
  )
}

/** How a memo read before, and who changed it. */
function MemoVersions({ memo: { memo_id, text } }: { memo: Memo }) {
  const [opened, shown] = useDisclosure()
  return (
    <>
      <ActionIcon variant="subtle" color="gray" aria-label={tr('History: {memo}', { memo: text.slice(0, 60) })} onClick={shown.open}>
        <Icon name="clock" size={16} />
      </ActionIcon>
      <Modal opened={opened} onClose={shown.close} title={tr('History of the memo')} closeButtonProps={{ 'aria-label': tr('Close') }}>
        <History of={['memo', memo_id]} source={listOf('/v1/memos/{memo_id}/history', { memo_id })} snapshot={(entry) => entry.memo} />
      </Modal>
    </>
  )
}

/** When it is due, who reads it and who wrote it. Who staff are is not told to others. */
function About({ memo, staff }: { memo: Memo; staff: boolean }) {
  const late = isLate(memo)
  return (
    <Group gap={6}>
      {memo.action_date && !memo.finished && (
        <Text size="xs" c={late ? 'var(--mantine-color-error)' : 'dimmed'} fw={late ? 600 : 400}>
          {late ? tr('Was due') : tr('Due')} {day(memo.action_date)}
        </Text>
      )}
      {memo.finished && memo.finish_date && (
        <Text size="xs" c="dimmed">
          {trRich('Finished {finish_date}', { finish_date: day(memo.finish_date) })}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {memo.scope === 'internal' ? tr('Staff only') : tr('Shared')} · {moment(memo.created)}
        {staff && (
          <>
            {' · '}
            {memo.target_client_id ? (
              trRich('{author} for {client}', {
                author: <Name of="client" id={memo.created_by} />,
                client: <Name of="client" id={memo.target_client_id} />,
              })
            ) : (
              <Name of="client" id={memo.created_by} />
            )}
          </>
        )}
      </Text>
    </Group>
  )
}

const reader = (shared: string): Field => ({
  name: 'scope',
  label: tr('Who reads it'),
  kind: 'choice',
  values: ['internal', 'external'],
  name_of: (value) => (value === 'internal' ? tr('Staff only') : shared),
  required: true,
  half: true,
  only: 'new',
})

/** What partners write is always shared. */
const fieldsOf = (staff: boolean, shared: string): readonly Field[] => [
  { name: 'text', label: tr('Text'), kind: 'long', required: true, ...(staff ? {} : { hint: shared }) },
  ...(staff ? [reader(shared)] : []),
  { name: 'action_date', label: tr('To be done by'), kind: 'date', half: true },
  ...(staff ? [{ name: 'target_client_id', label: tr('By whom'), kind: 'thing' as const, thing: clientThing }] : []),
]
