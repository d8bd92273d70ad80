import { ListPage } from '../../ui/list/ListPage.js'
import { sales } from './resource.js'

export const Sales = () => <ListPage resource={sales} />
