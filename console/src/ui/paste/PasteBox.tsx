import { Button, FileButton, Group, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { tr } from '../../texts.js'
import { save } from '../save.js'
import { textOf } from './file.js'
import { csvOf, type PasteField } from './paste.js'

interface Props {
  fields: readonly PasteField[]
  /** Name of the template file. */
  template: string
  /** Whether a file can be chosen here; false where there is another place for it. */
  withFile?: boolean
  onRead: (text: string) => void
}

/** Where a block of a spreadsheet is pasted or a CSV file is chosen. */
export function PasteBox({ fields, template, withFile = true, onRead }: Props) {
  const [isRefused, setRefused] = useState(false)
  const labels = fields.map(({ label }) => label)
  const read = (text: string) => {
    if (text.trim() !== '') onRead(text)
  }
  const open = async (file: File | null) => {
    if (file === null) return
    const text = await textOf(file)
    setRefused(text === null)
    if (text !== null) read(text)
  }
  return (
    <div>
      <Group justify="space-between" my="xs">
        <Text size="sm" c="dimmed">
          {tr('With a line of headings, columns may be in any order. Nothing is saved yet.')}
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => save(new Blob([csvOf([labels])], { type: 'text/csv' }), template)}>
            {tr('Template')}
          </Button>
          {withFile && (
            <FileButton accept=".csv,.txt,text/csv" onChange={(file) => void open(file)}>
              {(props) => (
                <Button {...props} size="xs" variant="default">
                  {tr('CSV file')}
                </Button>
              )}
            </FileButton>
          )}
        </Group>
      </Group>
      <Textarea
        label={tr('Paste here')}
        autosize
        minRows={2}
        value=""
        placeholder={labels.join('   ')}
        error={isRefused ? tr('The file is no table of text. Save it as CSV.') : null}
        onPaste={(event) => {
          event.preventDefault()
          read(event.clipboardData.getData('text'))
        }}
        onChange={(event) => read(event.currentTarget.value)}
      />
    </div>
  )
}
