import { catalogue, type ErrorCode } from '../../lib/errors.js'
import { problemExample } from '../http/examples.js'

const intro =
  'Every refusal is `application/problem+json` (RFC 9457) with a stable `code`. `detail` tells what was wrong in this request, `errors` names the fields, `request_id` is what to quote when asking for help.'

const sampleOf = (code: ErrorCode): string => `\n\`\`\`json\n${JSON.stringify(problemExample(code), null, 2)}\n\`\`\`\n`

/** docs/errors.md, made by `npm run generate`; the page that is served shows an answer with each code. */
export function errorsMarkdown({ samples = false } = {}): string {
  const sections = (Object.keys(catalogue) as ErrorCode[]).map((code) => {
    const { status, title, about, fix } = catalogue[code]
    return `## ${code}\n\n**${status} ${title}.** ${about}\n\n${fix}\n${samples ? sampleOf(code) : ''}`
  })
  return `<!-- Made by \`npm run generate\` from the catalogue in server/src/lib/errors.ts. Do not edit. -->\n# Errors\n\n${intro}\n\n${sections.join('\n')}`
}
