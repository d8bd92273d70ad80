import Type, { type Static } from 'typebox'
import { Body, DateTime, Locale, Name, nullable, Text, TimeZone } from '../../lib/schema.js'
import { Password } from '../clients/schema.js'

const Token = Type.String({
  minLength: 20,
  maxLength: 100,
  description: 'What follows the `#` in the link of the letter',
  examples: ['al_7Rk2mVx0cQnW3tY9uZ5bLd8eFhJpSsGaTqXwEoIrNvM'],
})

export const ResetRequest = Body(
  { login: Type.String({ minLength: 1, maxLength: 254, description: 'Username or e-mail address', examples: ['ana@agency.example'] }) },
  { title: 'ResetRequest' },
)

export const ResetAnswer = Type.Object(
  { valid_minutes: Type.Integer({ description: 'How long the link of the letter is valid' }) },
  { title: 'ResetAnswer', description: 'The same whether there is such an account or not' },
)

export const LinkToken = Body({ token: Token }, { title: 'LinkToken' })

export const AccountLink = Type.Object(
  {
    purpose: Type.Unsafe<'reset' | 'invitation'>({
      type: 'string',
      enum: ['reset', 'invitation'],
      description: '`reset`: a new password for an account. `invitation`: the first password of a new account',
    }),
    username: Type.String(),
    label: Name,
    language: Locale,
    organisation: nullable(
      Type.String({ description: 'Distributor or supplier that somebody is invited to; null for staff of the operator' }),
    ),
    invited_by: nullable(Type.String()),
    expires: DateTime,
  },
  { title: 'AccountLink' },
)
export type AccountLink = Static<typeof AccountLink>

export const LinkUse = Body(
  {
    token: Token,
    password: Password,
    label: Type.Optional(Type.String({ ...Name, description: 'Of an invitation: the name, if it is another one' })),
    language: Type.Optional(Locale),
    time_zone: Type.Optional(nullable(TimeZone)),
  },
  { title: 'LinkUse', description: '`label`, `language` and `time_zone` are taken for invitations only' },
)
export type LinkUse = Static<typeof LinkUse>

export const LinkUsed = Type.Object({ username: Text(254) }, { title: 'LinkUsed', description: 'With which to log in' })
export type LinkUsed = Static<typeof LinkUsed>
