import { Button, Checkbox, Group, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { day, moment } from '../../format.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { EditDialog } from '../../ui/form/EditDialog.js'
import { Icon } from '../../ui/Icon.js'
import { listOf, type RowOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { tell } from '../../ui/tell.js'
import classes from './memos.module.css'

type Memo = RowOf<'/v1/suppliers/{supplier_id}/memos'>
export type Subject = { distributor: string } | { supplier: string }

function callsOf(subject: Subject) {
  if ('distributor' in subject) {
    const path = { requested_distributor_id: subject.distributor }
    return {
      source: listOf('/v1/distributors/{requested_distributor_id}/memos', path),
      write: (body: never) => client.POST('/v1/distributors/{requested_distributor_id}/memos', { params: { path }, body }),
    }
  }
  const path = { supplier_id: subject.supplier }
  return {
    source: listOf('/v1/suppliers/{supplier_id}/memos', path),
    write: (body: never) => client.POST('/v1/suppliers/{supplier_id}/memos', { params: { path }, body }),
  }
}

/** Notes on a party; one with a day is something to do by then, and is ticked off. */
export function Memos({ of }: { of: Subject }) {
  const { user } = useRouteContext({ from: '/shell' })
  const [opened, shown] = useDisclosure()
  const queries = useQueryClient()
  const key = ['memos', of]
  const { source, write } = callsOf(of)
  const memos = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await source.page({ page_size: '100' }, signal)).rows as Memo[],
  })
  const again = () => queries.invalidateQueries({ queryKey: key })
  const ticking = useMutation({
    mutationFn: (memo: Memo) =>
      client.PATCH('/v1/memos/{memo_id}', { params: { path: { memo_id: memo.memo_id } }, body: { finished: !memo.finished } }),
    onSuccess: again,
    onError: tell.failure,
  })
  const sorted = [...(memos.data ?? [])].sort((a, b) => Number(a.finished) - Number(b.finished))
  return (
    <Panel
      title="Memos"
      extra={
        may.writeMemos(user) && (
          <Button variant="default" size="xs" leftSection={<Icon name="plus" size={14} />} onClick={shown.open}>
            New memo
          </Button>
        )
      }
    >
      {memos.isPending && <Skeleton height={60} role="status" aria-label="Loading" />}
      {memos.isError && <Failure small error={memos.error} onRetry={() => void memos.refetch()} />}
      {memos.data?.length === 0 && <None>No memos. A memo with a day is something to do by then.</None>}
      <ul className={classes.memos}>
        {sorted.map((memo) => (
          <li key={memo.memo_id} data-finished={memo.finished || undefined}>
            <Checkbox
              size="xs"
              mt={2}
              aria-label={`Finished: ${memo.text.slice(0, 60)}`}
              checked={memo.finished}
              disabled={!may.writeMemos(user)}
              onChange={() => ticking.mutate(memo)}
            />
            <div>
              <Text size="sm" className={classes.text}>
                {memo.text}
              </Text>
              <Group gap={6}>
                {memo.action_date && (
                  <Text size="xs" c={isLate(memo) ? 'error' : 'dimmed'} fw={isLate(memo) ? 600 : 400}>
                    {isLate(memo) ? 'Was due' : 'Due'} {day(memo.action_date)}
                  </Text>
                )}
                <Text size="xs" c="dimmed">
                  {memo.scope === 'internal' ? 'Staff only' : 'Shared'} · {moment(memo.created)}
                  {isStaff(user) && (
                    <>
                      {' · '}
                      <Name of="client" id={memo.created_by} />
                    </>
                  )}
                </Text>
              </Group>
            </div>
          </li>
        ))}
      </ul>
      <EditDialog
        opened={opened}
        onClose={shown.close}
        title="New memo"
        fields={[
          { name: 'text', label: 'Text', kind: 'long', required: true },
          {
            name: 'scope',
            label: 'Who reads it',
            kind: 'choice',
            values: isStaff(user) ? ['internal', 'external'] : ['external'],
            name_of: (value) => (value === 'internal' ? 'Staff only' : 'Shared with the party'),
            required: true,
            half: true,
          },
          { name: 'action_date', label: 'To be done by', kind: 'text', hint: 'yyyy-mm-dd', half: true },
        ]}
        save={(body) => write(body as never)}
        done="Memo written"
        onSaved={again}
      />
    </Panel>
  )
}

const isLate = ({ action_date, finished }: Memo): boolean =>
  action_date !== null && !finished && action_date < new Date().toISOString().slice(0, 10)
