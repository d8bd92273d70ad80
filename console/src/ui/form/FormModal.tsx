import { Modal } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useAsking } from '../confirm.js'
import { askToDiscard, UnsavedInDialog } from './unsaved.js'

interface Props {
  opened: boolean
  onClose: () => void
  title: ReactNode
  size?: 'md' | 'lg' | 'xl'
  /** `close` asks first when something would be lost. */
  children: (close: () => void) => ReactNode
}

/** A dialog that does not lose what was typed into it. */
export function FormModal({ opened, onClose, title, size = 'md', children }: Props) {
  const unsaved = useRef(false)
  const asking = useAsking()
  const close = () => (unsaved.current ? askToDiscard(onClose) : onClose())
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size={size}
      closeOnEscape={!asking}
      closeOnClickOutside={!asking}
      trapFocus={!asking}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <UnsavedInDialog value={unsaved}>{children(close)}</UnsavedInDialog>
    </Modal>
  )
}
