import { type RefObject, useEffect, useRef } from 'react'
import { tr } from '../../texts.js'

/** The keys, in the order of the help. */
export const keys = [
  ['j', tr('Next row')],
  ['k', tr('Previous row')],
  ['n', tr('Next page')],
  ['p', tr('Previous page')],
  ['Enter', tr('Open the row')],
  ['x', tr('Select the row')],
  [tr('Shift X'), tr('Select the page, or none of it')],
  ['a', tr('Act on the selection')],
  ['/', tr('Search this list')],
  [tr('Ctrl K'), tr('Find anything, go anywhere')],
  ['?', tr('This help')],
] as const

interface Acts {
  select: (index: number) => void
  selectPage: () => void
  open: (index: number) => void
  help: () => void
}

/** Keyboard navigation of a list: the focus moves from row to row, and keys act on the focused row. Returns what had the focus last in it. */
export function useKeys(list: RefObject<HTMLElement | null>, search: RefObject<HTMLInputElement | null>, acts: Acts) {
  const latest = useRef(acts)
  latest.current = acts
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target as HTMLElement
      if (target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]')) return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      const act = {
        j: () => rows[Math.min(at + 1, rows.length - 1)]?.focus(),
        k: () => rows[Math.max(at - 1, 0)]?.focus(),
        n: () => document.querySelector<HTMLElement>('[data-turn=next]')?.click(),
        p: () => document.querySelector<HTMLElement>('[data-turn=previous]')?.click(),
        x: () => at >= 0 && latest.current.select(at),
        X: () => latest.current.selectPage(),
        a: () => document.querySelector<HTMLElement>('[data-act]')?.focus(),
        Enter: () => rows[at] === target && latest.current.open(at),
        '/': () => search.current?.focus(),
        '?': () => latest.current.help(),
      }[event.key]
      if (!act) return
      if (event.key !== 'Enter' || rows[at] === target) event.preventDefault()
      act()
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (list.current?.contains(target as Node)) place.current = target as HTMLElement
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', onFocus)
    }
  }, [list, search])
  return place
}
