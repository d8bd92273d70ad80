import Type, { type Static } from 'typebox'
import { scopes } from '../../lib/caller.js'
import { Body, Email, Enum, Id, Locale, Name, nullable, Text, TimeZone } from '../../lib/schema.js'
import { Password, Roles } from '../clients/schema.js'
import type { ClientRow } from '../clients/store.js'

export const Account = Type.Object(
  {
    client_id: Id,
    label: Type.String({ ...Name, description: 'Name of the person' }),
    email: nullable(Email),
    username: nullable(Type.String()),
    language: Locale,
    time_zone: nullable(TimeZone),
    scope: Enum(scopes),
    roles: Roles,
    distributor_id: nullable(Id),
    distributor_name: nullable(Type.String()),
    supplier_id: nullable(Id),
  },
  { title: 'Account', description: 'The client that calls' },
)
export type Account = Static<typeof Account>

export const toAccount = (row: ClientRow): Account => ({
  client_id: row.client_id,
  label: row.label,
  email: row.email,
  username: row.username,
  language: row.language as Account['language'],
  time_zone: row.time_zone,
  scope: row.scope,
  roles: row.roles,
  distributor_id: row.distributor_id,
  distributor_name: row.distributor_name,
  supplier_id: row.supplier_id,
})

export const CurrentPassword = Text(1024, 1)

export const AccountChange = Body(
  {
    label: Type.Optional(Name),
    email: Type.Optional(nullable(Email)),
    language: Type.Optional(Locale),
    time_zone: Type.Optional(nullable(TimeZone)),
    current_password: Type.Optional(Type.String({ ...CurrentPassword, description: 'Required to change the e-mail address' })),
  },
  {
    title: 'AccountChange',
    description: 'Only the fields sent change. Another e-mail address needs the current password, and the former address gets a letter',
    examples: [{ language: 'de_DE', time_zone: 'Europe/Berlin' }],
  },
)
export type AccountChange = Static<typeof AccountChange>

export const PasswordChange = Body(
  { current_password: CurrentPassword, password: Password },
  { title: 'PasswordChange', examples: [{ current_password: 'the former pass phrase', password: 'correct horse battery staple' }] },
)
export type PasswordChange = Static<typeof PasswordChange>
