import { enums } from '@allotment/sdk/model'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import type { PasteField } from '../../ui/paste/paste.js'
import { readChoice } from '../../ui/paste/read.js'

export type LandmarkField = 'kind' | 'name' | 'latitude' | 'longitude'
export const landmarkKinds = enums.landmarkKinds.map((value) => ({ value, label: say(value) }))
const readDegrees = (text: string) => /^-?\d{1,3}(\.\d{1,12})?$/.exec(text.trim().replace(',', '.').replace('−', '-'))?.[0] ?? null
const degrees = { read: readDegrees, hint: tr('Such as 38.7550') }

/** The columns of the sheet of landmarks. */
export const landmarkFields: PasteField<LandmarkField>[] = [
  {
    name: 'kind',
    label: tr('Kind'),
    also: ['type', 'Art', 'tipo', 'soort'],
    needed: true,
    choices: landmarkKinds.map(({ label }) => ({ value: label, label })),
    read: readChoice(landmarkKinds),
    hint: tr('Choose'),
  },
  { name: 'name', label: tr('Name'), also: ['nom', 'nombre', 'naam'], needed: true },
  { name: 'latitude', label: tr('Latitude'), also: ['lat', 'Breitengrad', 'latitud', 'breedtegraad'], needed: true, ...degrees },
  { name: 'longitude', label: tr('Longitude'), also: ['lon', 'lng', 'Längengrad', 'longitud', 'lengtegraad'], needed: true, ...degrees },
]
