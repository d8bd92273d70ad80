import { Alert, Button, Group, Modal, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client as api } from '../../api.js'
import { moment } from '../../format.js'
import { tr, trRich } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { confirm } from '../../ui/confirm.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { EditDialog } from '../../ui/form/EditDialog.js'
import { Grid } from '../../ui/Grid.js'
import { Icon } from '../../ui/Icon.js'
import { Status } from '../../ui/status.js'
import { tell } from '../../ui/tell.js'
import type { Client } from './resource.js'

/** A key is shown once, when it is created: after that it cannot be read. */
export function Keys({ client: { client_id, roles } }: { client: Client }) {
  const [opened, shown] = useDisclosure()
  const [fresh, setFresh] = useState<string | null>(null)
  const queries = useQueryClient()
  const params = { path: { client_id } }
  const again = () => queries.invalidateQueries({ queryKey: ['keys', client_id] })
  const keys = useQuery({
    queryKey: ['keys', client_id],
    queryFn: async ({ signal }) =>
      (await api.GET('/v1/clients/{client_id}/keys', { params: { ...params, query: { page_size: 100 } }, signal })).data.keys,
  })
  const revoking = useMutation({
    mutationFn: (key_id: string) => api.DELETE('/v1/clients/{client_id}/keys/{key_id}', { params: { path: { client_id, key_id } } }),
    onSuccess: async () => {
      tell.done(tr('Key revoked'))
      await again()
    },
    onError: tell.failure,
  })
  const over = (key: { revoked: string | null; expires: string | null }) =>
    key.revoked !== null || (key.expires !== null && new Date(`${key.expires}Z`) < new Date())
  return (
    <Panel
      title={tr('API keys')}
      flush
      extra={
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="key" size={14} />}
          onClick={shown.open}
          disabled={!roles.includes('api')}
          title={roles.includes('api') ? undefined : tr('Needs the role “API keys”')}
        >
          {tr('New key')}
        </Button>
      }
    >
      {keys.isPending && <Skeleton height={60} mx="md" role="status" aria-label={tr('Loading')} />}
      {keys.isError && <Failure small error={keys.error} onRetry={() => void keys.refetch()} />}
      {keys.data?.length === 0 && (
        <div style={{ padding: '0 18px 14px' }}>
          <None>{tr('No keys yet.')}</None>
        </div>
      )}
      {keys.data && keys.data.length > 0 && (
        <Grid label={tr('Keys of this client')} heads={[tr('Key'), tr('State'), tr('Last used'), tr('From|sender'), tr('Action')]}>
          {keys.data.map((key) => (
            <tr key={key.key_id}>
              <td>
                {key.label || tr('Without a label')}
                <Text size="xs" c="dimmed">
                  {trRich('made {created}', { created: moment(key.created) })}
                </Text>
              </td>
              <td>
                <Status
                  value={over(key) ? 'inactive' : 'active'}
                  label={key.revoked ? tr('Revoked') : over(key) ? tr('Expired') : tr('Active')}
                />
              </td>
              <td>{moment(key.last_used)}</td>
              <td>{key.ip_allow.join(', ') || tr('Anywhere')}</td>
              <td data-align="right">
                {!over(key) && (
                  <Button
                    size="compact-xs"
                    variant="default"
                    onClick={() =>
                      confirm({
                        title: tr('Revoke this key?'),
                        detail: tr('Whatever uses it is refused from the next request on.'),
                        act: tr('Revoke'),
                        onConfirm: () => revoking.mutate(key.key_id),
                      })
                    }
                    aria-label={tr('Revoke {label}', { label: key.label || key.key_id })}
                  >
                    {tr('Revoke')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </Grid>
      )}
      <EditDialog
        opened={opened}
        onClose={shown.close}
        title={tr('New API key')}
        fields={[
          { name: 'label', label: tr('Label'), kind: 'text', required: true, hint: tr('What it is for') },
          { name: 'expires', label: tr('Expires (UTC)'), kind: 'datetime' },
        ]}
        save={async (body) => (await api.POST('/v1/clients/{client_id}/keys', { params, body: body as never })).data.api_key}
        done={tr('Key made')}
        onSaved={async (key) => {
          setFresh(String(key))
          await again()
        }}
      />
      <Modal
        opened={fresh !== null}
        onClose={() => setFresh(null)}
        title={tr('Your new key')}
        closeOnEscape={false}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': tr('Close') }}
      >
        <Alert color="pine" variant="light" title={tr('Copy it now')}>
          {tr('It is shown this once. Send it in the header X-Api-Key.')}
        </Alert>
        <Group mt="md" style={{ overflowWrap: 'anywhere' }}>
          {fresh !== null && <Copyable text={fresh} />}
        </Group>
      </Modal>
    </Panel>
  )
}
