import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { NewButton } from '../../ui/form/NewButton.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { categories, categoryFields } from './resource.js'

export function Categories() {
  const { user } = useRouteContext({ from: '/shell' })
  return (
    <ListPage
      resource={categories}
      actions={
        may.manageCatalogue(user) && (
          <NewButton
            label={tr('New category')}
            fields={categoryFields}
            make={async (body) => (await client.POST('/v1/categories', { body: body as never })).data.category_id}
            done={tr('Category made')}
            page="/categories"
          />
        )
      }
    />
  )
}
