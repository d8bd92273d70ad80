/** Where the focus may stay: it does not leave an open dialog, or the page for the menu. */
const bounds = '[role=dialog], main'
const usable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])'
/** What goes is often replaced in the next moment by something that takes the focus itself. */
const patience = 100

/**
 * What has the focus can go, by what it does: a report is dismissed, a ticket is cancelled and with it its button, nothing is left to save.
 * Whoever uses the keyboard would start again at the top of the page. The focus moves to what comes before it, and returns to a button that
 * was only busy, unless the user has moved on meanwhile.
 */
export function keepFocus(): void {
  /** What has had the focus last, or what is left of its place: on the page, and in the dialogs above it. */
  let places: Node[] = []
  let last: EventTarget | null = null
  let isLost = false
  let byKeyboard = true
  /** What got the focus in place of something that was disabled. */
  let deputy: Element | null = null

  document.addEventListener('focusin', ({ target }) => {
    const layer = layerOf(target as Node)
    places = [...(layer ? places.filter((place) => layerOf(place) !== layer) : []), target as Node]
    last = target
    deputy = null
    isLost = false
  })
  document.addEventListener(
    'keydown',
    () => {
      byKeyboard = true
      // It is used now: what it stood in for does not take the focus from it any more.
      if (deputy) {
        places = [deputy]
        last = deputy
      }
      deputy = null
    },
    true,
  )
  document.addEventListener('pointerdown', () => (byKeyboard = false), true)

  const nothingIsFocused = () => document.activeElement === document.body || document.activeElement === null
  const find = () => {
    if (!isLost || !nothingIsFocused() || !byKeyboard) return
    // What is left of a dialog that was closed is no place.
    places = places.filter((place) => place.isConnected && elementAt(place)?.closest('#root, [role=dialog]'))
    const place = places.at(-1)
    if (isBusy(place)) return
    isLost = false
    const next = place === last && isFree(place) ? (place as HTMLElement) : besides(place)
    next?.focus()
    if (next && isDisabled(place)) {
      places = [place as Node]
      last = place as Node
      deputy = next
    }
  }
  const look = (changes: MutationRecord[]) => {
    const top = places.at(-1)
    let isTouched = false
    for (const { type, target, removedNodes, previousSibling, nextSibling } of changes) {
      if (type === 'attributes') {
        if (target !== last) continue
        isTouched = true
        if (!isDisabled(target) && (nothingIsFocused() || document.activeElement === deputy))
          (target as HTMLElement).focus({ preventScroll: true })
      } else
        for (const gone of removedNodes) {
          // Also what was only moved has lost the focus.
          isTouched ||= top !== undefined && gone.contains(top)
          const left = previousSibling ?? nextSibling ?? target
          if (!gone.isConnected) places = places.map((place) => (gone.contains(place) ? left : place))
        }
    }
    if (!isTouched) return
    isLost = true
    setTimeout(find, patience)
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'data-loading'] })
}

const layerOf = (place: Node): Element | null => elementAt(place)?.closest('[role=dialog]') ?? null
const elementAt = (place: Node): Element | null => (place instanceof Element ? place : place.parentElement)
const isDisabled = (place: Node | undefined): boolean => place instanceof Element && place.matches(':disabled')
const isBusy = (place: Node | undefined): boolean => place instanceof Element && isDisabled(place) && place.hasAttribute('data-loading')
const isFree = (place: Node | undefined): boolean =>
  place instanceof HTMLElement && place.matches(`${usable}, [tabindex]`) && place.checkVisibility()

const isUpTo = Node.DOCUMENT_POSITION_PRECEDING | Node.DOCUMENT_POSITION_CONTAINED_BY

/** The nearest control: the last one up to the place, or the first one after it, in the smallest part of the page that has one. */
function besides(place: Node | undefined): HTMLElement | null {
  for (let part = place && elementAt(place); part && !part.querySelector('main'); part = part.parentElement) {
    if (part.matches(bounds)) return part as HTMLElement
    const controls = [...part.querySelectorAll<HTMLElement>(usable)].filter((control) => control.checkVisibility())
    const nearest = controls.findLast((control) => place && (place.compareDocumentPosition(control) & isUpTo) !== 0) ?? controls[0]
    if (nearest) return nearest
  }
  return document.querySelector('main')
}
