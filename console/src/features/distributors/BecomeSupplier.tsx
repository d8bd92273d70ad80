import { ApiProblem, type components } from '@allotment/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { buys, isStaff, may, sells } from '../../access.js'
import { client } from '../../api.js'
import { countryField, currencyField } from '../../countries.js'
import { tr } from '../../texts.js'
import { EditButton } from '../../ui/form/EditButton.js'
import type { Field, Values } from '../../ui/form/fields.js'
import { forgetAccount } from '../login/session.js'

type Distributor = components['schemas']['Distributor']

const fields: readonly Field[] = [
  { name: 'trade_name', label: tr('Trade name'), kind: 'text', required: true },
  { name: 'iso_country', label: tr('Country'), ...countryField, required: true, half: true },
  {
    name: 'default_currency',
    label: tr('Currency'),
    ...currencyField,
    hint: tr('In which sales are paid out'),
    required: true,
    half: true,
  },
  { name: 'email', label: tr('E-mail address'), kind: 'text', hint: tr('For questions of buyers'), required: true, half: true },
  { name: 'phone_number', label: tr('Phone number'), kind: 'text', half: true },
  { name: 'streetname', label: tr('Street'), kind: 'text', half: true },
  { name: 'number', label: tr('House number'), kind: 'text', half: true },
  { name: 'postalcode', label: tr('Postal code'), kind: 'text', half: true },
  { name: 'city', label: tr('City'), kind: 'text', half: true },
  { name: 'vat_number', label: tr('VAT number'), kind: 'text', half: true },
]

const unnamed = { agreement_version: null, agreement_url: null }

/** The version that the operator names, with its text; typed if the operator names none, or if it cannot be read. */
function agreementField({ agreement_version, agreement_url }: components['schemas']['PlatformAgreement']): Field {
  const common = { name: 'accepted_platform_agreement_version', label: tr('Platform agreement'), required: true, half: true } as const
  if (agreement_version === null || agreement_url === null)
    return { ...common, kind: 'text', hint: tr('The accepted version, as it stands on the agreement') }
  const text = (
    <a href={agreement_url} target="_blank" rel="noreferrer">
      {tr('Read version {version}', { version: agreement_version })}
    </a>
  )
  const name_of = (version: string) => tr('I accept version {version}', { version })
  return { ...common, kind: 'choice', values: [agreement_version], name_of, hint: text }
}

function inputsOf({ distributor_name, iso_country, default_currency, vat_number, customerservice, invoice_address }: Distributor): Values {
  const { email, phone_number, trade_name } = customerservice
  const { streetname, number, postalcode, city } = invoice_address
  const known = { iso_country, default_currency, vat_number, email, phone_number, streetname, number, postalcode, city }
  return { ...known, trade_name: trade_name ?? distributor_name }
}

/** Address and contact are replaced as a whole: what the form does not show stays, and what was emptied is null. */
function bodyOf(values: Values, { customerservice, invoice_address }: Distributor): object {
  const { email = null, phone_number = null, streetname = null, number = null, postalcode = null, city = null, ...own } = values
  const country = invoice_address.country ?? own.iso_country
  return {
    ...own,
    customerservice: { ...customerservice, email, phone_number, trade_name: own.trade_name },
    invoice_address: { ...invoice_address, country, streetname, number, postalcode, city },
  }
}

/** Makes a distributor a supplier, so that it can sell on what it bought. */
export function BecomeSupplier({ distributor }: { distributor: Distributor }) {
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const router = useRouter()
  const { distributor_id } = distributor
  const suppliers = useQuery({
    queryKey: ['suppliers of', distributor_id],
    enabled: isStaff(user) && may.onboardSuppliers(user),
    queryFn: async ({ signal }) => (await client.GET('/v1/suppliers', { params: { query: { distributor_id } }, signal })).data.suppliers,
  })
  const agreement = useQuery({
    queryKey: ['platform agreement'],
    enabled: may.onboardSuppliers(user),
    queryFn: async ({ signal }) => (await client.GET('/v1/marketplace/agreement', { signal })).data,
  })
  const isMissing = isStaff(user) ? suppliers.data?.length === 0 : buys(user) && !sells(user)
  if (!isMissing || agreement.isPending || !may.onboardSuppliers(user)) return null
  const label = isStaff(user) ? tr('Make it a supplier') : tr('Become a supplier')
  return (
    <EditButton
      anchor="new"
      quiet
      label={label}
      title={label}
      fields={[...fields, agreementField(agreement.data ?? unnamed)]}
      copyOf={inputsOf(distributor)}
      save={async (values) => {
        const { data } = await client.GET('/v1/distributors/{distributor_id}', { params: { path: { distributor_id } } })
        const body = { ...bodyOf(values, data), ...(isStaff(user) ? { distributor_id } : {}) }
        try {
          // Somebody else may have done it meanwhile: what they wrote stays.
          return await client.POST('/v1/marketplace/onboard/supplierjit', { body: body as never, headers: { 'if-none-match': '*' } })
        } catch (error) {
          if (error instanceof ApiProblem && error.code === 'already_a_supplier') forgetAccount()
          throw error
        }
      }}
      done={tr('{name} is a supplier now, and can relist tickets', { name: distributor.distributor_name })}
      onSaved={async () => {
        await queries.invalidateQueries()
        // The pages of a supplier appear.
        forgetAccount()
        await router.invalidate()
      }}
    />
  )
}
