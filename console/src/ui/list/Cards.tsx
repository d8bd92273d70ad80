import { Skeleton } from '@mantine/core'
import { memo, type ReactNode, useId } from 'react'
import { Go } from '../Go.js'
import classes from './list.module.css'
import { Pick, type RowProps, type RowsProps } from './Table.js'
import { useToggle } from './useSelection.js'

const ghosts = Array.from({ length: 6 }, (_, index) => `ghost-${index}`)

/** The same rows on a narrow screen: the first column is the title of the card. */
export function Cards<Row>({ resource, columns, rows, picks }: RowsProps<Row>) {
  const toggle = useToggle(picks)
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
      {rows.map((row) => (
        <Card
          key={resource.id(row)}
          resource={resource}
          columns={columns}
          row={row}
          picked={picks.has(resource.id(row))}
          onToggle={toggle}
        />
      ))}
    </ul>
  )
}

const Card = memo(function Card<Row>({ resource, columns, row, picked, onToggle }: RowProps<Row>) {
  const [title, ...rest] = columns
  const id = resource.id(row)
  const name = useId()
  const href = resource.href?.(row)
  return (
    <li data-row={id} tabIndex={-1} data-picked={picked || undefined}>
      <div className={classes.cardHead}>
        {href === undefined ? (
          <div className={classes.title} id={name}>
            {title?.cell(row)}
          </div>
        ) : (
          <Go href={href} className={classes.title} id={name}>
            {title?.cell(row)}
          </Go>
        )}
        <Pick size="sm" name={name} checked={picked} onChange={() => onToggle(row)} />
      </div>
      <dl>
        {rest
          .filter(({ card }) => card !== false)
          .map(({ key, label, cell, long }) => (
            <div key={key} data-long={long}>
              <dt>{label}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
      </dl>
    </li>
  )
}) as <Row>(props: RowProps<Row>) => ReactNode
