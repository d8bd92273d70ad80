/** A team. Its key is the slug of its official name. `name` is the short name in fixture lists. */
export type TeamRow = readonly [
  name: string,
  official_name: string,
  abbreviation: string,
  city: string,
  wikipedia_slug: string,
  venue_key?: string | null,
  popular?: 'popular',
]
