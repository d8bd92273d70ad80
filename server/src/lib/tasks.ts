import { type ErrorCode, Problem } from './errors.js'

/*
 * What a process and its threads send each other. The process asks for a task by name and takes its results one by one; `threads.ts` and
 * `shared-thread.ts` do that. The thread answers with `runTasks`.
 */

/** `stop` ends a task, which can still clean up; what it was asked for before that is answered first. */
export type Question = { task: string; input: unknown } | { next: true } | { stop: true }
/** A Problem is sent as its parts and other errors as text with their code, because class instances cannot be sent between threads. */
export type Reply = { value: unknown; done: boolean } | { problem: { code: ErrorCode; extra: Problem['extra'] } } | { failure: Failure }
/** Sent without a question: see `Stop`. */
export interface Cut {
  cut: true
}
/** An error that is not a Problem. */
export interface Failure {
  message: string
  stack: string | undefined
  code: unknown
  syscall: unknown
  /** of an error of PostgreSQL */
  routine: unknown
}
export function failureOf(error: unknown): Failure {
  const { message, stack, code, syscall, routine } = error as NodeJS.ErrnoException & { routine?: unknown }
  return { message, stack, code, syscall, routine }
}
export const errorOf = ({ message, ...more }: Failure): Error => Object.assign(new Error(message), more)
/** The number of the task that it belongs to. */
export interface Numbered {
  id: number
}

/** Ends one task from outside. */
export interface Stop {
  signal: AbortSignal
  /** Called by the task when nobody takes its results. */
  cut(): void
}

/** The next result of a task. */
export interface Step {
  value: unknown
  done: boolean
}

/** The result in a reply, or the error that the task has thrown. */
export function stepOf(reply: Reply): Step {
  if ('value' in reply) return reply
  if ('problem' in reply) throw new Problem(reply.problem.code, reply.problem.extra)
  throw errorOf(reply.failure)
}

/** The only result of a task. */
export async function firstOf<T>(task: string, results: AsyncIterable<T>): Promise<T> {
  for await (const result of results) return result
  throw new Error(`the task ${task} gave nothing`)
}

export type Tasks = Record<string, (input: never, stop: Stop) => AsyncIterable<unknown> | Promise<unknown>>

interface Port {
  postMessage(message: (Reply | Cut) & Numbered): void
  on(event: 'message', listener: (question: (Question & Numbered) | End) => void): unknown
}
/** Sent to a thread that is to close its connections and end. */
export type End = 'end'

/**
 * Called by the module of a thread, once. It runs the tasks that the process asks for, any number of them at the same time, and sends one result
 * for each request. `close` is called when the thread is to end.
 */
export function runTasks(port: Port, tasks: Tasks, close: () => void = () => {}): void {
  const running = new Map<number, { steps: AsyncIterator<unknown>; abort: AbortController }>()
  function begin(id: number, name: string, input: unknown): void {
    const task = tasks[name]
    if (!task) throw new Error(`no task ${name}`)
    const abort = new AbortController()
    const made = task(input as never, { signal: abort.signal, cut: () => port.postMessage({ id, cut: true }) })
    running.set(id, { abort, steps: Symbol.asyncIterator in made ? made[Symbol.asyncIterator]() : single(made) })
  }
  async function end(id: number): Promise<Step> {
    const task = running.get(id)
    running.delete(id)
    task?.abort.abort()
    await task?.steps.return?.()
    return { value: undefined, done: true }
  }
  async function answer(question: Question & Numbered): Promise<Reply> {
    const { id } = question
    try {
      if ('stop' in question) return await end(id)
      if ('task' in question) begin(id, question.task, question.input)
      const step = await running.get(id)?.steps.next()
      if (step && !step.done) return { value: step.value, done: false }
      running.delete(id)
      return { value: undefined, done: true }
    } catch (error) {
      running.delete(id)
      if (error instanceof Problem) return { problem: { code: error.code, extra: error.extra } }
      return { failure: failureOf(error) }
    }
  }
  port.on('message', (question) => {
    if (question === 'end') close()
    else void answer(question).then((reply) => port.postMessage({ ...reply, id: question.id }))
  })
}

async function* single(promise: Promise<unknown>): AsyncGenerator<unknown> {
  yield await promise
}
