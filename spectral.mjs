// Rules for openapi.json, run by `npm run check`: those of Spectral for OpenAPI and those of OWASP.
import owasp from '@stoplight/spectral-owasp-ruleset'
import rulesets from '@stoplight/spectral-rulesets'

export default {
  extends: [rulesets.oas, owasp],
  rules: {},
}
