import { type RefObject, useEffect, useRef, useState } from 'react'

interface Asked {
  /** Whether it was opened: otherwise a page of tickets would create a hundred menus and popovers that are never opened. */
  asked: boolean
  opened: boolean
  setOpened: (opened: boolean) => void
  button: RefObject<HTMLButtonElement | null>
}

/** For elements that a button opens, created when they first open. */
export function useAsked(): Asked {
  const [asked, ask] = useState(false)
  const [opened, show] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!asked) return
    // The button is replaced: the focus moves to the new one.
    button.current?.focus()
    show(true)
  }, [asked])
  return { asked, opened, setOpened: (next) => (asked ? show(next) : ask(next)), button }
}
