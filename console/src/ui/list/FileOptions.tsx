import { namedKinds } from '@allotment/sdk/model'
import { Button, Checkbox, Group, Radio, Stack, Switch, Text } from '@mantine/core'
import { fieldTitle } from '../../field-title.js'
import { tr } from '../../texts.js'
import type { FileChoice } from './Export.js'

type Entry = Record<string, unknown>

const isObject = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The columns a file can have, from one entry of the list: nested objects by their fields, tickets of an entry if each is a row. */
export function columnsOf(sample: object, items: boolean, prefix = ''): string[] {
  return Object.entries(sample).flatMap(([name, value]) => {
    const path = `${prefix}${name}`
    if (Array.isArray(value) && isObject(value[0]))
      return name === 'items' && prefix === '' && items ? columnsOf(value[0], false, 'items.') : []
    if (isObject(value) && prefix.split('.').length < 3) return Object.keys(value).map((inner) => `${path}.${inner}`)
    return [path]
  })
}

const nameable = new RegExp(`(^|_|onbehalf)(${namedKinds.join('|')})_id$`)
/** Whether a file for people has a name in place of this id. The id of the entry itself stays. */
const isNamed = (path: string, own: string | undefined): boolean => path !== own && nameable.test(path) && !path.includes('external_')
/** An id whose name has a column of its own. */
const isNamedBeside = (path: string, all: readonly string[]): boolean =>
  ['_name', '_title'].some((end) => all.includes(path.replace(/_id$/, end)))

interface Props {
  sample: object | undefined
  /** Of the sample. */
  id: string | undefined
  choice: FileChoice
  onChange: (choice: FileChoice) => void
  onDownload: () => void
}

/** What a file of a list contains: for whom, which columns, one row of what. */
export function FileOptions({ sample, id, choice, onChange, onDownload }: Props) {
  const { sheet, columns, items, comma } = choice
  const hasItems = sample !== undefined && Array.isArray((sample as Entry).items)
  const own = Object.entries(sample ?? {}).find(([, value]) => value === id)?.[0]
  const named = (path: string) => sheet && isNamed(path, own)
  const found = sample === undefined ? [] : columnsOf(sample, items)
  const all = found.filter((path) => !named(path) || !isNamedBeside(path, found))
  const chosen = columns ?? all
  const change = (part: Partial<FileChoice>) => onChange({ ...choice, ...part })
  const toggle = (path: string) => {
    const next = chosen.includes(path) ? chosen.filter((one) => one !== path) : all.filter((one) => one === path || chosen.includes(one))
    change({ columns: next.length === all.length || next.length === 0 ? null : next })
  }
  return (
    <Stack gap="md">
      <Radio.Group label={tr('The file is for')} value={sheet ? 'sheet' : 'raw'} onChange={(value) => change({ sheet: value === 'sheet' })}>
        <Stack gap={6} mt={6}>
          <Radio value="sheet" label={tr('People: names, amounts in units, your local time')} />
          <Radio value="raw" label={tr('Programs: ids and values as in the API')} />
        </Stack>
      </Radio.Group>
      {hasItems && (
        <Radio.Group
          label={tr('One row for each')}
          value={items ? 'items' : 'entry'}
          onChange={(value) => change({ items: value === 'items', columns: null })}
        >
          <Group gap="md" mt={6}>
            <Radio value="entry" label={tr('entry of the list')} />
            <Radio value="items" label={tr('ticket in it')} />
          </Group>
        </Radio.Group>
      )}
      {sheet && (
        <Switch
          label={tr('Decimal comma and semicolons')}
          description={tr('For spreadsheets in German, French, Spanish or Dutch')}
          checked={comma}
          onChange={(event) => change({ comma: event.currentTarget.checked })}
        />
      )}
      {all.length > 0 && (
        <div>
          <Group justify="space-between" mb={6}>
            <Text size="sm" fw={550}>
              {tr('Columns')}
            </Text>
            {columns !== null && (
              <Button size="compact-xs" variant="subtle" onClick={() => change({ columns: null })}>
                {tr('All columns')}
              </Button>
            )}
          </Group>
          <Stack gap={6} mah={260} style={{ overflowY: 'auto' }} tabIndex={0} role="group" aria-label={tr('Columns of the file')}>
            {all.map((path) => (
              <Checkbox
                key={path}
                size="xs"
                label={(named(path) ? path.replace(/_id$/, '') : path)
                  .split('.')
                  .map((name) => (name === 'items' ? tr('Ticket') : fieldTitle(name)))
                  .join(' · ')}
                checked={chosen.includes(path)}
                onChange={() => toggle(path)}
              />
            ))}
          </Stack>
        </div>
      )}
      <Group justify="flex-end">
        <Button onClick={onDownload}>{tr('Download')}</Button>
      </Group>
    </Stack>
  )
}
