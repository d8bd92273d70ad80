import { catalogue } from '../../lib/errors.js'
import { locales, localeTag } from '../../lib/locales.js'
import { headers } from '../../platform/http/openapi-headers.js'
import type { Protocol, ProtocolFault } from '../../platform/http/openapi-protocol.js'
import type { OctoError } from './faults.js'
import { meanings } from './meanings.js'
import { emptyStartTimes } from './view.js'

/** What the API reference says about the calls of the standard. */

/** Errors that the standard does not define for our cases, with the HTTP status that says the same. */
export type HttpError = 'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'INTERNAL_SERVER_ERROR'

const id = '01k9zq3v5r8t2w4y6a1b3c5d7e'

const fault = (
  error: OctoError | HttpError,
  status: number,
  errorMessage: string,
  about: string,
  of: ProtocolFault['of'] = 'named calls',
  facts: Record<string, string> = {},
): ProtocolFault => ({ code: error, status, about, of, example: { error, errorMessage, ...facts } })

const faults: ProtocolFault[] = [
  fault('BAD_REQUEST', 400, 'localDateEnd is before localDateStart.', 'The request is not valid', 'every call'),
  fault(
    'UNPROCESSABLE_ENTITY',
    400,
    catalogue.insufficient_stock.about,
    'The request is valid, but cannot be carried out: too few tickets, a quantity that is not sold, missing guest data, no credit. `errorMessage` says why',
  ),
  fault('INVALID_PRODUCT_ID', 400, 'There is no such product, or nothing of it is sold any more.', 'No such product', 'named calls', {
    productId: `${id}_srs`,
  }),
  fault('INVALID_OPTION_ID', 400, 'The product has no such option.', 'The product has no such option', 'named calls', {
    optionId: `${id}_ctg`,
  }),
  fault('INVALID_UNIT_ID', 400, 'The option has no such unit.', 'The option has no such unit', 'named calls', { unitId: 'youth' }),
  fault('INVALID_AVAILABILITY_ID', 400, 'The option has no such availability.', 'The option has no such availability', 'named calls', {
    availabilityId: `${id}_evt.${id}_ctg`,
  }),
  fault(
    'INVALID_BOOKING_UUID',
    400,
    'There is no such booking.',
    'No such booking, its hold has expired, or the `uuid` was used for another booking',
    'named calls',
    { uuid: '5f1d2a7e-2a4b-4c53-9d8c-8a8f3a1b7c55' },
  ),
  fault('UNAUTHORIZED', 401, catalogue.unauthenticated.about, 'The API key is missing or not valid', 'every call'),
  fault('FORBIDDEN', 403, catalogue.forbidden.about, 'The client is not one of a distributor', 'every call'),
  fault('NOT_FOUND', 404, catalogue.webhook_not_found.about, 'No such subscription or ticket file'),
  fault('BAD_REQUEST', 413, catalogue.body_too_large.about, 'The body is too large', 'calls with a body'),
  fault('BAD_REQUEST', 415, catalogue.unsupported_media_type.about, 'The body is not JSON', 'calls with a body'),
  fault('TOO_MANY_REQUESTS', 429, catalogue.rate_limited.about, 'The rate limit is reached: wait for `Retry-After`', 'every call'),
  fault('INTERNAL_SERVER_ERROR', 500, catalogue.internal.about, 'An unexpected failure. Nothing was changed', 'every call'),
  fault(
    'INTERNAL_SERVER_ERROR',
    503,
    catalogue.database_unavailable.about,
    'The service is overloaded or its database is unavailable: wait for `Retry-After`',
    'every call',
  ),
]

const codes = [...new Set(faults.map(({ code }) => code))]
const text = { type: 'string' }
const capabilities = 'octo/pricing, octo/content'

export const octo: Protocol = {
  name: 'octo',
  security: [{ apiKeyAsBearer: [] }, { apiKey: [] }],
  parameters: [
    {
      name: 'Octo-Capabilities',
      in: 'header',
      description:
        'The capabilities to apply, separated by commas, with or without `octo/`: `octo/pricing`, `octo/content`, `octo/questions`, `octo/notifications`. Unknown ones are ignored',
      schema: { type: 'string', maxLength: 1000 },
      example: capabilities,
    },
    {
      name: 'Accept-Language',
      in: 'header',
      description: 'The language of texts. Only with the capability `octo/content`',
      schema: { type: 'string', maxLength: 1000 },
      example: 'en-GB',
    },
    {
      name: 'Octo-Env',
      in: 'header',
      description: '`test` makes a test booking: `testMode` is true, and no stock or money is used',
      schema: { type: 'string', maxLength: 10 },
      example: 'live',
    },
    {
      name: 'Prefer',
      in: 'header',
      description:
        '`empty-start-times`: products with opening hours have no `availabilityLocalStartTimes` instead of `00:00`. Other preferences are ignored',
      schema: { type: 'string', maxLength: 1000 },
      example: emptyStartTimes,
    },
  ],
  headers: {
    'Octo-Capabilities': {
      description: 'The capabilities that were applied, as the request spelled them',
      required: true,
      schema: { type: 'string', maxLength: 1000 },
      example: capabilities,
    },
    'Preference-Applied': {
      description: 'The preference that was applied. Only if the request had it',
      schema: { type: 'string', maxLength: 100 },
      example: emptyStartTimes,
    },
    'Content-Language': headers['Content-Language'],
    'Available-Languages': {
      description: 'The languages that `Accept-Language` can select. Only with the capability `octo/content`',
      schema: { type: 'string', maxLength: 500 },
      example: locales.map(localeTag).join(', '),
    },
  },
  error: {
    title: 'OctoError',
    type: 'object',
    required: ['error', 'errorMessage'],
    properties: {
      error: { type: 'string', enum: codes },
      errorMessage: text,
      productId: text,
      optionId: text,
      unitId: text,
      availabilityId: text,
      uuid: text,
    },
  },
  faults,
  meanings,
}
