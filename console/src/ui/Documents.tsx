import { Anchor } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { save } from './save.js'
import { tell } from './tell.js'

interface Props {
  numbers: string[]
  /** the text without documents */
  none: string
  /** downloads the PDF of one; without it the numbers are only shown */
  fetch: ((number: string) => Promise<Blob>) | undefined
}

/** Invoices and other documents by their numbers, each a PDF. */
export const Documents = ({ numbers, none, fetch }: Props) =>
  numbers.length === 0
    ? none
    : numbers.map((number, index) => (
        <span key={number}>
          {index > 0 && ', '}
          {fetch ? <Document number={number} fetch={fetch} /> : number}
        </span>
      ))

function Document({ number, fetch }: { number: string; fetch: (number: string) => Promise<Blob> }) {
  const fetching = useMutation({ mutationFn: async () => save(await fetch(number), `${number}.pdf`), onError: tell.failure })
  return (
    <Anchor component="button" type="button" size="sm" fz="inherit" onClick={() => fetching.mutate()} disabled={fetching.isPending}>
      {number}
    </Anchor>
  )
}
