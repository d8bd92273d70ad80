import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { supplierFields, suppliers } from './resource.js'

export function Suppliers() {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  return (
    <ListPage
      resource={suppliers}
      actions={
        may.manageSuppliers(user) && (
          <EditButton
            anchor="new"
            label="New supplier"
            title="New supplier"
            fields={supplierFields}
            save={async (body) => (await client.POST('/v1/suppliers', { body: body as never })).data.supplier_id}
            done="Supplier made"
            onSaved={(id) => navigate({ to: `/suppliers/${id}` as '/' })}
          />
        )
      }
    />
  )
}
