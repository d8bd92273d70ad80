import { Button, FileButton, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { isStaff } from '../../access.js'
import { client, describe } from '../../api.js'
import { counted } from '../../format.js'
import { Grid } from '../../ui/Grid.js'
import { Icon } from '../../ui/Icon.js'
import { type Pasted, paste } from '../../ui/paste/paste.js'
import { Report } from '../../ui/paste/Report.js'
import { save } from '../../ui/save.js'
import { tell } from '../../ui/tell.js'
import { bodyOf, faultsOf, type Known, type Line, type LineField, lineFields } from './paste-fields.js'
import classes from './tickets.module.css'

const most = 200

/** Offers many tickets of an event from a spreadsheet: pasted or as a file, with a preview. */
export function PasteTickets({ event_id, venue_id }: { event_id: string; venue_id: string }) {
  const [opened, shown] = useDisclosure()
  return (
    <>
      <Button variant="default" h={34} leftSection={<Icon name="upload" size={16} />} onClick={shown.open}>
        From a spreadsheet
      </Button>
      <Modal
        opened={opened}
        onClose={shown.close}
        title="Tickets from a spreadsheet"
        size="80rem"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Dialog event_id={event_id} venue_id={venue_id} />
      </Modal>
    </>
  )
}

function useKnown(venue_id: string, staff: boolean): Known | null {
  const categories = useQuery({
    queryKey: ['categories of', venue_id],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/categories', { params: { query: { venue_id, page_size: 500 } }, signal })).data.categories,
  })
  const suppliers = useQuery({
    queryKey: ['suppliers by name'],
    queryFn: async ({ signal }) => (await client.GET('/v1/suppliers', { params: { query: { page_size: 1000 } }, signal })).data.suppliers,
    enabled: staff,
  })
  if (!categories.data || (staff && !suppliers.data)) return null
  return {
    categories: new Map(categories.data.map(({ category_id, category_name }) => [category_id, category_name])),
    suppliers: staff ? new Map(suppliers.data?.map(({ supplier_id, name }) => [supplier_id, name])) : null,
  }
}

interface Pending {
  /** Its number in the pasted block. */
  number: number
  line: Line
  /** The answer of the service, if it was sent. */
  refusal: string | null
}

function Dialog({ event_id, venue_id }: { event_id: string; venue_id: string }) {
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const known = useKnown(venue_id, isStaff(user))
  const fields = known ? lineFields(known) : []
  const [pasted, setPasted] = useState<Pasted<LineField> | null>(null)
  const [lines, setLines] = useState<Pending[]>([])
  const read = (text: string) => {
    if (text.trim() === '') return
    const found = paste(text, { fields, column: 0, places: most })
    setPasted(found)
    setLines(
      found.rows.filter((row) => Object.values(row).some(Boolean)).map((line, index) => ({ number: index + 1, line, refusal: null })),
    )
  }
  const ready = lines.filter(({ line }) => Object.keys(faultsOf(line, fields)).length === 0)
  const offering = useMutation({
    // One after the other: each is a separate request, and refused ones stay to be corrected.
    mutationFn: async () => {
      const left: Pending[] = []
      for (const one of lines) {
        if (!ready.includes(one) || !known) {
          left.push(one)
          continue
        }
        try {
          await client.POST('/v1/tickets', { body: { ...bodyOf(one.line, known), event_id } as never })
        } catch (error) {
          left.push({ ...one, refusal: describe(error).detail })
        }
      }
      return left
    },
    onSuccess: async (left) => {
      tell.done(`${counted(lines.length - left.length, 'ticket')} offered`)
      setLines(left)
      setPasted(null)
      await Promise.all([['offer'], ['list', 'tickets'], ['event']].map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
  })
  const template = () => save(new Blob([`${fields.map(({ label }) => label).join(',')}\n`], { type: 'text/csv' }), 'tickets.csv')
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          With a line of headings columns may stand in any order. Nothing is offered before you say so.
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={template}>
            Template
          </Button>
          <FileButton accept=".csv,.txt,text/csv" onChange={(file) => void file?.text().then(read)}>
            {(props) => (
              <Button {...props} size="xs" variant="default">
                CSV file
              </Button>
            )}
          </FileButton>
        </Group>
      </Group>
      <Textarea
        label="Paste here"
        rows={3}
        disabled={!known}
        onPaste={(event) => {
          event.preventDefault()
          read(event.clipboardData.getData('text'))
        }}
        value=""
        placeholder={fields.map(({ label }) => label).join('   ')}
        onChange={(event) => read(event.currentTarget.value)}
        data-autofocus
      />
      {pasted && <Report pasted={pasted} onClose={() => setPasted(null)} />}
      {lines.length > 0 && (
        <Grid label="Lines to offer" heads={[...fields.map(({ label }) => label), 'State']}>
          {lines.map(({ number, line, refusal }) => {
            const faults = faultsOf(line, fields)
            const wrong = Object.keys(faults).length
            return (
              <tr key={number}>
                {fields.map(({ name }) => (
                  <td key={name} data-fault={faults[name] !== undefined || undefined}>
                    {line[name] ?? ''}
                    {faults[name] && <small className={classes.wrong}>{faults[name]}</small>}
                  </td>
                ))}
                <td>{refusal ?? (wrong > 0 ? `${counted(wrong, 'cell')} to correct` : 'Ready')}</td>
              </tr>
            )
          })}
        </Grid>
      )}
      <Group justify="flex-end">
        <Button disabled={ready.length === 0} loading={offering.isPending} onClick={() => offering.mutate()}>
          Offer {ready.length === lines.length ? counted(ready.length, 'ticket') : `${ready.length} of ${counted(lines.length, 'ticket')}`}
        </Button>
      </Group>
    </Stack>
  )
}
