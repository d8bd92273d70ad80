/** Where a property comes from: the same one of `row` or of `values`, perhaps turned into another form. */
export interface Source {
  from: 'row' | 'values'
  turned?: ((value: never) => unknown) | undefined
}

/**
 * A function that makes an object with these properties, written as source and compiled once, as Fastify does for its answers: going through
 * the names each time takes forty times as long (4.1 instead of 0.1 µs for forty of them), and a page of a list has fifty objects.
 */
export function compiled(properties: Record<string, Source>): (row: object, values: object) => Record<string, unknown> {
  const turns: Source['turned'][] = []
  const lines = Object.entries(properties).map(([name, { from, turned }]) => {
    if (!/^[a-z][a-z0-9_]*$/i.test(name)) throw new Error(`${name} is not a plain name`)
    return turned ? `${name}: turns[${turns.push(turned) - 1}](${from}.${name})` : `${name}: ${from}.${name}`
  })
  return new Function('turns', `return (row, values) => ({ ${lines.join(', ')} })`)(turns)
}
