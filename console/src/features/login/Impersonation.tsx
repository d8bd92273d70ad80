import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { tr, trRich } from '../../texts.js'
import { tell } from '../../ui/tell.js'
import classes from './Impersonation.module.css'
import { becomeOneself } from './session.js'

/** An impersonation is shown on every page, and ended with one click. */
export function Impersonation() {
  const { user } = useRouteContext({ from: '/shell' })
  const ending = useMutation({ mutationFn: becomeOneself, onError: tell.failure })
  if (user.impersonator_client_id === null) return null
  const who = <b>{user.username ?? user.client_id}</b>
  return (
    <div className={classes.banner} role="status">
      <Text size="sm">
        {user.distributor_name
          ? trRich('You act as {who} of {party}. All you do is recorded under both names.', { who, party: user.distributor_name })
          : trRich('You act as {who}. All you do is recorded under both names.', { who })}
      </Text>
      <Button size="compact-sm" variant="white" color="dark" loading={ending.isPending} onClick={() => ending.mutate()}>
        {tr('End impersonation')}
      </Button>
    </div>
  )
}
