import { type RefObject, useEffect, useRef, useState } from 'react'

interface Asked {
  /** Whether anybody has opened it yet: a page of tickets would otherwise make a hundred menus and popovers that nobody opens. */
  asked: boolean
  opened: boolean
  setOpened: (opened: boolean) => void
  button: RefObject<HTMLButtonElement | null>
}

/** For what opens from a button and is made when it first does. */
export function useAsked(): Asked {
  const [asked, ask] = useState(false)
  const [opened, show] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!asked) return
    // The button is another one now: focus goes on from it, and comes back to it.
    button.current?.focus()
    show(true)
  }, [asked])
  return { asked, opened, setOpened: (next) => (asked ? show(next) : ask(next)), button }
}
