import { client } from '../../api.js'
import { languageOf, readPreferences, writePreferences } from '../../preferences.js'
import { language, zone } from '../../texts.js'

/** The console is read as the account says, from the next page load on. Resolves with whether something is different from now. */
export function adopt(account: { language: string; time_zone: string | null }): boolean {
  const wanted = { language: languageOf(account.language) ?? 'en', zone: account.time_zone ?? undefined }
  writePreferences(wanted)
  // A browser that stores nothing would load the page for ever.
  const isStored = readPreferences().language === wanted.language
  return isStored && (wanted.language !== language || wanted.zone !== zone)
}

/** After a sign-in on a browser that does not know it yet, or after a change in another one. */
export async function followAccount(): Promise<void> {
  const { data } = await client.GET('/v1/account')
  if (adopt(data)) window.location.reload()
}
