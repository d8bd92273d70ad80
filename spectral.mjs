// Rules for openapi.json, run by `npm run check`: those of Spectral for OpenAPI and those of OWASP. What is switched off says why.

import { schema, truthy } from '@stoplight/spectral-functions'
import owasp from '@stoplight/spectral-owasp-ruleset'
import rulesets from '@stoplight/spectral-rulesets'

/** The address of a ticket's PDF for OCTO resellers. Its last part is a secret, because they pass it on to guests, who have no credentials. */
const ticket = '/octo/tickets/{bookingorder_id}/{orderitem_id}/{download_link}'
/** Calls without credentials: health, the description itself, logging in, and the address of a ticket. */
/** The secret of a letter is the credential. */
const letters = ['/v1/login/reset', '/v1/login/link', '/v1/login/password']
const open = ['/healthz', '/readyz', '/openapi.json', '/asyncapi.json', '/v1/login', '/v1/login/refresh', ...letters, ticket]
/** Paths but these. */
const without = (paths) => `$.paths[?(!@property.match(/^(${paths.join('|').replaceAll('/', '\\/').replaceAll(/[.{}]/g, '\\$&')})$/))]`
/** Where callers are counted by their key. A payment provider has none: it signs. */
const withKey = without([...open, '/v1/payments/settlements'])

/** The same rule, looked for elsewhere. `resolved: false`: every component is looked at once, not wherever it is used. */
const narrowed = (name, changes) => ({ ...owasp.rules[name], ...changes })
/** Operations of these methods name a scheme, and no empty one, which would let anybody in. */
const secured = (methods) => ({
  message: 'Every call but the open ones names a security scheme.',
  severity: 'error',
  given: `${without(open)}[${methods}]`,
  // biome-ignore lint/suspicious/noThenProperty: Spectral's rule format has this property
  then: {
    field: 'security',
    function: schema,
    functionOptions: { schema: { type: 'array', minItems: 1, items: { type: 'object', minProperties: 1 } } },
  },
})
const once = (name) => narrowed(name, { resolved: false })

export default {
  extends: [rulesets.oas, owasp],
  aliases: owasp.aliases,
  rules: {
    'property-description': {
      message: 'Every property says what it means: in its schema, or by its name in openapi-fields.ts.',
      severity: 'error',
      resolved: false,
      given: '$.components.schemas..properties[*]',
      // biome-ignore lint/suspicious/noThenProperty: Spectral's rule format has this property
      then: { field: 'description', function: truthy },
    },
    // openapi.test.ts holds every example against its schema, with the formats of the service; once is enough.
    'oas3-valid-media-example': 'off',
    'oas3-valid-schema-example': 'off',
    'owasp:api4:2023-array-limit': once('owasp:api4:2023-array-limit'),
    'owasp:api4:2023-integer-format': once('owasp:api4:2023-integer-format'),
    'owasp:api4:2023-integer-limit': once('owasp:api4:2023-integer-limit'),
    'owasp:api4:2023-string-limit': once('owasp:api4:2023-string-limit'),
    // Names, notes and addresses are free text: a pattern would refuse somebody's real name.
    'owasp:api4:2023-string-restricted': 'off',
    'owasp:api4:2023-rate-limit': narrowed('owasp:api4:2023-rate-limit', { given: `${withKey}..responses[?(@property.match(/^(4|2)/))]` }),
    'owasp:api4:2023-rate-limit-responses-429': narrowed('owasp:api4:2023-rate-limit-responses-429', { given: `${withKey}..responses` }),
    // The rules of OWASP look at all paths whatever they are given; these ask the same of all but the open ones.
    'owasp:api2:2023-write-restricted': secured('post,put,patch,delete'),
    'owasp:api2:2023-read-restricted': secured('get,head'),
    'owasp:api8:2023-define-error-responses-401': narrowed('owasp:api8:2023-define-error-responses-401', {
      given: `${withKey}..responses`,
    }),
    'owasp:api8:2023-define-error-validation': narrowed('owasp:api8:2023-define-error-validation', { given: `${withKey}..responses` }),
    // Roles of the caller decide who may call what, and each call says which; a scheme of its own for some would decide nothing.
    'owasp:api5:2023-admin-security-unique': 'off',
    // Programs call from servers. Origins are allowed by a setting (CORS_ORIGINS), and there are none without it.
    'owasp:api8:2023-define-cors-origin': 'off',
    // Tour-booking partners send the key in the query; their interface has no other place. The service removes it from its logs.
    'owasp:api2:2023-no-api-keys-in-url': narrowed('owasp:api2:2023-no-api-keys-in-url', {
      given: '$.components.securitySchemes[?(@property !== "apiKeyInQuery" && @.type === "apiKey")].in',
    }),
    // The committed description is that of a service on this machine; a real one shows its own address.
    'owasp:api8:2023-no-server-http': 'off',
  },
}
