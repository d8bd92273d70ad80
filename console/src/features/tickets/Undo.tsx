import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api.js'
import { tr, trCount } from '../../texts.js'
import { tell } from '../../ui/tell.js'
import { type Bulk, bulksAt } from './resource.js'

/** Gives the tickets their earlier values back, except those that somebody changed since. */
export function Undo({ bulk_id, onDone }: { bulk_id: string; onDone: () => void }) {
  const queries = useQueryClient()
  const params = { path: { bulk_id } }
  const undoing = useMutation({
    mutationFn: async () => {
      let bulk = (await client.POST(`${bulksAt}/{bulk_id}/undo`, { params })).data as Bulk
      while (bulk.undo?.status === 'running') {
        await new Promise((resolve) => setTimeout(resolve, 700))
        bulk = (await client.GET(`${bulksAt}/{bulk_id}`, { params })).data as Bulk
      }
      return bulk.undo
    },
    onSuccess: (undo) => {
      const { restored = 0, passed_over = 0 } = undo ?? {}
      const said = trCount(restored, '{n} ticket restored', '{n} tickets restored')
      const passed = trCount(passed_over, '{n} stays, because somebody changed it since', '{n} stay, because somebody changed them since')
      tell.done(passed_over > 0 ? `${said}; ${passed}` : said)
      void queries.invalidateQueries({ queryKey: ['list', 'bulk_actions'] })
      onDone()
    },
    onError: tell.failure,
  })
  return (
    <Button size="compact-xs" variant="default" disabled={undoing.isSuccess} loading={undoing.isPending} onClick={() => undoing.mutate()}>
      {undoing.isSuccess ? tr('Undone') : tr('Undo')}
    </Button>
  )
}
