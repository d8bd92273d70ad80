import { ActionIcon, Button, Group, Modal } from '@mantine/core'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { tr, zone } from '../../texts.js'
import { Icon } from '../Icon.js'
import { save } from '../save.js'
import { tell } from '../tell.js'
import { type Address, questionOf } from './address.js'
import type { Query, Resource } from './resource.js'

/** What a file contains. Kept in the browser for each list. */
export interface FileChoice {
  /** For people: names, units, local times. Otherwise as the API has it. */
  sheet: boolean
  /** Paths of the chosen columns; null for all. */
  columns: string[] | null
  /** One row per ticket instead of one per entry. */
  items: boolean
  comma: boolean
}
export const usualFile: FileChoice = { sheet: true, columns: null, items: false, comma: false }

/** The parameters of a file. */
export function fileQuery({ sheet, columns, items, comma }: FileChoice): Query {
  const chosen = columns?.filter((path) => items || !path.startsWith('items.'))
  return {
    ...(sheet ? { csv_style: 'sheet', csv_time_zone: zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone } : {}),
    ...(sheet && comma ? { csv_decimal: 'comma' } : {}),
    ...(items ? { csv_rows: 'items' } : {}),
    ...(chosen && chosen.length > 0 ? { csv_columns: chosen.join(',') } : {}),
  }
}

const FileOptions = lazy(async () => ({ default: (await import('./FileOptions.js')).FileOptions }))

interface Props<Row> {
  resource: Resource<Row>
  address: Address
  /** Of which the columns are taken. */
  rows: readonly Row[]
}

/** The filtered set as CSV, all of it, whatever page is shown. What the file contains can be chosen once. */
export function Export<Row>({ resource, address, rows }: Props<Row>) {
  const [opened, shown] = useDisclosure()
  const [choice, choose] = useLocalStorage<FileChoice>({ key: `export ${resource.name}`, defaultValue: usualFile })
  const making = useMutation({
    mutationFn: async () => resource.source.file({ ...(await questionOf(resource, address)), ...fileQuery(choice) }),
    onSuccess: (file) => save(file, `${resource.name}-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: tell.failure,
  })
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        variant="default"
        h={34}
        px="sm"
        leftSection={<Icon name="download" size={16} />}
        loading={making.isPending}
        onClick={() => making.mutate()}
      >
        CSV
      </Button>
      <ActionIcon variant="default" size={34} aria-label={tr('What the file contains')} onClick={shown.open}>
        <Icon name="chevron" />
      </ActionIcon>
      <Modal
        opened={opened}
        onClose={shown.close}
        title={tr('{title} as a file', { title: resource.title })}
        closeButtonProps={{ 'aria-label': tr('Close') }}
      >
        <Suspense>
          <FileOptions
            sample={rows[0] as object | undefined}
            id={rows[0] && resource.id(rows[0])}
            choice={choice}
            onChange={choose}
            onDownload={() => {
              shown.close()
              making.mutate()
            }}
          />
        </Suspense>
      </Modal>
    </Group>
  )
}
