import { Box } from '@mantine/core'
import classes from './webhooks.module.css'

/** Preformatted text. It scrolls separately, also with the keyboard. */
export const Pre = ({ label, text }: { label: string; text: string }) => (
  <Box component="section" className={classes.text} tabIndex={0} aria-label={label} translate="no">
    {text}
  </Box>
)
