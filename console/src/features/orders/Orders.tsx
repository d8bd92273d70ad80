import { ListPage } from '../../ui/list/ListPage.js'
import { orders } from './resource.js'

export function Orders() {
  return <ListPage resource={orders} />
}
