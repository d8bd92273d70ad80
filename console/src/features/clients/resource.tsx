import type { components } from '@allotment/sdk'
import { enums, grantable, type Scope } from '@allotment/sdk/model'
import { day, languageName, localeCodes, moment } from '../../format.js'
import { roleName, say } from '../../say.js'
import { byId } from '../../search.js'
import { tr } from '../../texts.js'
import { distributorThing, supplierThing } from '../../things.js'
import { Code, Lines, Mail } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf, type Source } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { Status } from '../../ui/status.js'

export type Client = components['schemas']['Client']

export const scopeName = (scope: string): string => (scope === 'internal' ? tr('Staff') : say(scope))

export const clients = defineResource({
  name: 'clients',
  title: tr('Clients'),
  // Without use_basic_dto the list has every field.
  source: listOf('/v1/clients') as Source<Client>,
  id: (client) => client.client_id,
  href: (client) => `/clients/${client.client_id}`,
  sorting: '-created',
  search: {
    hint: tr('Label, e-mail, or any id'),
    query: (text) => byId(text, { cln: 'client_id', cli: 'client_id', dst: 'distributor_id', spp: 'supplier_id' }) ?? { query: text },
  },
  columns: [
    {
      key: 'label',
      label: tr('Client'),
      sort: 'label',
      width: 220,
      cell: (client) => <Lines main={client.label} sub={<Mail>{client.email ?? client.username ?? '–'}</Mail>} />,
    },
    {
      key: 'party',
      label: tr('Of'),
      cell: ({ scope, distributor_name, supplier_id }) =>
        distributor_name ?? (supplier_id ? <Name of="supplier" id={supplier_id} /> : scopeName(scope)),
    },
    { key: 'roles', label: tr('Roles'), width: 200, cell: ({ roles }) => roles.map(roleName).join(', ') || '–' },
    { key: 'status', label: tr('Status'), sort: 'client_status', cell: ({ client_status }) => <Status value={client_status} /> },
    { key: 'until', label: tr('Active until'), cell: ({ active_until }) => (active_until ? day(active_until) : '–') },
    { key: 'created', label: tr('Made'), sort: 'created', cell: ({ created }) => moment(created) },
    { key: 'language', label: tr('Language'), extra: true, cell: ({ language }) => languageName(language) },
    { key: 'id', label: tr('Id'), sort: 'client_id', extra: true, cell: ({ client_id }) => <Code>{client_id}</Code> },
  ],
  filters: [
    { key: 'client_status', label: tr('Status'), kind: 'choice', values: enums.clientStatuses, first: true },
    { key: 'scope', label: tr('Kind'), kind: 'choice', values: enums.scopes, name: scopeName, first: true },
    { key: 'role', label: tr('Role'), kind: 'choice', values: enums.roles, name: roleName, first: true },
    { key: 'distributor_id', label: tr('Distributor'), kind: 'thing', thing: distributorThing },
    { key: 'supplier_id', label: tr('Supplier'), kind: 'thing', thing: supplierThing },
    { key: 'created', label: tr('Made'), kind: 'date' },
    { key: 'updated', label: tr('Changed'), kind: 'date' },
  ],
  empty: {
    title: tr('No clients yet'),
    detail: tr('Who signs in to the console or calls the API is a client, with roles that say what it may do.'),
  },
})

export const clientFields = (scope: string): readonly Field[] => [
  { name: 'label', label: tr('Label'), kind: 'text', required: true },
  { name: 'email', label: tr('E-mail'), kind: 'text', half: true },
  { name: 'username', label: tr('User name'), kind: 'text', half: true, hint: tr('To sign in to the console') },
  { name: 'language', label: tr('Language'), kind: 'choice', values: localeCodes, name_of: languageName, half: true },
  { name: 'roles', label: tr('Roles'), kind: 'choices', values: grantable[scope as Scope] ?? [], name_of: roleName },
  { name: 'client_status', label: tr('Status'), kind: 'choice', values: ['active', 'suspended'], only: 'change', half: true },
  { name: 'active_until', label: tr('Active until (UTC)'), kind: 'datetime', half: true },
]

export const newClientFields: readonly Field[] = [
  { name: 'scope', label: tr('Kind'), kind: 'choice', values: enums.scopes, name_of: scopeName, required: true, half: true },
  { name: 'label', label: tr('Label'), kind: 'text', required: true, half: true },
  { name: 'distributor_id', label: tr('Distributor'), kind: 'thing', thing: distributorThing, hint: tr('Of a distributor’s client') },
  { name: 'supplier_id', label: tr('Supplier'), kind: 'thing', thing: supplierThing, hint: tr('Of a supplier’s client') },
  { name: 'email', label: tr('E-mail'), kind: 'text', half: true },
  { name: 'username', label: tr('User name'), kind: 'text', half: true, hint: tr('To sign in to the console') },
  { name: 'language', label: tr('Language'), kind: 'choice', values: localeCodes, name_of: languageName, half: true },
  { name: 'roles', label: tr('Roles'), kind: 'choices', values: enums.roles, name_of: roleName },
]
