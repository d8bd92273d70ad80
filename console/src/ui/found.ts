/** The entries whose name contains the text, in their order; those that start with it first. */
export function found<T>(all: readonly T[], text: string, label: (one: T) => string): T[] {
  const part = text.trim().toLowerCase()
  const named = all.map((one) => ({ one, at: label(one).toLowerCase().indexOf(part) })).filter(({ at }) => at >= 0)
  return [...named.filter(({ at }) => at === 0), ...named.filter(({ at }) => at > 0)].map(({ one }) => one)
}
