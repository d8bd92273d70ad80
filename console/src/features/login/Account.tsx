import { Avatar, Box, Button, Menu, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { describe } from '../../api.js'
import { tr, trRich } from '../../texts.js'
import { Icon } from '../../ui/Icon.js'
import { signOut } from './session.js'

/** The signed-in user, and the button to sign out. */
export function Account() {
  const { user } = useRouteContext({ from: '/shell' })
  const name = user.username ?? user.client_id
  const leaving = useMutation({ mutationFn: signOut })
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Button variant="subtle" color="gray" px="xs" h={38} loading={leaving.isPending} aria-label={tr('Signed in as {name}', { name })}>
          <Avatar size={26} radius="xl" color="pine" variant="filled" aria-hidden="true">
            {name.slice(0, 1).toUpperCase()}
          </Avatar>
          <Text component="span" size="sm" fw={500} visibleFrom="xs" maw={180} mx={8} truncate>
            {name}
          </Text>
          <Box component="span" visibleFrom="xs" lh={0}>
            <Icon name="chevron" />
          </Box>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {tr('Signed in as')}
          <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
            {name}
          </Text>
          {user.distributor_name && (
            <Text size="xs" truncate>
              {user.distributor_name}
            </Text>
          )}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="edit" />} component={Link} to="/account">
          {tr('Your account')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="sign-out" />} closeMenuOnClick={false} onClick={() => leaving.mutate()}>
          {tr('Sign out')}
        </Menu.Item>
        {leaving.isError && (
          <Text role="alert" size="xs" c="var(--mantine-color-error)" px="sm" py={6}>
            {trRich('{title}. You are still signed in.', { title: describe(leaving.error).title })}
          </Text>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
