import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { tr, trRich } from '../../texts.js'
import { tell } from '../../ui/tell.js'
import classes from './Impersonation.module.css'
import { becomeOneself } from './session.js'

/** Whoever acts as somebody else is told so on every page, and is one click away from being themselves. */
export function Impersonation() {
  const { user } = useRouteContext({ from: '/shell' })
  const ending = useMutation({ mutationFn: becomeOneself, onError: tell.failure })
  if (user.impersonator_client_id === null) return null
  return (
    <div className={classes.banner} role="status">
      <Text size="sm">
        {trRich('You act as {b}{value}. All you do is recorded under both names.', {
          b: <b>{user.username ?? user.client_id}</b>,
          value: user.distributor_name ? tr(' of {distributor_name}', { distributor_name: user.distributor_name }) : '',
        })}
      </Text>
      <Button size="compact-sm" variant="white" color="dark" loading={ending.isPending} onClick={() => ending.mutate()}>
        {tr('Be yourself again')}
      </Button>
    </div>
  )
}
