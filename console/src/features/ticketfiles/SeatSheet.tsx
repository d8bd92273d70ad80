import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { tr, trCount } from '../../texts.js'
import { textOf } from '../../ui/paste/file.js'
import { isHeaded, type Pasted, paste } from '../../ui/paste/paste.js'
import { Report } from '../../ui/paste/Report.js'
import { Sheet } from '../../ui/paste/Sheet.js'
import { type SeatField, type SeatLine, seatFaults, seatFields } from './seat-fields.js'

/** As many lines as are shown to be corrected. More are only counted: the service checks each, and lists what is wrong. */
const mostShown = 300
const noLimit = Number.POSITIVE_INFINITY

/** Seats that were pasted or read from a file, to be looked at and corrected before they are sent. */
export function useSeats() {
  const [lines, setLines] = useState<SeatLine[]>([])
  const [pasted, setPasted] = useState<Pasted<SeatField> | null>(null)
  const read = (text: string) => {
    const found = paste(text, { fields: seatFields, column: 0, places: noLimit })
    setLines(found.rows)
    setPasted(found)
  }
  /** False for what is no text or has no headings. */
  const readFile = async (file: File): Promise<boolean> => {
    const text = await textOf(file)
    if (text === null || !isHeaded(text, seatFields)) return false
    read(text)
    return true
  }
  const wrong = lines.filter((line) => Object.keys(seatFaults(line)).length > 0).length
  return { lines, setLines, pasted, setPasted, read, readFile, wrong }
}

type Seats = ReturnType<typeof useSeats>

export function SeatSheet({ lines, setLines, pasted, setPasted, wrong }: Seats) {
  const [showsAll, setAll] = useState(false)
  const used = seatFields.filter(({ name }) => showsAll || name === 'seat' || lines.some((line) => line[name] !== undefined))
  return (
    <div>
      {pasted && <Report pasted={pasted} onClose={() => setPasted(null)} />}
      <Group justify="space-between" my="xs">
        <Text size="sm" c={wrong > 0 ? 'error' : 'dimmed'} role="status">
          {wrong > 0
            ? trCount(wrong, '{n} line of {total} to correct', '{n} lines of {total} to correct', { total: lines.length })
            : trCount(lines.length, '{n} seat', '{n} seats')}
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => setAll(!showsAll)}>
            {showsAll ? tr('Used columns') : tr('All columns')}
          </Button>
          <Button size="xs" variant="default" onClick={() => setLines([])}>
            {tr('Discard')}
          </Button>
        </Group>
      </Group>
      {lines.length > mostShown ? (
        <Text size="sm" c="dimmed">
          {tr('Too many to be shown here. The service checks each line when it is uploaded, and lists what is wrong.')}
        </Text>
      ) : (
        <Sheet
          label={tr('Seats')}
          fields={used}
          rows={lines.map((values, index) => ({
            key: String(index),
            name: tr('line {number}', { number: index + 1 }),
            values,
            changed: new Set<string>(),
            faults: seatFaults(values),
          }))}
          onType={(row, name, text) => setLines(lines.map((line, index) => (String(index) === row.key ? { ...line, [name]: text } : line)))}
          onPaste={(text, row, column) => {
            const found = paste(text, { fields: used, known: seatFields, column, places: noLimit })
            setLines([
              ...lines.slice(0, row),
              ...found.rows.map((line, index) => ({ ...lines[row + index], ...line })),
              ...lines.slice(row + found.rows.length),
            ])
            setPasted(found)
          }}
        />
      )}
    </div>
  )
}
