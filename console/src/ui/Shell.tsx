import { AppShell, Burger, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Account } from '../features/login/Account.js'
import { Impersonation } from '../features/login/Impersonation.js'
import { tr } from '../texts.js'
import { ColourScheme } from './ColourScheme.js'
import { Confirm } from './confirm.js'
import { Mark } from './Logo.js'
import { Navigation } from './Navigation.js'
import { Palette } from './Palette.js'
import classes from './Shell.module.css'

export function Shell() {
  const [menuOpen, menu] = useDisclosure()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  // A new page starts at its top, also for the keyboard and the screen reader.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    menu.close()
    main.current?.focus()
  }, [pathname, menu.close])

  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 216, breakpoint: 'sm', collapsed: { mobile: !menuOpen } }}
      padding={{ base: 'md', sm: 'lg' }}
      // No sliding: a new page appears in its place.
      transitionDuration={0}
      classNames={{ header: classes.header, navbar: classes.navbar, main: classes.main }}
    >
      <a className="skip" href="#main">
        {tr('Skip to the content')}
      </a>
      <AppShell.Header>
        <Group h="100%" px={{ base: 'xs', xs: 'md' }} gap="xs" justify="space-between" wrap="nowrap">
          <Group gap={2} wrap="nowrap" miw={0}>
            <Burger
              opened={menuOpen}
              onClick={menu.toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={tr('Navigation')}
              aria-expanded={menuOpen}
            />
            <Link to="/" className={classes.brand}>
              <Mark />
              <Text component="span" fw={650} size="lg" truncate>
                Allotment
              </Text>
            </Link>
          </Group>
          <Group gap={4} wrap="nowrap">
            <Palette />
            <ColourScheme />
            <Account />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" aria-label={tr('Main')} data-open={menuOpen}>
        <Navigation />
      </AppShell.Navbar>
      <AppShell.Main id="main" ref={main} tabIndex={-1}>
        <Impersonation />
        <Outlet />
        <Confirm />
      </AppShell.Main>
    </AppShell>
  )
}
