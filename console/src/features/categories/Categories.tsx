import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { categories, categoryFields } from './resource.js'

export function Categories() {
  const { user } = useRouteContext({ from: '/shell' })
  const navigate = useNavigate()
  return (
    <ListPage
      resource={categories}
      actions={
        may.manageCatalogue(user) && (
          <EditButton
            anchor="new"
            label="New category"
            title="New category"
            fields={categoryFields}
            save={async (body) => (await client.POST('/v1/categories', { body: body as never })).data.category_id}
            done="Category made"
            onSaved={(id) => navigate({ to: `/categories/${id}` as '/' })}
          />
        )
      }
    />
  )
}
