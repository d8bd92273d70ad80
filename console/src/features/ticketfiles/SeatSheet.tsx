import { Button, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { tr, trCount } from '../../texts.js'
import { Turn } from '../../ui/list/Turn.js'
import { textOf } from '../../ui/paste/file.js'
import { isHeaded, type Pasted, paste } from '../../ui/paste/paste.js'
import { Report } from '../../ui/paste/Report.js'
import { Sheet } from '../../ui/paste/Sheet.js'
import { type SeatField, type SeatLine, seatFaults, seatFields } from './seat-fields.js'

/** Lines on one page of the sheet. */
const pageSize = 100
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
  /** Places of the lines to correct. */
  const wrong = lines.flatMap((line, index) => (Object.keys(seatFaults(line)).length > 0 ? [index] : []))
  return { lines, setLines, pasted, setPasted, read, readFile, wrong }
}

type Seats = ReturnType<typeof useSeats>

export function SeatSheet({ lines, setLines, pasted, setPasted, wrong }: Seats) {
  const [showsAll, setAll] = useState(false)
  const [page, setPage] = useState(1)
  /** Counts the ways to a page with a line to correct: its first wrong cell gets the focus. */
  const [sought, setSought] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sought > 0) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [sought])
  const pages = Math.ceil(lines.length / pageSize)
  const shown = Math.min(page, pages)
  const start = (shown - 1) * pageSize
  const wrongPages = [...new Set(wrong.map((line) => Math.floor(line / pageSize) + 1))]
  /** The next page with a line to correct, from the first again after the last. */
  const next = wrongPages.find((one) => one > shown) ?? wrongPages.find((one) => one !== shown)
  const used = seatFields.filter(({ name }) => showsAll || name === 'seat' || lines.some((line) => line[name] !== undefined))
  return (
    <div ref={box}>
      {pasted && <Report pasted={pasted} onClose={() => setPasted(null)} />}
      <Group justify="space-between" my="xs">
        <Text size="sm" c={wrong.length > 0 ? 'error' : 'dimmed'} role="status">
          {wrong.length > 0
            ? trCount(wrong.length, '{n} line of {total} to correct', '{n} lines of {total} to correct', { total: lines.length })
            : trCount(lines.length, '{n} seat', '{n} seats')}
        </Text>
        <Group gap="xs">
          {next !== undefined && (
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                setPage(next)
                setSought(sought + 1)
              }}
            >
              {tr('More to correct: page {page}', { page: next })}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={() => setAll(!showsAll)}>
            {showsAll ? tr('Used columns') : tr('All columns')}
          </Button>
          <Button size="xs" variant="default" onClick={() => setLines([])}>
            {tr('Discard')}
          </Button>
        </Group>
      </Group>
      <Sheet
        label={tr('Seats')}
        fields={used}
        rows={lines.slice(start, start + pageSize).map((values, index) => ({
          key: String(start + index),
          name: tr('line {number}', { number: start + index + 1 }),
          values,
          changed: new Set<string>(),
          faults: seatFaults(values),
        }))}
        onType={(row, name, text) => setLines(lines.map((line, index) => (String(index) === row.key ? { ...line, [name]: text } : line)))}
        onPaste={(text, row, column) => {
          const found = paste(text, { fields: used, known: seatFields, column, places: noLimit })
          const at = start + row
          setLines([
            ...lines.slice(0, at),
            ...found.rows.map((line, index) => ({ ...lines[at + index], ...line })),
            ...lines.slice(at + found.rows.length),
          ])
          setPasted(found)
        }}
      />
      {pages > 1 && (
        <Group component="nav" aria-label={tr('Pages')} justify="flex-end" mt="xs">
          <Turn
            page={shown}
            pages={pages}
            onTurn={(next) => {
              setPage(next)
              box.current?.scrollIntoView()
            }}
          />
        </Group>
      )}
    </div>
  )
}
