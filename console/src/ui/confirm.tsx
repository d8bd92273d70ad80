import { Button, Group, Modal, Text } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { tr } from '../texts.js'

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

/** Asks before what cannot be taken back. */
export const confirm = (question: Question): void => set(question)

/** Where the question appears; once, in the frame. */
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
    <Modal opened={question !== null} onClose={close} title={question?.title} size="sm" closeButtonProps={{ 'aria-label': tr('Close') }}>
      <Text size="sm">{question?.detail}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close} data-autofocus>
          {tr('No, keep it')}
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
