/** The languages of the console, by the names they have themselves; the service calls them `en_GB` and so on. */
export const languages = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', nl: 'Nederlands' }
export type Language = keyof typeof languages

/** How somebody wants to read the console. It is stored in the account; this copy is there before anybody has signed in. */
export interface Preferences {
  language?: Language
  /** IANA name; left out for that of the browser */
  zone?: string | undefined
}

const key = 'allotment-preferences'

/** A browser that stores nothing, or something else under this name, has none. */
export function readPreferences(): Preferences {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Preferences
  } catch {
    return {}
  }
}

export function writePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences))
  } catch {
    // It is asked of the account again at the next sign-in.
  }
}

/** `de_DE`, `de-AT` and `de` are all German here. Undefined for a language that the console does not have. */
export const languageOf = (code: string): Language | undefined =>
  Object.hasOwn(languages, code.slice(0, 2)) ? (code.slice(0, 2) as Language) : undefined
