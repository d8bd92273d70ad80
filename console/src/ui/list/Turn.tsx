import { Pagination } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { tr } from '../../texts.js'

/** The numbers of pages, to turn to one of them. */
export function Turn({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const small = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  return (
    <Pagination
      size="sm"
      siblings={small ? 0 : 1}
      total={pages}
      value={page}
      onChange={onTurn}
      getItemProps={(number) => ({ 'aria-label': tr('Page {number}', { number }) })}
      getControlProps={(control) => ({ 'aria-label': control === 'next' ? tr('Next page') : tr('Previous page') })}
    />
  )
}
