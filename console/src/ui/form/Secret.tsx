import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { tr } from '../../texts.js'

/** A password, which can be shown by the keyboard too. */
export const Secret = (props: PasswordInputProps) => (
  <PasswordInput visibilityToggleFocusable visibilityToggleButtonProps={{ 'aria-label': tr('Show or hide the password') }} {...props} />
)
