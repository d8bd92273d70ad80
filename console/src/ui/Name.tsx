import { type Named, useName } from '../names.js'

export const Name = ({ of, id }: { of: Named; id: string }) => <>{useName(of, id)}</>
