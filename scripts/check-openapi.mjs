import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailed, root } from './run.mjs'

/** Redocly's recommended rules, without any warning. */
async function redocly() {
  const { lint, loadConfig } = await import('@redocly/openapi-core')
  const config = await loadConfig({ configPath: join(root, 'redocly.yaml') })
  const problems = await lint({ ref: join(root, 'openapi.json'), config })
  return problems.map(({ ruleId, message, location }) => `redocly ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`)
}

/** Spectral's rules for OpenAPI and those of OWASP, with the exceptions explained in spectral.mjs. */
async function spectral() {
  const [{ default: core }, { default: ruleset }] = await Promise.all([import('@stoplight/spectral-core'), import('../spectral.mjs')])
  const linter = new core.Spectral()
  linter.setRuleset(ruleset)
  // Examples and samples are most of the document, and no rule applies to them.
  const document = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8'), (key, value) =>
    key === 'x-codeSamples' || (key === 'examples' && value.type === undefined) ? undefined : value,
  )
  const problems = await linter.run(document)
  return problems.map(({ code, message, path }) => `spectral ${code}: ${message} (${path.join('.')})`)
}

const shown = 50

export async function checkOpenapi() {
  const problems = [...(await redocly()), ...(await spectral())]
  if (problems.length === 0) return
  const more = problems.length > shown ? [`… and ${problems.length - shown} more`] : []
  throw new CommandFailed('lint of openapi.json', 1, [...problems.slice(0, shown), ...more].join('\n'))
}
