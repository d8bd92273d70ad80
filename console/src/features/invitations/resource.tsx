import { enums } from '@allotment/sdk/model'
import { languageName, moment } from '../../format.js'
import { type Language, languages } from '../../preferences.js'
import { roleName } from '../../say.js'
import { byId } from '../../search.js'
import { tr } from '../../texts.js'
import { distributorThing, supplierThing } from '../../things.js'
import { Code, Lines, Mail } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf, type RowOf } from '../../ui/list/resource.js'
import { Status } from '../../ui/status.js'
import { localeOf } from '../account/locales.js'
import { scopeName } from '../clients/resource.js'
import { Act } from './Act.js'

export type Invitation = RowOf<'/v1/invitations'>

export const invitations = defineResource({
  name: 'invitations',
  title: tr('Invitations'),
  source: listOf('/v1/invitations'),
  id: ({ invitation_id }) => invitation_id,
  sorting: '-created',
  search: {
    hint: tr('Name, e-mail, username or id'),
    query: (text) => byId(text, { ivt: 'invitation_id', dst: 'distributor_id', spp: 'supplier_id' }) ?? { query: text },
  },
  columns: [
    { key: 'label', label: tr('Invited'), width: 180, cell: ({ label, email }) => <Lines main={label} sub={<Mail>{email}</Mail>} /> },
    {
      key: 'party',
      label: tr('Of|whom somebody belongs to'),
      cell: ({ distributor_name, supplier_name, scope }) => distributor_name ?? supplier_name ?? scopeName(scope),
    },
    { key: 'roles', label: tr('Roles'), width: 110, cell: ({ roles }) => roles.map(roleName).join(', ') },
    {
      key: 'status',
      label: tr('Status'),
      sort: 'invitation_status',
      cell: ({ invitation_status }) => <Status value={invitation_status} />,
    },
    { key: 'expires', label: tr('Valid until'), sort: 'expires', cell: ({ expires }) => moment(expires) },
    { key: 'sent', label: tr('Last sent'), extra: true, cell: ({ last_sent }) => moment(last_sent) },
    { key: 'created', label: tr('Made'), sort: 'created', cell: ({ created }) => moment(created) },
    { key: 'act', label: tr('Action'), width: 200, cell: (one) => <Act invitation={one} /> },
    { key: 'username', label: tr('Username'), extra: true, cell: ({ username }) => username },
    { key: 'language', label: tr('Language'), extra: true, cell: ({ language }) => languageName(language) },
    { key: 'id', label: tr('Id'), extra: true, cell: ({ invitation_id }) => <Code>{invitation_id}</Code> },
  ],
  filters: [
    { key: 'invitation_status', label: tr('Status'), kind: 'choice', values: enums.invitationStatuses, first: true },
    { key: 'scope', label: tr('Kind'), kind: 'choice', values: enums.scopes, name: scopeName, first: true },
    { key: 'distributor_id', label: tr('Distributor'), kind: 'thing', thing: distributorThing },
    { key: 'supplier_id', label: tr('Supplier'), kind: 'thing', thing: supplierThing },
    { key: 'created', label: tr('Made'), kind: 'date' },
    { key: 'expires', label: tr('Valid until'), kind: 'date' },
  ],
  queues: [
    { label: tr('Open|not yet answered'), filters: { invitation_status: 'pending' } },
    { label: tr('Expired'), filters: { invitation_status: 'expired' } },
    { label: tr('Accepted'), filters: { invitation_status: 'accepted' } },
  ],
  empty: {
    title: tr('No invitations yet'),
    detail: tr('Who is invited gets a letter with a link, chooses a password and can sign in.'),
  },
})

const codes = (Object.keys(languages) as Language[]).map(localeOf)

export const invitationFields: readonly Field[] = [
  { name: 'label', label: tr('Name'), kind: 'text', required: true, half: true },
  { name: 'email', label: tr('E-mail'), kind: 'text', required: true, half: true },
  { name: 'scope', label: tr('Kind'), kind: 'choice', values: enums.scopes, name_of: scopeName, required: true, half: true },
  { name: 'language', label: tr('Language'), kind: 'choice', values: codes, name_of: languageName, half: true },
  { name: 'distributor_id', label: tr('Distributor'), kind: 'thing', thing: distributorThing, hint: tr('Of a distributor’s client') },
  { name: 'supplier_id', label: tr('Supplier'), kind: 'thing', thing: supplierThing, hint: tr('Of a supplier’s client') },
  {
    name: 'roles',
    label: tr('Roles'),
    kind: 'choices',
    values: enums.roles.filter((role) => role !== 'portal'),
    name_of: roleName,
    hint: tr('Beside signing in to the console'),
  },
  { name: 'username', label: tr('Username'), kind: 'text', hint: tr('The e-mail address if it is left out') },
]
