import { Center, Loader, Stack, VisuallyHidden } from '@mantine/core'
import { tr } from '../texts.js'
import { Mark } from './Logo.js'

/** While it is not yet known who is there. */
export const Splash = () => (
  <Center component="main" flex={1} aria-busy="true">
    <Waiting />
  </Center>
)

/** The same within the frame: a page on its way. */
export const PageSplash = () => (
  <Center flex={1} mih={240} aria-busy="true">
    <Waiting />
  </Center>
)

function Waiting() {
  return (
    <Stack align="center" gap="md">
      <Mark size={44} />
      <Loader size="sm" type="dots" />
      <VisuallyHidden role="status">{tr('Loading')}</VisuallyHidden>
    </Stack>
  )
}
