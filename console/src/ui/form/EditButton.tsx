import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ComponentProps } from 'react'
import { Icon } from '../Icon.js'
import { EditDialog } from './EditDialog.js'

type Props = Omit<ComponentProps<typeof EditDialog>, 'opened' | 'onClose'> & { label: string }

export function EditButton({ label, ...form }: Props) {
  const [opened, shown] = useDisclosure()
  const isNew = form.values === undefined
  return (
    <>
      <Button
        variant={isNew ? 'filled' : 'default'}
        h={34}
        leftSection={<Icon name={isNew ? 'plus' : 'edit'} size={16} />}
        onClick={shown.open}
      >
        {label}
      </Button>
      <EditDialog {...form} opened={opened} onClose={shown.close} />
    </>
  )
}
