import { Checkbox, Skeleton } from '@mantine/core'
import { Go } from '../Go.js'
import classes from './list.module.css'
import type { RowsProps } from './Table.js'

const ghosts = Array.from({ length: 6 }, (_, index) => `ghost ${index}`)

/** The same rows where a table has no room: the first column names the card. */
export function Cards<Row>({ resource, columns, rows, picks }: RowsProps<Row>) {
  const [title, ...rest] = columns
  const shown = rest.filter(({ card }) => card !== false)
  if (rows === null) {
    return (
      <ul className={classes.cards}>
        {ghosts.map((ghost) => (
          <li key={ghost}>
            <Skeleton height={14} width="70%" mb={12} />
            <Skeleton height={10} width="90%" mb={8} />
            <Skeleton height={10} width="50%" />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ul className={classes.cards} aria-label={resource.title}>
      {rows.map((row) => {
        const id = resource.id(row)
        const href = resource.href?.(row)
        return (
          <li key={id} data-row={id} tabIndex={-1} data-picked={picks.has(id) || undefined}>
            <div className={classes.cardHead}>
              {href === undefined ? (
                <div className={classes.title}>{title?.cell(row)}</div>
              ) : (
                <Go href={href} className={classes.title}>
                  {title?.cell(row)}
                </Go>
              )}
              <Checkbox size="sm" aria-label={`Select ${id}`} checked={picks.has(id)} onChange={() => picks.toggle(row)} />
            </div>
            <dl>
              {shown.map(({ key, label, cell }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
