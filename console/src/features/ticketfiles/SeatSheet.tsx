import { Button, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { count } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { askToDiscard } from '../../ui/form/unsaved.js'
import { Turn } from '../../ui/list/Turn.js'
import { textOf } from '../../ui/paste/file.js'
import { isHeaded, type Pasted, paste } from '../../ui/paste/paste.js'
import { Report } from '../../ui/paste/Report.js'
import { Sheet } from '../../ui/paste/Sheet.js'
import { type NumberedSeat, type SeatField, seatFaults, seatFields } from './seat-fields.js'

/** Lines on one page of the sheet. */
const pageSize = 100
const noLimit = Number.POSITIVE_INFINITY

/** Seats that were pasted or read from a file, to be looked at and corrected before they are sent. */
export function useSeats() {
  const [lines, setLines] = useState<NumberedSeat[]>([])
  const [pasted, setPasted] = useState<Pasted<SeatField> | null>(null)
  const read = (text: string) => {
    const found = paste(text, { fields: seatFields, column: 0, places: noLimit })
    setLines(found.rows.map((seat, index) => ({ seat, number: found.numbers[index] ?? index + 1 })))
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
  const wrong = lines.flatMap(({ seat }, index) => (Object.keys(seatFaults(seat)).length > 0 ? [index] : []))
  return { lines, setLines, pasted, setPasted, read, readFile, wrong }
}

/** Of many lines the first. */
const mostNamed = 8
const numbersOf = (numbers: readonly (number | undefined)[]): string =>
  [...numbers.slice(0, mostNamed), ...(numbers.length > mostNamed ? ['…'] : [])].join(', ')

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
  const used = seatFields.filter(({ name }) => showsAll || name === 'seat' || lines.some(({ seat }) => seat[name] !== undefined))
  return (
    <div ref={box}>
      {pasted && <Report pasted={pasted} onClose={() => setPasted(null)} />}
      <Group justify="space-between" my="xs">
        <Text size="sm" c={wrong.length > 0 ? 'error' : 'dimmed'} role="status">
          {wrong.length > 0
            ? trCount(wrong.length, '{n} line of {total} to correct: {numbers}', '{n} lines of {total} to correct: {numbers}', {
                total: count(lines.length),
                numbers: numbersOf(wrong.map((place) => lines[place]?.number)),
              })
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
          <Button size="xs" variant="default" onClick={() => askToDiscard(() => setLines([]))}>
            {tr('Discard')}
          </Button>
        </Group>
      </Group>
      <Sheet
        label={tr('Seats')}
        fields={used}
        rows={lines.slice(start, start + pageSize).map(({ seat, number }, index) => ({
          key: String(start + index),
          name: tr('line {number}', { number }),
          values: seat,
          changed: new Set<string>(),
          faults: seatFaults(seat),
        }))}
        onType={(row, name, text) =>
          setLines(lines.map((line, index) => (String(index) === row.key ? { ...line, seat: { ...line.seat, [name]: text } } : line)))
        }
        onPaste={(text, row, column) => {
          const found = paste(text, { fields: used, known: seatFields, column, places: noLimit, inCell: true })
          const at = start + row
          const last = lines.at(-1)?.number ?? 0
          setLines([
            ...lines.slice(0, at),
            ...found.rows.map((seat, index) => {
              const line = lines[at + index]
              return line ? { ...line, seat: { ...line.seat, ...seat } } : { seat, number: last + 1 + at + index - lines.length }
            }),
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
            start={() => box.current?.querySelector<HTMLElement>('section')}
          />
        </Group>
      )}
    </div>
  )
}
