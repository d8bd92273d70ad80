/** The source of a property: the property of the same name in `row` or in `values`, converted by `convert` if given. */
export interface Source {
  from: 'row' | 'values'
  convert?: ((value: never) => unknown) | undefined
}

/**
 * Compiles a function that builds an object with these properties, as Fastify does for its serializers. Looping over the names on each call
 * takes forty times as long (4.1 instead of 0.1 µs for forty properties), and a list page has fifty objects.
 */
export function compiled(properties: Record<string, Source>): (row: object, values: object) => Record<string, unknown> {
  const converters: Source['convert'][] = []
  const lines = Object.entries(properties).map(([name, { from, convert }]) => {
    if (!/^[a-z][a-z0-9_]*$/i.test(name)) throw new Error(`${name} is not a plain name`)
    return convert ? `${name}: converters[${converters.push(convert) - 1}](${from}.${name})` : `${name}: ${from}.${name}`
  })
  return new Function('converters', `return (row, values) => ({ ${lines.join(', ')} })`)(converters)
}
