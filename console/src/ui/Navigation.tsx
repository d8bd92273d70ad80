import { NavLink, Text } from '@mantine/core'
import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import { pages, sections } from '../pages.js'
import { trLabel } from '../texts.js'
import { Icon } from './Icon.js'
import classes from './Shell.module.css'

/** The pages that the user may open. */
export function Navigation() {
  const { user } = useRouteContext({ from: '/shell' })
  const { pathname } = useLocation()
  const open = pages.filter(({ may }) => may?.(user) ?? true)
  return (
    <div className={classes.nav}>
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
