import { Center, Loader, Stack, VisuallyHidden } from '@mantine/core'
import { tr } from '../texts.js'
import { Mark } from './Logo.js'

/** While the user is not yet known. */
export const Splash = () => (
  <Center component="main" flex={1} aria-busy="true">
    <Waiting />
  </Center>
)

/** The same within the frame, while a page is loading. */
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
