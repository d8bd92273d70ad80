import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Icon } from '../Icon.js'
import { useAnchor } from '../useAnchor.js'
import { EditDialog } from './EditDialog.js'

type Props = Omit<ComponentProps<typeof EditDialog>, 'opened' | 'onClose'> & {
  label: string
  /** The end of an address that opens it: `#new`. */
  anchor?: 'new' | 'edit'
}

export function EditButton({ label, anchor, ...form }: Props) {
  const { opened, open, close } = useAnchor(anchor)
  const isNew = form.values === undefined
  return (
    <>
      <Button variant={isNew ? 'filled' : 'default'} h={34} leftSection={<Icon name={isNew ? 'plus' : 'edit'} size={16} />} onClick={open}>
        {label}
      </Button>
      <EditDialog {...form} opened={opened} onClose={close} />
    </>
  )
}
