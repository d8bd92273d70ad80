import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

interface Field {
  name: string
  label: string
}
type Paste = (text: string, target: { fields: Field[]; column: number; places: number }) => { rows: Record<string, string>[] }

const source = (path: string) => import(/* @vite-ignore */ new URL(`../../../console/src/${path}`, import.meta.url).pathname)
const { paste } = (await source('ui/paste/paste.ts')) as { paste: Paste }
const { offerFields } = await source('features/offers/offer-fields.ts')
const { seatFields } = await source('features/ticketfiles/seat-fields.ts')
const { pasteFields } = await source('features/guests/guest-fields.ts')
const { landmarkFields } = await source('features/venues/landmark-fields.ts')

const sheets: Record<string, Field[]> = {
  tickets: offerFields({ categories: [], suppliers: [] }),
  seats: seatFields,
  guests: Object.values(pasteFields),
  landmarks: landmarkFields,
}

describe('the columns of a pasted sheet are known by the headings of every language of the console, whatever language the reader has', () => {
  for (const [sheet, fields] of Object.entries(sheets)) {
    test.each(['de', 'fr', 'es', 'nl'])(`a sheet of ${sheet}, in %s`, async (language) => {
      const file = new URL(`../../../console/src/texts/${language}.json`, import.meta.url)
      const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
      // Names of brands and the like are the same in every language, and not in the catalogue.
      const headings = fields.map(({ label }) => texts[label] ?? label)
      const line = fields.map(({ name }) => `in ${name}`)
      for (const turn of [(list: string[]) => list, (list: string[]) => list.toReversed()]) {
        const text = [headings, line].map((cells) => turn(cells).join('\t')).join('\n')
        const { rows } = paste(text, {
          fields: fields.map((field) => ({ ...field, read: undefined, readColumn: undefined })),
          column: 0,
          places: 1,
        })
        expect(rows).toEqual([Object.fromEntries(fields.map(({ name }) => [name, `in ${name}`]))])
      }
    })
  }
})
