import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a box that scrolls sideways: `data-fit` is the first of these steps in which its table needs no scrolling, else the last. The style
 * sheet makes cells narrower from step to step. How wide a cell must be depends on the language and the data, so that only the browser knows.
 */
export function useFit<Box extends HTMLElement>(steps: number): RefObject<Box | null> {
  const ref = useRef<Box>(null)
  // After every drawing: other rows have other widths.
  useLayoutEffect(() => {
    const box = ref.current
    const table = box?.firstElementChild
    if (!box || !table) return
    let seen = ''
    const widths = () => `${box.clientWidth} ${box.scrollWidth} ${table.clientHeight}`
    const fit = () => {
      if (widths() === seen) return
      for (let step = 0; step <= steps; step++) {
        box.dataset.fit = String(step)
        if (box.scrollWidth <= box.clientWidth) break
      }
      seen = widths()
    }
    fit()
    // The window, and names that are loaded after the rows.
    const watch = new ResizeObserver(fit)
    watch.observe(box)
    watch.observe(table)
    return () => watch.disconnect()
  })
  return ref
}
