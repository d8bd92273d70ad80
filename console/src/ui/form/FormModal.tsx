import { Modal } from '@mantine/core'
import { useFocusReturn, useWindowEvent } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { tr } from '../../texts.js'
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

/** An open list of choices takes the key first. */
const isEscape = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' && (target as Element).getAttribute('data-mantine-stop-propagation') !== 'true'

/** A dialog that does not lose what was typed into it. */
export function FormModal({ opened, onClose, title, size = 'md', children }: Props) {
  const unsaved = useRef(false)
  const asking = useAsking()
  const close = () => (unsaved.current ? askToDiscard(onClose) : onClose())
  // Not by the dialog itself: with each question above, open or not, it would note or return the focus anew.
  useFocusReturn({ opened })
  // Just opened, the dialog does not have the focus yet.
  useWindowEvent('keydown', ({ key, target }) => {
    if (opened && key === 'Escape' && target instanceof Element && target.closest('[role=dialog]') === null) close()
  })
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size={size}
      // A key that was pressed inside only: the one that closes a question above must not reach the dialog below.
      closeOnEscape={false}
      onKeyDown={(event) => isEscape(event) && close()}
      closeOnClickOutside={!asking}
      trapFocus={!asking}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': tr('Close') }}
    >
      <UnsavedInDialog value={unsaved}>{children(close)}</UnsavedInDialog>
    </Modal>
  )
}
