import { Box } from '@mantine/core'
import classes from './webhooks.module.css'

/** Text as it is. It scrolls on its own, which the keyboard must be able to do too. */
export const Pre = ({ label, text }: { label: string; text: string }) => (
  <Box component="section" className={classes.text} tabIndex={0} aria-label={label}>
    {text}
  </Box>
)
