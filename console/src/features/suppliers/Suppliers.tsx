import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { NewButton } from '../../ui/form/NewButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { supplierFields, suppliers } from './resource.js'

export function Suppliers() {
  const { user } = useRouteContext({ from: '/shell' })
  return (
    <ListPage
      resource={suppliers}
      actions={
        may.manageSuppliers(user) && (
          <NewButton
            label={tr('New supplier')}
            fields={supplierFields}
            make={async (body) => (await client.POST('/v1/suppliers', { body: body as never })).data.supplier_id}
            done={tr('Supplier made')}
            page="/suppliers"
          />
        )
      }
    />
  )
}
