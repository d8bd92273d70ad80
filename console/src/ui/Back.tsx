import type { ReactNode } from 'react'
import classes from './back.module.css'
import { Go } from './Go.js'
import { Icon } from './Icon.js'

/** Above a title: where the page belongs. */
export const Back = ({ href, children }: { href: string; children: ReactNode }) => (
  <Go href={href} className={classes.back}>
    <Icon name="back" size={14} />
    {children}
  </Go>
)
