import type { Library } from './library.js'
import { escaped } from './markdown.js'

const style = `
:root { color-scheme: light dark; --line: #d5dbe1; --soft: #f1f4f7; --link: #0b6270; --page: #fff; --text: #1b2228 }
@media (prefers-color-scheme: dark) { :root { --line: #39424c; --soft: #20272e; --link: #6fd3e3; --page: #14191e; --text: #e6ebf0 } }
* { box-sizing: border-box }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0; background: var(--page); color: var(--text); display: grid; grid-template-columns: 16rem minmax(0, 1fr); overflow-wrap: break-word }
nav { border-right: 1px solid var(--line); padding: 1.5rem 1rem; position: sticky; top: 0; height: 100vh; overflow-y: auto }
nav h2 { font-size: .85rem; margin: 1.2rem 0 .3rem } nav ul { list-style: none; margin: 0; padding: 0 } nav li { margin: .25rem 0 }
input { font: inherit; width: 100%; padding: .35rem .6rem; border: 1px solid var(--line); border-radius: 4px; background: var(--page); color: inherit }
main { max-width: 52rem; padding: 1.5rem 2rem 6rem }
a { color: var(--link); text-decoration: none } a:hover { text-decoration: underline } a[aria-current] { font-weight: 600 }
main p a, main li a, main td a { text-decoration: underline }
a.here { color: inherit } :target { background: var(--soft) } h1, h2, h3 { line-height: 1.25; scroll-margin-top: 1rem } h2 { margin-top: 2.2rem }
code { background: var(--soft); padding: .1em .3em; border-radius: 3px; font: .9em ui-monospace, monospace; overflow-wrap: anywhere }
pre { background: var(--soft); padding: .8rem 1rem; border-radius: 6px; overflow-x: auto } pre code { padding: 0; background: none; overflow-wrap: normal }
table { border-collapse: collapse; display: block; overflow-x: auto } th, td { border: 1px solid var(--line); padding: .35rem .6rem; text-align: left; vertical-align: top }
img { max-width: 100% } mark { background: #f6d86b; color: #1b2228 }
@media (max-width: 50rem) { body { display: block } nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line) } main { padding: 1rem } }
`

const item = (address: string, title: string, current: string): string =>
  `<li><a href="${address}"${address === current ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`

/** The links beside every page, in groups. */
function contents(library: Library): { title: string; links: [address: string, title: string][] }[] {
  const guides = library.guides.map(({ address, title }): [string, string] => [address, title])
  const others = [...library.pages.values()].filter((page) => !library.guides.includes(page))
  return [
    { title: 'Guides', links: guides },
    {
      title: 'Reference',
      links: [
        ['/docs', 'API reference'],
        ['/openapi.json', 'openapi.json'],
        ['/asyncapi.json', 'asyncapi.json'],
        ...others.map(({ address, title }): [string, string] => [address, title]),
      ],
    },
  ]
}

const groupsHtml = (library: Library, current: string): string =>
  contents(library)
    .map(({ title, links }) => `<h2>${title}</h2><ul>${links.map(([to, name]) => item(to, name, current)).join('')}</ul>`)
    .join('')

/** The page that lists all others. */
export function contentsHtml(library: Library): string {
  return `<h1>Guides</h1><p>Requests in the guides work when pasted, against a service that was started with its demo.</p>${groupsHtml(library, '')}`
}

/** A page with the list of all pages and the search beside it. */
export function layout(
  library: Library,
  { title, address, body, query = '' }: { title: string; address: string; body: string; query?: string },
): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)} - Allotment</title><style>${style}</style></head>
<body><nav aria-label="Documentation"><form action="/docs/search" role="search"><input type="search" name="q" value="${escaped(query)}" maxlength="100" placeholder="Search" aria-label="Search the documentation"></form>${groupsHtml(library, address)}</nav>
<main>${body}</main></body></html>`
}
