import { readFileSync } from 'node:fs'
import { serverOf } from '../http/openapi.js'

/** Written by `npm run generate`, and copied into the image by deploy/image/assemble.sh. */
const file = new URL('../../../../openapi.json', import.meta.url)
/** The address of the service in the file. */
const written = 'http://127.0.0.1:8080'

/** Each byte as a character, which is several times as fast as decoding five megabytes. */
const latin1 = (text: string): string => Buffer.from(text).toString('latin1')
const inJson = (text: string): string => latin1(JSON.stringify(text).slice(1, -1))

/**
 * `app.openapiJson()` from the committed file. Making it takes half a second or more, in which the process answers nobody.
 */
export function descriptionAt(publicUrl: string): Buffer {
  const text = readFileSync(file, 'latin1')
    .replace(inJson(serverOf(written).description), () => inJson(serverOf(publicUrl).description))
    .replaceAll(written, () => inJson(publicUrl))
  return Buffer.from(text, 'latin1')
}
