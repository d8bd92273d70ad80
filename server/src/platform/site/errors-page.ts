import { catalogue } from '../../lib/errors.js'

const intro =
  'Every refusal is `application/problem+json` (RFC 9457) with a stable `code`. `detail` tells what was wrong in this request, `errors` names the fields, `request_id` is what to quote when asking for help.'

const entries = Object.entries(catalogue)

/** docs/errors.md: made by `npm run generate`. */
export function errorsMarkdown(): string {
  const sections = entries.map(([code, { status, title, about, fix }]) => `## ${code}\n\n**${status} ${title}.** ${about}\n\n${fix}\n`)
  return `<!-- Made by \`npm run generate\` from the catalogue in server/src/lib/errors.ts. Do not edit. -->\n# Errors\n\n${intro}\n\n${sections.join('\n')}`
}

const html = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>')

export function errorsHtml(): string {
  const sections = entries.map(
    ([code, { status, title, about, fix }]) =>
      `<section id="${code}"><h2><a href="#${code}">${code}</a> <span>${status}</span></h2><p><strong>${html(title)}.</strong> ${html(about)}</p><p>${html(fix)}</p></section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Errors - Allotment</title>
<style>
:root { color-scheme: light dark; --line: #d5dbe1; --soft: #f1f4f7; --link: #0b6270 }
@media (prefers-color-scheme: dark) { :root { --line: #39424c; --soft: #20272e; --link: #6fd3e3 } body { background: #14191e; color: #e6ebf0 } }
body { font: 16px/1.55 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 6rem }
h2 { font: 600 1.05rem ui-monospace, monospace; margin: 0 } h2 span { float: right } a { color: var(--link); text-decoration: none }
section { border-top: 1px solid var(--line); padding: 1rem 0 } section:target { background: var(--soft); outline: .5rem solid var(--soft) } p { margin: .4rem 0 } code { background: var(--soft); padding: .1em .3em; border-radius: 3px }
</style></head><body><h1>Errors</h1><p>${html(intro)} <a href="/docs">API reference</a></p>${sections.join('\n')}</body></html>`
}
