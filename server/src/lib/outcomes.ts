import { Problem } from './errors.js'

/** Several requests are decided together: for each there is a result, or the problem with which it was refused. */

export const isAccepted = <T>(one: T | Problem): one is T => !(one instanceof Problem)

/** The result, or the problem with which it was refused. */
export function orProblem<T>(act: () => T): T | Problem {
  try {
    return act()
  } catch (error) {
    return problemOf(error)
  }
}

/** The problem, if the error is one. Otherwise it is thrown again. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  throw error
}
