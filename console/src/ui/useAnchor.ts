import { useDisclosure } from '@mantine/hooks'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A dialog that a link can open: it is open when the address ends with its name (`/events#new`). */
export function useAnchor(anchor: string | undefined) {
  const [opened, shown] = useDisclosure()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isAsked = anchor !== undefined && hash === anchor
  useEffect(() => {
    if (isAsked) shown.open()
  }, [isAsked, shown.open])
  const close = () => {
    shown.close()
    // Else the same link would do nothing the next time.
    if (isAsked) void navigate({ to: '.', search: true as never, hash: '', replace: true })
  }
  return { opened, open: shown.open, close }
}
