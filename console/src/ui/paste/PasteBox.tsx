import { Button, FileButton, Group, Text, Textarea } from '@mantine/core'
import { save } from '../save.js'
import { csvOf, type SheetField } from './paste.js'

interface Props {
  fields: readonly SheetField[]
  /** Name of the template file. */
  template: string
  disabled?: boolean
  onRead: (text: string, file: File | null) => void
}

/** Where a block of a spreadsheet is pasted or a CSV file is chosen. */
export function PasteBox({ fields, template, disabled = false, onRead }: Props) {
  const labels = fields.map(({ label }) => label)
  const read = (text: string, file: File | null) => {
    if (text.trim() !== '') onRead(text, file)
  }
  return (
    <div>
      <Group justify="space-between" mb="xs">
        <Text size="sm" c="dimmed">
          With a line of headings, columns may be in any order. Nothing is saved yet.
        </Text>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            disabled={disabled}
            onClick={() => save(new Blob([csvOf([labels])], { type: 'text/csv' }), template)}
          >
            Template
          </Button>
          <FileButton
            accept=".csv,.txt,text/csv"
            disabled={disabled}
            onChange={(file) => void file?.text().then((text) => read(text, file))}
          >
            {(props) => (
              <Button {...props} size="xs" variant="default" disabled={disabled}>
                CSV file
              </Button>
            )}
          </FileButton>
        </Group>
      </Group>
      <Textarea
        label="Paste here"
        rows={2}
        disabled={disabled}
        value=""
        placeholder={labels.join('   ')}
        onPaste={(event) => {
          event.preventDefault()
          read(event.clipboardData.getData('text'), null)
        }}
        onChange={(event) => read(event.currentTarget.value, null)}
      />
    </div>
  )
}
