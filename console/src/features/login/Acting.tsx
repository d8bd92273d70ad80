import { Button, Group, Text } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { instant } from '../../format.js'
import { Icon } from '../../ui/Icon.js'
import classes from './Acting.module.css'
import { stopActing } from './session.js'

/** Always in sight while somebody acts as another client: as whom, for how long, and the way back. */
export function Acting() {
  const { user } = useRouteContext({ from: '/shell' })
  const [now, setNow] = useState(Date.now)
  const acting = user.impersonator_client_id !== null
  useEffect(() => {
    if (!acting) return
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [acting])
  if (!acting) return null
  const minutes = Math.max(0, Math.ceil((instant(user.expiry_date).getTime() - now) / 60_000))
  return (
    <section className={classes.banner} aria-label="Acting as another client">
      <Group gap="xs" wrap="nowrap">
        <Icon name="swap" size={16} />
        <Text size="sm">
          You act as <strong>{user.username ?? user.client_id}</strong>
          {user.distributor_name && ` of ${user.distributor_name}`}, for {minutes} more {minutes === 1 ? 'minute' : 'minutes'}. Everything
          is recorded under both names.
        </Text>
      </Group>
      <Button size="compact-sm" variant="default" onClick={stopActing}>
        Back to yourself
      </Button>
    </section>
  )
}
