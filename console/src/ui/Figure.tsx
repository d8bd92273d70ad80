import { count } from '../format.js'
import { Go } from './Go.js'

/** A number that opens what it counts. Nothing is behind zero. */
export const Figure = ({ value, href }: { value: number; href: string }) =>
  value === 0 ? count(value) : <Go href={href}>{count(value)}</Go>
