import { fieldWords } from '@allotment/sdk/model'
import { capital, words } from './format.js'
import { trLabel } from './texts.js'

/** The name of a field of the API in the reader's language, else in English words. */
export function fieldTitle(name: string): string {
  const key = words(name)
  const title = trLabel(key)
  return title === key ? capital(name.split('_').map(spoken).join(' ')) : title
}

const spoken = (word: string): string => (fieldWords as Record<string, string>)[word] ?? word
