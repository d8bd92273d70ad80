import Type, { type Static } from 'typebox'
import { grantable, roles, scopes } from '../../lib/caller.js'
import { Body, DateTime, Email, Enum, Id, Locale, Name, nullable, Text, TimeZone } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import { clientStatuses } from './list.js'
import type { ClientRow, KeyRow } from './store.js'

export const Roles = Type.Array(Enum(roles), { uniqueItems: true, maxItems: roles.length })

export const BasicClient = Type.Object(
  {
    client_id: Id,
    label: Name,
    client_status: Enum(clientStatuses),
    distributor_id: nullable(Id),
    distributor_name: nullable(Type.String()),
  },
  { title: 'BasicClient' },
)

export const Client = Type.Object(
  {
    client_id: Id,
    distributor_id: nullable(Id),
    supplier_id: nullable(Id),
    created: DateTime,
    updated: DateTime,
    deleted: nullable(DateTime),
    scope: Enum(scopes),
    client_status: Enum(clientStatuses),
    label: Name,
    language: Locale,
    time_zone: nullable(TimeZone),
    distributor_name: nullable(Type.String()),
    roles: Roles,
    available_roles: Roles,
    active_until: nullable(DateTime),
    email: nullable(Email),
    username: nullable(Type.String()),
  },
  { title: 'Client' },
)
export type Client = Static<typeof Client>

export const toClient = (row: ClientRow): Client => ({
  client_id: row.client_id,
  distributor_id: row.distributor_id,
  supplier_id: row.supplier_id,
  created: wireTime(row.created),
  updated: wireTime(row.updated),
  deleted: wireTime(row.deleted),
  scope: row.scope,
  client_status: row.client_status,
  label: row.label,
  language: row.language as Client['language'],
  time_zone: row.time_zone,
  distributor_name: row.distributor_name,
  roles: row.roles,
  available_roles: grantable[row.scope].filter((role) => !row.roles.includes(role)),
  active_until: wireTime(row.active_until),
  email: row.email,
  username: row.username,
})

export const toBasicClient = ({
  client_id,
  label,
  client_status,
  distributor_id,
  distributor_name,
}: ClientRow): Static<typeof BasicClient> => ({
  client_id,
  label,
  client_status,
  distributor_id,
  distributor_name,
})

export const Password = Type.String({
  minLength: 12,
  maxLength: 1024,
  description: 'Write-only; at least 12 characters',
  examples: ['correct horse battery staple'],
})
/** Without surrounding spaces, which nobody would type when signing in. */
export const Username = Type.String({ minLength: 3, maxLength: 254, pattern: '^\\S(.*\\S)?$' })
const common = {
  label: Name,
  language: Type.Optional(Locale),
  time_zone: Type.Optional(nullable(TimeZone)),
  email: Type.Optional(nullable(Email)),
  username: Type.Optional(nullable(Username)),
  password: Type.Optional(Password),
  roles: Type.Optional(Roles),
  active_until: Type.Optional(nullable(DateTime)),
}

export const NewClient = Body(
  { scope: Enum(scopes), distributor_id: Type.Optional(nullable(Id)), supplier_id: Type.Optional(nullable(Id)), ...common },
  {
    title: 'NewClient',
    description: 'A client of scope distributor names its distributor, one of scope supplier its supplier',
    examples: [{ scope: 'distributor', distributor_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_dst', label: 'Booking engine', roles: ['api'] }],
  },
)
export type NewClient = Static<typeof NewClient>

export const ClientChange = Body(
  { ...common, label: Type.Optional(Name), client_status: Type.Optional(Enum(['active', 'suspended'])) },
  { title: 'ClientChange', description: 'Only the fields sent change' },
)
export type ClientChange = Static<typeof ClientChange>

export const NewKey = Body(
  {
    label: Type.Optional(Text(200)),
    expires: Type.Optional(nullable(DateTime)),
    ip_allow: Type.Optional(
      Type.Array(Text(49, 2), {
        maxItems: 100,
        description: 'Addresses or networks such as 192.0.2.0/24; empty for all',
        examples: [['192.0.2.0/24']],
      }),
    ),
  },
  { title: 'NewKey' },
)
export type NewKey = Static<typeof NewKey>

const key = {
  key_id: Id,
  client_id: Id,
  label: Type.String(),
  created: DateTime,
  created_by: Id,
  expires: nullable(DateTime),
  revoked: nullable(DateTime),
  last_used: nullable(DateTime),
  ip_allow: Type.Array(Type.String()),
}
export const Key = Type.Object(key, { title: 'Key' })
export const KeyWithSecret = Type.Object({ ...key, api_key: Type.String({ description: 'Shown this once' }) }, { title: 'KeyWithSecret' })
export type Key = Static<typeof Key>

export const toKey = (row: KeyRow): Key => ({
  key_id: row.key_id,
  client_id: row.client_id,
  label: row.label,
  created: wireTime(row.created),
  created_by: row.created_by,
  expires: wireTime(row.expires),
  revoked: wireTime(row.revoked),
  last_used: wireTime(row.last_used),
  ip_allow: row.ip_allow,
})
