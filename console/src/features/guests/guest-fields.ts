import type { paths } from '@allotment/sdk'
import { enums } from '@allotment/sdk/model'
import { country, countryCodes } from '../../countries.js'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { faultIn, type PasteField } from '../../ui/paste/paste.js'
import { readCountry, readDate, readDates, readEmail, readGender, readPassport, readPhone } from '../../ui/paste/read.js'

/** The fields that orders and reservations have in common. */
export type GuestData = paths['/v1/reservations/{reservation_id}/guestdata']['get']['responses'][200]['content']['application/json']
export type Guest = GuestData['items'][number]['guests'][number]

export const guestFields = [
  'first_name',
  'last_name',
  'contact_email',
  'contact_phone',
  'date_of_birth',
  'gender',
  'country_of_residence',
  'passport_number',
  'street_name',
  'additional_street_name',
  'zip',
  'city',
  'province',
  'supported_team',
] as const
export type GuestField = (typeof guestFields)[number]

export const guestLabels: Record<GuestField, string> = {
  first_name: tr('First name'),
  last_name: tr('Last name'),
  contact_email: tr('E-mail'),
  contact_phone: tr('Phone'),
  date_of_birth: tr('Born'),
  gender: tr('Gender'),
  country_of_residence: tr('Country'),
  passport_number: tr('Passport'),
  street_name: tr('Street'),
  additional_street_name: tr('Address, more'),
  zip: tr('Postal code'),
  city: tr('City'),
  province: tr('Province'),
  supported_team: tr('Supports'),
}

/** The error of the service about a field, in words; null if there is none. */
function faultOf({ conditions }: Guest, field: GuestField): string | null {
  const condition = conditions[field]
  if (condition === 'missing') return tr('Needed')
  if (!condition?.startsWith('invalid:')) return null
  const reason = condition.slice('invalid:'.length)
  const said: Record<string, string> = {
    placeholder: tr('Not a real value'),
    away_fan: tr('Supporters of the visiting team may not sit here'),
    country_not_allowed: tr('Not for this country'),
  }
  return said[reason] ?? reason
}

const genders = enums.genders.map((value) => ({ value, label: say(value) }))
const countries = countryCodes.map((code) => ({ value: country(code), label: country(code) }))

export const shownAs = (field: GuestField, value: string): string => (field === 'country_of_residence' ? country(value) : value)

const more: Partial<Record<GuestField, Omit<PasteField, 'name' | 'label'>>> = {
  first_name: { also: ['given name', 'firstname', 'forename', 'Vorname', 'prénom', 'nombre', 'voornaam'] },
  last_name: {
    also: [
      'surname',
      'family name',
      'lastname',
      'Nachname',
      'Familienname',
      'nom',
      'nom de famille',
      'apellido',
      'apellidos',
      'achternaam',
    ],
  },
  contact_email: {
    also: ['mail', 'email', 'email address', 'E-Mail-Adresse', 'adresse e-mail', 'courriel', 'correo', 'correo electrónico', 'e-mailadres'],
    read: readEmail,
    hint: tr('Such as ana@guest.example'),
  },
  contact_phone: {
    also: ['telephone', 'mobile', 'tel', 'phone number', 'Telefon', 'Handy', 'téléphone', 'teléfono', 'telefoon', 'telefoonnummer'],
    read: readPhone,
    hint: tr('With the country: +31 6 1234 5678'),
  },
  date_of_birth: {
    also: [
      'birthday',
      'birth date',
      'date of birth',
      'dob',
      'Geburtsdatum',
      'geboren',
      'geb.',
      'geb. am',
      'date de naissance',
      'fecha de nacimiento',
      'geboortedatum',
      'né(e) le',
      'né le',
      'née le',
      'nacimiento',
    ],
    read: readDate,
    readColumn: readDates,
    hint: tr('Such as 1990-05-31, the year in four digits'),
  },
  gender: {
    also: ['sex', 'title', 'salutation', 'Geschlecht', 'Anrede', 'sexe', 'civilité', 'sexo', 'género', 'tratamiento', 'geslacht', 'aanhef'],
    read: readGender,
    hint: tr('Female, male or other'),
    choices: genders,
  },
  country_of_residence: {
    also: ['country of residence', 'nationality', 'Land', 'Nationalität', 'pays', 'nationalité', 'país', 'nacionalidad', 'nationaliteit'],
    read: readCountry,
    hint: tr('Name or code of a country'),
    choices: countries,
  },
  passport_number: {
    also: [
      'passport no',
      'passport number',
      'document',
      'Reisepass',
      'Passnummer',
      'Pass-Nr.',
      'passeport',
      'pasaporte',
      'paspoort',
      'paspoortnummer',
    ],
    read: readPassport,
    hint: tr('5 to 20 letters and digits'),
  },
  street_name: { also: ['address', 'street address', 'Straße', 'Strasse', 'Adresse', 'rue', 'calle', 'dirección', 'straat', 'adres'] },
  zip: { also: ['zip code', 'postcode', 'PLZ', 'Postleitzahl', 'code postal', 'código postal'] },
  city: { also: ['town', 'Ort', 'Stadt', 'Wohnort', 'ville', 'ciudad', 'plaats', 'woonplaats', 'stad'] },
  province: { also: ['state', 'region', 'Bundesland', 'Provinz', 'région', 'provincia', 'provincie'] },
  additional_street_name: { also: ['Adresszusatz', 'complément d’adresse', 'más datos de dirección', 'adres, vervolg'] },
  supported_team: { also: ['team', 'Fan von', 'supporter de', 'aficionado de', 'supporter van'] },
}

/** Each as a column of a sheet. */
export const pasteFields: Record<GuestField, PasteField<GuestField>> = Object.fromEntries(
  guestFields.map((name) => [name, { name, label: guestLabels[name], ...more[name] }]),
) as Record<GuestField, PasteField<GuestField>>

/** What is wrong with a cell: with what was typed into it, else what the service says about what is stored. */
export function faultWith(guest: Guest, field: GuestField, typed: string | undefined): string | null {
  if (typed === undefined) return faultOf(guest, field)
  const condition = guest.conditions[field]
  const isNeeded = condition === 'missing' || condition?.startsWith('required_') === true
  return faultIn({ ...pasteFields[field], ...(isNeeded ? { needed: true } : {}) }, typed)
}
