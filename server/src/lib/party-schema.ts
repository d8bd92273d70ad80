import Type from 'typebox'
import { Country, Email, nullable, Text, Url } from './schema.js'

/** Schemas shared by distributors and suppliers. Responses have all members; in requests each is optional. */
export const address = {
  country: nullable(Country),
  city: nullable(Text(100)),
  province: nullable(Text(100)),
  number: nullable(Text(20)),
  postalcode: nullable(Text(20)),
  streetname: nullable(Text(200)),
  streetname2: nullable(Text(200)),
  latitude: nullable(Text(20)),
  longitude: nullable(Text(20)),
}
export const customerservice = {
  email: nullable(Email),
  url_website: nullable(Type.String({ ...Url, maxLength: 500 })),
  phone_number: nullable(Text(40)),
  trade_name: nullable(Text(200)),
}
export const contact = {
  firstname: nullable(Text(100)),
  lastname: nullable(Text(100)),
  phonenumber: nullable(Text(40)),
  email: nullable(Email),
}

export const Address = Type.Object(address, { title: 'Address' })
export const CustomerService = Type.Object(customerservice, { title: 'CustomerService' })
export const Contact = Type.Object(contact, { title: 'Contact' })

export const AddressInput = Type.Partial(Type.Object(address), { additionalProperties: false, title: 'AddressInput' })
export const CustomerServiceInput = Type.Partial(Type.Object(customerservice), {
  additionalProperties: false,
  title: 'CustomerServiceInput',
})
export const ContactInput = Type.Partial(Type.Object(contact), { additionalProperties: false, title: 'ContactInput' })

const allKeys =
  <T extends object>(shape: T) =>
  <V>(value: { [K in keyof T]?: V | undefined }): { [K in keyof T]: V | null } =>
    Object.fromEntries(Object.keys(shape).map((key) => [key, value[key as keyof T] ?? null])) as { [K in keyof T]: V | null }

/** The refund by time before the event. A ticket's policy overrides that of its supplier. */
export const CancellationPolicy = Type.Array(
  Type.Object(
    {
      until_days_before: Type.Integer({ minimum: 0, maximum: 3650 }),
      refund_percent: Type.Number({ minimum: 0, maximum: 100 }),
    },
    { title: 'CancellationStep', additionalProperties: false },
  ),
  { maxItems: 20 },
)

/** All members present, null when empty. */
export const fullAddress = allKeys(address)
export const fullCustomerService = allKeys(customerservice)
export const fullContact = allKeys(contact)
