import { Button } from '@mantine/core'
import { type ComponentProps, useRef } from 'react'
import { Icon } from '../Icon.js'
import { useAnchor } from '../useAnchor.js'
import { EditDialog } from './EditDialog.js'

type Props = Omit<ComponentProps<typeof EditDialog>, 'opened' | 'onClose'> & {
  label: string
  /** The end of an address that opens it: `#new`. */
  anchor?: 'new' | 'edit'
  /** In a panel: it is not what the page is for. */
  quiet?: boolean
}

export function EditButton({ label, anchor, quiet = false, ...form }: Props) {
  const { opened, open, close, hide, clear } = useAnchor(anchor)
  const isSaved = useRef(false)
  const isNew = form.values === undefined
  return (
    <>
      <Button
        variant={isNew && !quiet ? 'filled' : 'default'}
        h={34}
        leftSection={<Icon name={isNew ? 'plus' : 'edit'} size={16} />}
        onClick={open}
      >
        {label}
      </Button>
      <EditDialog
        {...form}
        opened={opened}
        // After saving the address is left alone: another page may be on its way.
        onClose={() => (isSaved.current ? hide() : close())}
        save={async (...given) => {
          const answer = await form.save(...given)
          isSaved.current = true
          return answer
        }}
        onSaved={async (answer) => {
          isSaved.current = false
          await form.onSaved(answer)
          clear()
        }}
      />
    </>
  )
}
