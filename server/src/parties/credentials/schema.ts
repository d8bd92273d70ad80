import Type, { type Static } from 'typebox'
import { Body, DateTime, Id, Name, nullable, Text, Texts } from '../../lib/schema.js'

export const Login = Body({ username: Text(254, 1), password: Text(1024, 1) }, { title: 'Login' })
export type Login = Static<typeof Login>

export const Refresh = Body(
  { refresh_token: Type.Optional(Text(200, 1)) },
  { title: 'Refresh', description: 'Browsers that keep the token in a cookie send `{}`' },
)
export const Impersonation = Body({ target_client_id: Id }, { title: 'Impersonation' })

export const LoginResult = Type.Object(
  {
    username: nullable(Text(254)),
    access_token: Type.String({ description: 'JWT, 15 minutes' }),
    account_type: Type.Unsafe<'operator' | 'distributor' | 'supplier' | 'distributor_supplier'>({
      type: 'string',
      enum: ['operator', 'distributor', 'supplier', 'distributor_supplier'],
      description: 'distributor_supplier: a distributor that sells as well',
    }),
    client_id: Id,
    distributor_id: nullable(Id),
    distributor_name: nullable(Name),
    distributor_status: nullable(Type.String()),
    business_segment: nullable(Type.String()),
    refresh_token: Type.Optional(
      nullable(Type.String({ description: 'Rotating, 30 days; absent on impersonation, null when it went into a cookie' })),
    ),
    scope: Type.String(),
    expiry_date: DateTime,
    member_state: nullable(Type.String()),
    payment_segment: nullable(Type.String()),
    payment_condition: nullable(Type.String()),
    preferred_language: Type.String(),
    roles: Type.Array(Type.String()),
    supplier_id: nullable(Id),
    booking_id: nullable(Type.String({ ...Id, description: "The client's latest booking" })),
    impersonator_client_id: nullable(Id),
    foreign_vat_numbers: Texts,
    fxratemoment_id: nullable(Id),
    allowed_currencies: Type.Array(Type.String()),
  },
  { title: 'LoginResult' },
)
export type LoginResult = Static<typeof LoginResult>
