import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { tr } from '../../texts.js'
import { Icon } from '../../ui/Icon.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { useAnchor } from '../../ui/useAnchor.js'
import { ticketFiles } from './resource.js'
import { UploadDialog } from './UploadDialog.js'

export function TicketFiles() {
  const { ticket_id } = useSearch({ strict: false }) as { ticket_id?: string }
  const { opened, open, close } = useAnchor('upload')
  return (
    <>
      <ListPage
        resource={ticketFiles}
        actions={
          <Button h={34} leftSection={<Icon name="upload" size={16} />} onClick={open}>
            {tr('Upload')}
          </Button>
        }
      />
      <UploadDialog opened={opened} onClose={close} ticket_id={ticket_id ?? ''} />
    </>
  )
}
