import { ListPage } from '../../ui/list/ListPage.js'
import { memos } from './resource.js'

export const MemoList = () => <ListPage resource={memos} />
