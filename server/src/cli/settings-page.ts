import { settings } from '../platform/config.js'

const begin = '<!-- settings: made by `npm run generate` from server/src/platform/config.ts -->'
const end = '<!-- end of settings -->'

/** A row for each setting. A bar within a text would end its cell, an angle bracket begin a tag. */
function settingsTable(): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
  const rows = Object.entries(settings).map(([name, setting]) => {
    const isRequired = 'production' in setting
    const fallback = setting.fallback === '' ? 'none' : `\`${setting.fallback}\``
    return `| \`${name}\` | ${fallback} | ${cell(setting.about)}${isRequired ? ' **(required in production)**' : ''} |`
  })
  return ['| Setting | Default | What it is |', '|---|---|---|', ...rows].join('\n')
}

/** docs/operating.md with its table of settings made anew; the rest of the page is kept as it is. */
export function withSettings(page: string): string {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`docs/operating.md lacks the lines ${begin} and ${end}`)
  return `${before}${begin}\n${settingsTable()}\n${end}${after}`
}
