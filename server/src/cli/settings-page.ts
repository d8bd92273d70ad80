import { settings } from '../platform/config.js'

const begin = '<!-- settings: made by `npm run generate` from server/src/platform/config.ts -->'
const end = '<!-- end of settings -->'

/** One row per setting. A pipe or an angle bracket in a text would break the table. */
function settingsTable(): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
  const rows = Object.entries(settings).map(([name, setting]) => {
    const isRequired = 'production' in setting
    const fallback = setting.fallback === '' ? 'none' : `\`${setting.fallback}\``
    return `| \`${name}\` | ${fallback} | ${cell(setting.about)}${isRequired ? ' **(required in production)**' : ''} |`
  })
  return ['| Setting | Default | What it is |', '|---|---|---|', ...rows].join('\n')
}

/** Replaces the table of settings in docs/operating.md. The rest of the page is kept. */
export function withSettings(page: string): string {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`docs/operating.md lacks the lines ${begin} and ${end}`)
  return `${before}${begin}\n${settingsTable()}\n${end}${after}`
}
