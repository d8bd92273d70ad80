import { ListPage } from '../../ui/list/ListPage.js'
import { tickets } from './resource.js'

export function Tickets() {
  return <ListPage resource={tickets} />
}
