import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { tr } from '../../texts.js'
import { confirm } from '../confirm.js'
import { Icon } from '../Icon.js'
import { tell } from '../tell.js'

interface Props {
  /** What is deleted, by name. */
  name: string
  /** What follows from it. */
  detail: string
  act: () => Promise<unknown>
  /** The list to which it leads back, and its name in the cache. */
  back: { href: string; list: string }
}

/** Deletes something after a question. The service refuses what is still in use. */
export function DeleteButton({ name, detail, act, back }: Props) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const deleting = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      tell.done(tr('{name} deleted', { name }))
      await navigate({ to: back.href as '/' })
      await queries.invalidateQueries({ queryKey: ['list', back.list] })
    },
    onError: tell.failure,
  })
  return (
    <Button
      variant="default"
      h={34}
      leftSection={<Icon name="trash" size={16} />}
      loading={deleting.isPending}
      onClick={() => confirm({ title: tr('Delete {name}?', { name }), detail, act: tr('Delete'), onConfirm: () => deleting.mutate() })}
    >
      {tr('Delete')}
    </Button>
  )
}
