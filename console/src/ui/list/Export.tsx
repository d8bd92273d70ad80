import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Icon } from '../Icon.js'
import { save } from '../save.js'
import { tell } from '../tell.js'
import { type Address, questionOf } from './address.js'
import type { Resource } from './resource.js'

/** All filtered rows as CSV, independent of the page. */
export function Export<Row>({ resource, address }: { resource: Resource<Row>; address: Address }) {
  const making = useMutation({
    mutationFn: async () => resource.source.file(await questionOf(resource, address)),
    onSuccess: (file) => save(file, `${resource.name}-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: tell.failure,
  })
  return (
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
  )
}
