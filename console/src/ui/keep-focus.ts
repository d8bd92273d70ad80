/**
 * A button that is busy is disabled, and a disabled button loses the focus: whoever uses the keyboard would start again at the top of the page.
 * It gets the focus back when it can be used again, unless the user has moved on meanwhile.
 */
export function keepFocus(): void {
  let last: EventTarget | null = null
  document.addEventListener('focusin', ({ target }) => {
    last = target
  })
  const look = (changes: MutationRecord[]) => {
    for (const { target } of changes)
      if (target === last && target instanceof HTMLButtonElement && !target.disabled && document.activeElement === document.body)
        target.focus({ preventScroll: true })
  }
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
}
