import { useNavigate } from '@tanstack/react-router'
import { EditButton } from './EditButton.js'
import type { Field, Values } from './fields.js'

interface Props {
  /** The button and the title of its form. */
  label: string
  fields: readonly Field[]
  /** Returns the id. */
  make: (body: Values) => Promise<string>
  /** Said when it is done. */
  done: string
  /** Where the entries have their pages. */
  page: string
}

/** Adds an entry to a list and opens its page. An address that ends with `#new` opens the form. */
export function NewButton({ label, fields, make, done, page }: Props) {
  const navigate = useNavigate()
  return (
    <EditButton
      anchor="new"
      label={label}
      title={label}
      fields={fields}
      save={make}
      done={done}
      onSaved={(id) => navigate({ to: `${page}/${id}` as '/' })}
    />
  )
}
