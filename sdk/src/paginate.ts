export interface Page {
  pagination: { next_cursor: string | null }
}

/** The list in a page: the only array beside `pagination`. */
export type ItemOf<List> = {
  [Key in Exclude<keyof List, 'pagination'>]: List[Key] extends readonly (infer Item)[] ? Item : never
}[Exclude<keyof List, 'pagination'>]

/**
 * Every item of every page, requested when the loop reaches it; `query` is that of the first page. By cursor and not by page number, because
 * an entry that leaves the list meanwhile would make the next page begin one entry too late.
 */
export async function* items<Item>(
  read: (query: Record<string, unknown>) => Promise<Page>,
  query: Record<string, unknown> = {},
): AsyncGenerator<Item, void> {
  const { page: _page, ...rest } = query
  let page = await read(query)
  for (;;) {
    const list = Object.values(page).find((value) => Array.isArray(value)) as Item[] | undefined
    yield* list ?? []
    const { next_cursor } = page.pagination
    if (!next_cursor) return
    page = await read({ ...rest, cursor: next_cursor })
  }
}
