export interface Page {
  pagination: { next_page: string | null }
}

/** The list in a page: the only array beside `pagination`. */
export type ItemOf<List> = {
  [Key in Exclude<keyof List, 'pagination'>]: List[Key] extends readonly (infer Item)[] ? Item : never
}[Exclude<keyof List, 'pagination'>]

/** Every item of every page, requested when the loop reaches it; `read` gets the query of the page. */
export async function* items<Item>(read: (query?: Record<string, unknown>) => Promise<Page>): AsyncGenerator<Item, void> {
  let page = await read()
  for (;;) {
    const list = Object.values(page).find((value) => Array.isArray(value)) as Item[] | undefined
    yield* list ?? []
    if (page.pagination.next_page === null) return
    page = await read(queryOf(page.pagination.next_page))
  }
}

/** A parameter that is given several times becomes an array, as it was before. */
function queryOf(url: string): Record<string, unknown> {
  const { searchParams } = new URL(url, 'http://localhost')
  const names = [...new Set(searchParams.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = searchParams.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}
