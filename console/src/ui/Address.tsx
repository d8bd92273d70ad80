import { Fragment } from 'react'

/** A web address that is broken after a slash, a point or a low line, not within a word. */
export function Address({ of }: { of: string }) {
  const parts = of.split(/(?<=[/._])(?![/._])/)
  return (
    <span translate="no">
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
