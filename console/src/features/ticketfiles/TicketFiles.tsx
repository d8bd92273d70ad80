import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useSearch } from '@tanstack/react-router'
import { Icon } from '../../ui/Icon.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { ticketFiles } from './resource.js'
import { UploadDialog } from './UploadDialog.js'

export function TicketFiles() {
  const { ticket_id } = useSearch({ strict: false }) as { ticket_id?: string }
  const [opened, shown] = useDisclosure()
  return (
    <>
      <ListPage
        resource={ticketFiles}
        actions={
          <Button h={34} leftSection={<Icon name="upload" size={16} />} onClick={shown.open}>
            Upload
          </Button>
        }
      />
      <UploadDialog opened={opened} onClose={shown.close} ticket_id={ticket_id ?? ''} />
    </>
  )
}
