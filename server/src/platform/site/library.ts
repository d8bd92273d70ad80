import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errorsMarkdown } from './errors-page.js'
import { firstHeading } from './markdown.js'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const guides = 'docs/guides'

/** A page made from markdown: its file in the repository, and where it is served. */
export interface Page {
  file: string
  address: string
  title: string
  markdown: string
}

/** What pages refer to and is served as it is. */
interface Attachment {
  file: string
  address: string
  type: string
}

const types: Record<string, string> = { '.sh': 'text/plain', '.csv': 'text/csv', '.svg': 'image/svg+xml' }

/** Pages for integrators. What is for operators and developers is in the repository only. */
const singles: Record<string, string> = {
  'sdk/README.md': '/docs/sdk',
  'docs/errors.md': '/docs/errors',
  'CHANGELOG.md': '/docs/changelog',
  'docs/versioning.md': '/docs/versioning',
  'docs/glossary.md': '/docs/glossary',
}
const pictures = ['docs/pictures/delivery.svg']

/** Addresses that are no page made from markdown. */
const elsewhere: Record<string, string> = { 'openapi.json': '/openapi.json', 'asyncapi.json': '/asyncapi.json' }

export class Library {
  readonly pages: ReadonlyMap<string, Page>
  readonly attachments: ReadonlyMap<string, Attachment>
  readonly #addresses: Map<string, string>

  constructor() {
    const found = readdirSync(join(root, guides)).map((name) => `${guides}/${name}`)
    const isPage = (file: string) => extname(file) === '.md'
    const pages = [...found.filter(isPage).map((file) => [file, `/${file.slice(0, -'.md'.length)}`] as const), ...Object.entries(singles)]
    this.pages = new Map(
      pages.map(([file, address]) => {
        const markdown = file === 'docs/errors.md' ? errorsMarkdown({ samples: true }) : readFileSync(join(root, file), 'utf8')
        return [address, { file, address, markdown, title: firstHeading(markdown) ?? file }]
      }),
    )
    const attached = [...found.filter((file) => !isPage(file)), ...pictures].map((file) => ({
      file,
      address: `/${file}`,
      type: types[extname(file)] ?? 'text/plain',
    }))
    this.attachments = new Map(attached.map((one) => [one.address, one]))
    this.#addresses = new Map([
      ...Object.entries(elsewhere),
      ...[...this.pages.values(), ...attached].map((one) => [one.file, one.address] as const),
    ])
  }

  get guides(): Page[] {
    return [...this.pages.values()].filter(({ file }) => file.startsWith(`${guides}/`))
  }

  /** Where a link of a file leads on this site; undefined when what it names is not served. */
  resolve(file: string, href: string): string | undefined {
    if (/^(https?:|mailto:|#|\/)/.test(href)) return href
    const [path = '', anchor] = href.split('#')
    const address = this.#addresses.get(normalize(join(dirname(file), path)))
    return address === undefined || anchor === undefined ? address : `${address}#${anchor}`
  }

  read({ file }: Attachment): Buffer {
    return readFileSync(join(root, file))
  }
}
