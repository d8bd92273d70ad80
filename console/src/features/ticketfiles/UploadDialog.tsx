import { Button, Checkbox, Group, List, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type DragEvent, useId, useRef, useState } from 'react'
import { client } from '../../api.js'
import { tr, trCount } from '../../texts.js'
import { ticketThing } from '../../things.js'
import { FormField } from '../../ui/form/FormField.js'
import { FormModal } from '../../ui/form/FormModal.js'
import { useUnsaved } from '../../ui/form/unsaved.js'
import { Icon } from '../../ui/Icon.js'
import { PasteBox } from '../../ui/paste/PasteBox.js'
import { Refused } from '../../ui/Refused.js'
import { tell } from '../../ui/tell.js'
import { SeatSheet, useSeats } from './SeatSheet.js'
import { seatFields, seatFile } from './seat-fields.js'
import classes from './ticketfiles.module.css'

interface Props {
  opened: boolean
  onClose: () => void
  ticket_id: string
}

/** Files are dropped or chosen. A table is first only read and checked: its page shows the content, and assigns the seats. */
export function UploadDialog({ opened, onClose, ticket_id }: Props) {
  return (
    <FormModal opened={opened} onClose={onClose} title={tr('Upload ticket files')} size="xl">
      {(close) => <Upload onClose={onClose} onCancel={close} given={ticket_id} />}
    </FormModal>
  )
}

const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || name.toLowerCase().endsWith('.pdf')
/** A larger table is not read in the browser. */
const maxShown = 2_000_000

async function send(ticket_id: string, file: File, replace: boolean): Promise<string> {
  const body = new FormData()
  body.append('replace', String(replace))
  body.append('file', file)
  const init = { params: { path: { ticket_id } }, body: body as never, bodySerializer: () => body }
  const { data } = isPdf(file)
    ? await client.POST('/v1/ticketfiles/pdf/{ticket_id}', init)
    : await client.POST('/v1/ticketfiles/seating_csv/{ticket_id}', init)
  return data.ticketfile_id
}

function Upload({ onClose, onCancel, given }: { onClose: () => void; onCancel: () => void; given: string }) {
  const [ticket, setTicket] = useState(given)
  const [files, setFiles] = useState<File[]>([])
  const [replace, setReplace] = useState(false)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const seats = useSeats()
  const release = useUnsaved(ticket !== given || replace || files.length > 0 || seats.lines.length > 0)
  const [name, setName] = useState('pasted.csv')
  /** Uploaded before one was refused: they are not sent again. */
  const sent = useRef<string[]>([])
  const sending = useMutation({
    mutationFn: async () => {
      const all = seats.lines.length > 0 ? [seatFile(seats.lines, name)] : files
      for (const file of all) {
        sent.current.push(await send(ticket, file, replace))
        setFiles((rest) => rest.filter((one) => one !== file))
      }
      return sent.current
    },
    onSuccess: async (made) => {
      tell.done(trCount(made.length, '{n} file uploaded', '{n} files uploaded'))
      release()
      onClose()
      await queries.invalidateQueries({ queryKey: ['list', 'ticketfiles'] })
      if (made.length === 1) await navigate({ to: `/ticket-files/${made[0]}` as '/' })
    },
  })
  /** One table is read here, to be corrected. Everything else is read by the service, which says what is wrong with it. */
  const choose = async (chosen: File[]) => {
    const [first] = chosen
    const isTable = chosen.length === 1 && first && !isPdf(first) && first.size <= maxShown
    const isRead = isTable && (await seats.readFile(first))
    if (!isRead) seats.setLines([])
    setFiles(isRead ? [] : chosen)
    setName(first?.name ?? name)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void choose([...event.dataTransfer.files])
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sending.mutate()
      }}
    >
      <FormField
        field={{
          name: 'ticket_id',
          label: tr('Ticket'),
          kind: 'thing',
          thing: ticketThing,
          required: true,
          hint: tr('By the name of its event, or its id'),
        }}
        value={ticket}
        fault={undefined}
        first={given === ''}
        onChange={(value) => setTicket(String(value))}
      />
      <button
        type="button"
        className={classes.drop}
        data-over={over || undefined}
        aria-describedby={hint}
        data-autofocus={given === '' ? undefined : true}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" size={24} />
        <Text size="sm" fw={600}>
          {tr('Drop a CSV or PDFs here, or choose them')}
        </Text>
        <Text size="xs" c="dimmed" id={hint}>
          {tr('A table has a header row: section, row, seat, serial, barcode, label, gate; at least seat or serial')}
        </Text>
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".csv,.pdf,text/csv,application/pdf"
        aria-label={tr('Files')}
        onChange={(event) => void choose([...(event.currentTarget.files ?? [])])}
      />
      {seats.lines.length > 0 ? (
        <SeatSheet {...seats} />
      ) : (
        <PasteBox fields={seatFields} template="seats.csv" withFile={false} onRead={seats.read} />
      )}
      {files.length > 0 && (
        <List size="sm" mt="sm">
          {files.map((file) => (
            <List.Item key={file.name}>{file.name}</List.Item>
          ))}
        </List>
      )}
      <Checkbox
        mt="md"
        label={tr('Replace seats that are there already')}
        checked={replace}
        onChange={(event) => setReplace(event.currentTarget.checked)}
      />
      <Refused error={sending.error} mt="md" />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {tr('Cancel')}
        </Button>
        <Button type="submit" disabled={ticket === '' || (files.length === 0 && seats.lines.length === 0)} loading={sending.isPending}>
          {tr('Upload')}
        </Button>
      </Group>
    </form>
  )
}
