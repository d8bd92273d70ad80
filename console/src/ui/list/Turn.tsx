import { Pagination, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { tr } from '../../texts.js'

interface Props {
  page: number
  pages: number
  /** The page is not there yet. */
  busy?: boolean
  onTurn: (page: number) => void
  /** Where the keyboard goes on in a page: the focus moves there once it is there. */
  start: () => HTMLElement | null | undefined
}

/** The numbers of pages, to turn to one of them. */
export function Turn({ page, pages, busy = false, onTurn, start }: Props) {
  const small = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  const box = useRef<HTMLDivElement>(null)
  const byKeyboard = useRef(false)
  /** What had the focus when the page was turned with the keyboard. */
  const from = useRef<Element | null>(null)
  /** The page that is there. */
  const [shown, setShown] = useState(page)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once another page is there
  useEffect(() => {
    if (busy) return
    setShown(page)
    if (from.current === null) return
    const { activeElement } = document
    const hasStayed = activeElement === from.current || activeElement === document.body || box.current?.contains(activeElement)
    from.current = null
    if (hasStayed) start()?.focus()
  }, [page, busy])
  return (
    <div
      ref={box}
      // A click of the mouse has a number. Its user sees the page, and may want to turn on.
      onClickCapture={({ detail }) => {
        byKeyboard.current = detail === 0
      }}
    >
      <Pagination
        size="sm"
        siblings={small ? 0 : 1}
        total={pages}
        value={page}
        onChange={(next) => {
          if (next === page) return
          from.current = byKeyboard.current ? document.activeElement : null
          onTurn(next)
        }}
        getItemProps={(number) => ({ 'aria-label': tr('Page {number}', { number }) })}
        getControlProps={(control) => ({
          'aria-label': control === 'next' ? tr('Next page') : tr('Previous page'),
          'data-turn': control,
        })}
      />
      <VisuallyHidden role="status">{tr('Page {page} of {pages}', { page: shown, pages })}</VisuallyHidden>
    </div>
  )
}
