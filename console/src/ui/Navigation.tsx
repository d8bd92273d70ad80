import { NavLink, Text } from '@mantine/core'
import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pages, sections } from '../pages.js'
import { trLabel } from '../texts.js'
import { Icon } from './Icon.js'
import classes from './Shell.module.css'

/** The pages that the user may open. */
export function Navigation() {
  const { user } = useRouteContext({ from: '/shell' })
  const { pathname } = useLocation()
  const open = pages.filter(({ may }) => may?.(user) ?? true)
  const nav = useRef<HTMLDivElement>(null)
  // The list of pages can be longer than the window: the one that is open is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which entry is the current one
  useEffect(() => {
    const box = nav.current?.getBoundingClientRect()
    const entry = nav.current?.querySelector('[aria-current=page]')?.getBoundingClientRect()
    if (!box || !entry || (entry.top >= box.top && entry.bottom <= box.bottom)) return
    nav.current?.scrollBy(0, entry.top - box.top - box.height / 2)
  }, [pathname])
  return (
    <div className={classes.nav} ref={nav}>
      {[undefined, ...sections].map((section) => {
        const entries = open.flatMap(({ path, menu }) => (menu && menu.section === section ? [{ path, ...menu }] : []))
        if (entries.length === 0) return null
        return (
          <div key={section ?? 'start'}>
            {section && (
              <Text className={classes.section} component="p">
                {trLabel(section)}
              </Text>
            )}
            {entries.map(({ path, label, icon }) => {
              const here = path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`)
              return (
                <NavLink
                  key={path}
                  component={Link}
                  to={path}
                  label={trLabel(label)}
                  leftSection={<Icon name={icon} size={17} />}
                  active={here}
                  aria-current={here ? 'page' : undefined}
                  className={classes.link}
                />
              )
            })}
          </div>
        )
      })}
    </div>
  )
}
