import { ListPage } from '../../ui/list/ListPage.js'
import { translations } from './resource.js'

export function Translations() {
  return <ListPage resource={translations} />
}
