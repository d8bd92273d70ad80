import { Button, Group, Modal, Text } from '@mantine/core'
import { useSyncExternalStore } from 'react'

interface Question {
  title: string
  detail: string
  act: string
  onConfirm: () => void
}

let asked: Question | null = null
const listeners = new Set<() => void>()
const set = (question: Question | null) => {
  asked = question
  for (const listener of listeners) listener()
}

/** Asks before an action that cannot be undone. */
export const confirm = (question: Question): void => set(question)

/** The place of the question; once, in the frame. */
export function Confirm() {
  const question = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
  const close = () => set(null)
  return (
    <Modal opened={question !== null} onClose={close} title={question?.title} size="sm" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text size="sm">{question?.detail}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close} data-autofocus>
          No, keep it
        </Button>
        <Button
          color="red"
          onClick={() => {
            question?.onConfirm()
            close()
          }}
        >
          {question?.act}
        </Button>
      </Group>
    </Modal>
  )
}
