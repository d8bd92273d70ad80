import { Button } from '@mantine/core'
import { Go } from '../Go.js'
import { useMayOpen } from '../useMayOpen.js'

/** The next step of an empty list. */
export function Step({ href, label }: { href: string; label: string }) {
  if (!useMayOpen()(href)) return null
  return (
    <Button variant="default" renderRoot={(props) => <Go {...props} href={href} />}>
      {label}
    </Button>
  )
}
