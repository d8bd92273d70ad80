import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { tell } from '../../ui/tell.js'
import classes from './Impersonation.module.css'
import { becomeOneself } from './session.js'

/** An impersonation is shown on every page, and ended with one click. */
export function Impersonation() {
  const { user } = useRouteContext({ from: '/shell' })
  const ending = useMutation({ mutationFn: becomeOneself, onError: tell.failure })
  if (user.impersonator_client_id === null) return null
  return (
    <div className={classes.banner} role="status">
      <Text size="sm">
        You act as <b>{user.username ?? user.client_id}</b>
        {user.distributor_name ? ` of ${user.distributor_name}` : ''}. All you do is recorded under both names.
      </Text>
      <Button size="compact-sm" variant="white" color="dark" loading={ending.isPending} onClick={() => ending.mutate()}>
        End impersonation
      </Button>
    </div>
  )
}
