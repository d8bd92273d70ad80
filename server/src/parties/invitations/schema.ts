import Type, { type Static } from 'typebox'
import { scopes } from '../../lib/caller.js'
import { Body, DateTime, Email, Enum, Id, Locale, Name, nullable } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import { Roles, Username } from '../clients/schema.js'
import { invitationStatuses } from './list.js'
import type { InvitationRow } from './store.js'

export const Invitation = Type.Object(
  {
    invitation_id: Id,
    invitation_status: Enum(invitationStatuses),
    scope: Enum(scopes),
    distributor_id: nullable(Id),
    distributor_name: nullable(Type.String()),
    supplier_id: nullable(Id),
    supplier_name: nullable(Type.String()),
    label: Name,
    email: Email,
    username: Type.String(),
    language: Locale,
    roles: Roles,
    created: DateTime,
    created_by: Id,
    updated: DateTime,
    expires: DateTime,
    last_sent: DateTime,
    letters: Type.Integer({ description: 'How many letters were sent' }),
    accepted: nullable(DateTime),
    client_id: nullable(Type.String({ ...Id, description: 'The client that it became' })),
    revoked: nullable(DateTime),
    revoked_by: nullable(Id),
  },
  { title: 'Invitation' },
)
export type Invitation = Static<typeof Invitation>

export const toInvitation = (row: InvitationRow): Invitation => ({
  invitation_id: row.invitation_id,
  invitation_status: row.invitation_status,
  scope: row.scope,
  distributor_id: row.distributor_id,
  distributor_name: row.distributor_name,
  supplier_id: row.supplier_id,
  supplier_name: row.supplier_name,
  label: row.label,
  email: row.email,
  username: row.username,
  language: row.language as Invitation['language'],
  roles: row.roles,
  created: wireTime(row.created),
  created_by: row.created_by,
  updated: wireTime(row.updated),
  expires: wireTime(row.expires),
  last_sent: wireTime(row.last_sent),
  letters: row.letters,
  accepted: wireTime(row.accepted),
  client_id: row.client_id,
  revoked: wireTime(row.revoked),
  revoked_by: row.revoked_by,
})

export const NewInvitation = Body(
  {
    email: Email,
    label: Type.String({ ...Name, description: 'Name of the person' }),
    scope: Enum(scopes),
    distributor_id: Type.Optional(nullable(Id)),
    supplier_id: Type.Optional(nullable(Id)),
    roles: Type.Optional(Roles),
    language: Type.Optional(Locale),
    username: Type.Optional(Type.String({ ...Username, description: 'The e-mail address if it is left out' })),
  },
  {
    title: 'NewInvitation',
    description: 'An invitation to a distributor names it, one to a supplier names that. The role `portal` is always among the roles',
    examples: [
      {
        email: 'ana@agency.example',
        label: 'Ana Silva',
        scope: 'distributor',
        distributor_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_dst',
        language: 'nl_NL',
      },
    ],
  },
)
export type NewInvitation = Static<typeof NewInvitation>
