import { ListPage } from '../../ui/list/ListPage.js'
import { reservations } from './resource.js'

export function Reservations() {
  return <ListPage resource={reservations} />
}
