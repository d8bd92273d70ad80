import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Problem } from '../../lib/errors.js'
import { distance } from '../../lib/spelling.js'
import { withoutEnd } from '../../lib/trim.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** every path that is served, to suggest one when a path is not found */
    servedPaths: ServedPath[]
  }
}

interface ServedPath {
  /** as in the reference: /v1/clients/{client_id} */
  shown: string
  steps: string[]
  methods: string[]
}

const stepsOf = (path: string): string[] => withoutEnd(path, '/').split('/').slice(1)
const isParameter = (step: string): boolean => step.startsWith('{')
/** Two typing errors, or one in short words, which would otherwise match too many others. */
const tolerance = (word: string): number => (word.length < 4 ? 1 : 2)
/** Longer than any path that is served: no suggestion. */
const longest = 200

/** Collects every route as it is registered. Must be registered before the routes. */
export const paths = fp(async (app: FastifyInstance) => {
  const served = new Map<string, ServedPath>()
  app.decorate('servedPaths', [])
  app.addHook('onRoute', ({ url, method }) => {
    const shown = withoutEnd(url.replace(/:(\w+)/g, '{$1}'), '/') || '/'
    let known = served.get(shown)
    if (!known) {
      known = { shown, steps: stepsOf(shown), methods: [] }
      served.set(shown, known)
      app.servedPaths.push(known)
    }
    known.methods = [...new Set([...known.methods, ...[method].flat()])].sort()
  })
})

function fits({ steps }: ServedPath, given: string[]): boolean {
  if (steps.at(-1) === '*') return given.length >= steps.length && steps.slice(0, -1).every((step, index) => fitsStep(step, given[index]))
  return steps.length === given.length && steps.every((step, index) => fitsStep(step, given[index]))
}

/** A parameter may have a fixed suffix: {venue_id}.svg */
function fitsStep(step: string, given = ''): boolean {
  if (!isParameter(step)) return step === given
  const behind = step.slice(step.indexOf('}') + 1)
  return given.length > behind.length && given.endsWith(behind)
}

/** Edit distance between the fixed words of a path and the requested one. Undefined if they do not match. */
function distanceTo({ steps }: ServedPath, given: string[]): number | undefined {
  if (steps.length !== given.length) return undefined
  let sum = 0
  for (const [index, step] of steps.entries()) {
    const word = given[index] ?? ''
    if (fitsStep(step, word)) continue
    if (isParameter(step)) return undefined
    const letters = distance(step, word.toLowerCase())
    if (letters > tolerance(step)) return undefined
    sum += letters
  }
  return sum
}

/** The path with the smallest edit distance. Among equals, one that has the requested method. */
function nearest(served: readonly ServedPath[], method: string, given: string[]): ServedPath | undefined {
  let best: { path: ServedPath; cost: number } | undefined
  for (const path of served) {
    const letters = distanceTo(path, given)
    // A parameter matches every word, so fixed words are preferred.
    const cost =
      letters === undefined ? undefined : 4 * letters + (path.methods.includes(method) ? 0 : 2) + Number(path.steps.some(isParameter))
    if (cost !== undefined && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { path, cost }
  }
  return best?.path
}

/**
 * The error for a path or method that is not served, with the allowed methods or the nearest path. Paths are public, they are in the
 * reference; nothing is revealed about the resources behind them.
 */
export function noSuchPath({ method, url, server }: FastifyRequest): Problem {
  const path = url.split('?')[0] ?? ''
  const given = stepsOf(path)
  const served = path.length > longest ? [] : (server?.servedPaths ?? [])
  const methods = [...new Set(served.filter((one) => fits(one, given)).flatMap((one) => one.methods))].sort()
  if (methods.length > 0 && !methods.includes(method))
    return new Problem('method_not_allowed', {
      detail: `There is no ${method} ${path}; the path has ${methods.join(', ')}.`,
      headers: { Allow: methods.join(', ') },
    })
  const near = given.length > 0 ? nearest(served, method, given) : undefined
  const hint = near ? ` The nearest is ${near.methods.includes(method) ? method : near.methods.at(-1)} ${near.shown}.` : ''
  return new Problem('route_not_found', { detail: `There is no ${method} ${path.slice(0, longest)}.${hint}` })
}
