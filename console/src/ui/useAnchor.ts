import { useDisclosure } from '@mantine/hooks'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A dialog that a link can open: it is open when the address ends with its name (`/events#new`). */
export function useAnchor(anchor: string | undefined) {
  const [opened, shown] = useDisclosure()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const router = useRouter()
  const isAsked = anchor !== undefined && hash === anchor
  useEffect(() => {
    if (isAsked) shown.open()
  }, [isAsked, shown.open])
  /** Takes the name off the address, so that the same link works again. */
  const clear = () => {
    if (anchor !== undefined && router.state.location.hash === anchor)
      void navigate({ to: '.', search: true as never, hash: '', replace: true })
  }
  const close = () => {
    shown.close()
    clear()
  }
  return { opened, open: shown.open, close, hide: shown.close, clear }
}
