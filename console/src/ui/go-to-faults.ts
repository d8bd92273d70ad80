const faulty = '[aria-invalid=true]'

/**
 * A form that was sent and not accepted: the focus moves to the first field to correct, once the form or the service has marked it. Not if the
 * user has gone on meanwhile.
 */
export function goToFaults(): void {
  document.addEventListener('submit', ({ target }) => {
    const form = target as HTMLFormElement
    const from = document.activeElement
    const stop = new AbortController()
    const { signal } = stop
    const go = () => {
      const field = form.querySelector<HTMLElement>(faulty)
      const { activeElement } = document
      if (field === null || signal.aborted) return
      stop.abort()
      if (activeElement === from || activeElement === document.body) field.focus()
    }
    const marks = new MutationObserver(go)
    marks.observe(form, { subtree: true, attributeFilter: ['aria-invalid'] })
    signal.addEventListener('abort', () => marks.disconnect())
    // What is typed is marked too, as long as it is not complete.
    for (const type of ['input', 'submit']) form.addEventListener(type, () => stop.abort(), { signal })
    setTimeout(go)
  })
}
