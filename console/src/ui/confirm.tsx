import { Button, Group, Modal, Text } from '@mantine/core'
import { type ReactNode, useSyncExternalStore } from 'react'
import { tr } from '../texts.js'

interface Question {
  title: string
  /** Line breaks in it are shown. */
  detail?: string
  act?: string
  /** It loses nothing: its button is not red. */
  isSafe?: boolean
  /** What the other button says. */
  keep?: string
  onConfirm?: () => void
  /** It was closed without the act. */
  onCancel?: () => void
  /** In place of the text and the two buttons; `close` ends the question. */
  content?: (close: () => void) => ReactNode
}

let asked: Question | null = null
const listeners = new Set<() => void>()
const set = (question: Question | null) => {
  asked = question
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks before an action that cannot be undone. A question that is still open ends without its act. */
export function confirm(question: Question): void {
  const before = asked
  set(question)
  before?.onCancel?.()
}

/** Whether a question is open, so that the Escape key is meant for it and not for the dialog below it. */
export const useAsking = (): boolean => useSyncExternalStore(subscribe, () => asked !== null)

/** Where the question appears; once, in the frame, above every dialog. */
export function Confirm() {
  const question = useSyncExternalStore(subscribe, () => asked)
  const end = () => set(null)
  const close = () => {
    end()
    question?.onCancel?.()
  }
  return (
    <Modal
      opened={question !== null}
      onClose={close}
      title={question?.title}
      size={question?.content ? 'md' : 'sm'}
      zIndex={300}
      closeButtonProps={{ 'aria-label': tr('Close') }}
    >
      {question?.content ? (
        question.content(end)
      ) : (
        <>
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {question?.detail}
          </Text>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={close} data-autofocus>
              {question?.keep ?? tr('No, keep it')}
            </Button>
            <Button
              color={question?.isSafe ? 'pine' : 'red'}
              onClick={() => {
                end()
                question?.onConfirm?.()
              }}
            >
              {question?.act}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  )
}
