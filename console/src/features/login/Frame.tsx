import { Box, Group, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { FormEventHandler, ReactNode } from 'react'
import { tr } from '../../texts.js'
import { ColourScheme } from '../../ui/ColourScheme.js'
import { Mark } from '../../ui/Logo.js'
import { Seats } from './Seats.js'
import classes from './SignIn.module.css'

interface Props {
  title: string
  about: ReactNode
  onSubmit?: FormEventHandler<HTMLFormElement>
  below?: ReactNode
  children: ReactNode
}

/** A page for who is not signed in: one form, beside a picture. */
export function Frame({ title, about, onSubmit, below, children }: Props) {
  useDocumentTitle(`${title} · Allotment`)
  return (
    <div className={classes.page}>
      <aside className={classes.brand} aria-hidden="true">
        <Seats />
        <Group gap="sm" className={classes.name}>
          <Mark size={36} onBrand />
          <span>Allotment</span>
        </Group>
        <p className={classes.line}>{tr('Your share of every event, from the first hold to the last gate.')}</p>
      </aside>
      <main className={classes.side}>
        <div className={classes.corner}>
          <ColourScheme />
        </div>
        <Box component="form" className={classes.form} noValidate {...(onSubmit ? { onSubmit } : {})}>
          <Stack gap="lg">
            <div>
              <Group gap="xs" mb="xl" className={classes.small}>
                <Mark size={34} />
                <Text component="span" fw={650} size="xl">
                  Allotment
                </Text>
              </Group>
              <Title order={1}>{title}</Title>
              <Text c="dimmed" mt={4}>
                {about}
              </Text>
            </div>
            {children}
          </Stack>
          {below && (
            <Text size="sm" c="dimmed" mt="xl">
              {below}
            </Text>
          )}
        </Box>
      </main>
    </div>
  )
}
