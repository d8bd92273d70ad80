/** A LIKE pattern for "contains", with the caller's own wildcards taken literally. */
export const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
