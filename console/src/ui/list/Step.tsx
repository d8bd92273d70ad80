import { Button } from '@mantine/core'
import { Go } from '../Go.js'

/** Where to go from a list that has nothing yet. */
export const Step = ({ href, label }: { href: string; label: string }) => (
  <Button variant="default" renderRoot={(props) => <Go {...props} href={href} />}>
    {label}
  </Button>
)
