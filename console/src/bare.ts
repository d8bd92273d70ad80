/** A text as it is compared: without case, accents, spaces and punctuation. A spreadsheet writes Cote d'Ivoire. */
export const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
