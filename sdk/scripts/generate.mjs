import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'

const target = fileURLToPath(new URL('../src/generated/schema.ts', import.meta.url))
const repository = fileURLToPath(new URL('../../', import.meta.url))

/** The TypeScript of `src/generated/schema.ts` for an OpenAPI document; writing it is the caller's. */
export async function generate(openapiPath) {
  const document = JSON.parse(await readFile(openapiPath, 'utf8'))
  leaveOutCsv(document)
  const types = astToString(await openapiTS(document, { alphabetize: true, silent: true }))
  return `// Made from openapi.json by \`npm run generate\`: change the server's schemas, not this file.\n${types}`
}

/** Lists can be had as CSV too, by asking for it: `data` of a plain call is always the JSON. */
function leaveOutCsv(document) {
  for (const operations of Object.values(document.paths)) {
    for (const { responses } of Object.values(operations)) {
      const content = responses?.[200]?.content
      if (content?.['application/json']) delete content['text/csv']
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(target, await generate(resolve(process.argv[2] ?? `${repository}openapi.json`)))
}
