import { useDisclosure } from '@mantine/hooks'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A dialog that a link can open: an address that ends with its name (`/events#new`) opens it once. */
export function useAnchor(anchor: string | undefined) {
  const [opened, shown] = useDisclosure()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isAsked = anchor !== undefined && hash === anchor
  useEffect(() => {
    if (!isAsked) return
    shown.open()
    // Taken off at once: the same link works again, and nothing is left to do when the dialog closes and leads elsewhere.
    void navigate({ to: '.', search: true as never, hash: '', replace: true })
  }, [isAsked, shown.open, navigate])
  return { opened, open: shown.open, close: shown.close }
}
