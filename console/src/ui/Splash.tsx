import { Center, Loader, Stack, VisuallyHidden } from '@mantine/core'
import { Mark } from './Logo.js'

/** While it is not yet known who is there. */
export function Splash() {
  return (
    <Center component="main" flex={1} aria-busy="true">
      <Stack align="center" gap="md">
        <Mark size={44} />
        <Loader size="sm" type="dots" />
        <VisuallyHidden role="status">Loading</VisuallyHidden>
      </Stack>
    </Center>
  )
}
