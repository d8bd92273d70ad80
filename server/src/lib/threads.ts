import { Worker } from 'node:worker_threads'
import { type ErrorCode, Problem } from './errors.js'

/**
 * Worker threads for parsing uploaded files, so that a large or malicious file does not block the event loop. A task that exceeds its time
 * or memory limit is terminated together with its thread.
 */
export interface Threads {
  /** Runs a task and returns its result. */
  call<T>(task: string, input: unknown): Promise<T>
  /**
   * Runs a task that yields results one by one, each computed when it is requested. The thread stays reserved until the last result or
   * until the caller stops.
   */
  pull<T>(task: string, input: unknown): AsyncGenerator<T>
  close(): Promise<void>
}

interface Options {
  /** The module that each thread runs. It calls `runTasks`. */
  file: URL
  /** Most threads at once. They are started on demand. */
  size: number
  /** Longest time for one result. */
  stepMillis: number
  /** Heap limit of a thread. */
  megabytes: number
  /** Most callers that wait for a thread. */
  waiting: number
}

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

const tooComplex = (detail: string): Problem => new Problem('file_too_complex', { detail })

/** One worker thread. It handles one request at a time. */
class Thread {
  isDead = false
  private readonly worker: Worker
  private settle: ((outcome: Reply | Error) => void) | undefined

  constructor(private readonly options: Options) {
    const { file, megabytes } = options
    // Node options of the process, such as its memory limit, must not apply to the thread.
    this.worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: megabytes, stackSizeMb: 4 }, execArgv: [], env: {} })
    this.worker.unref()
    this.worker.on('message', (reply: Reply) => this.settle?.(reply))
    this.worker.on('error', (error: NodeJS.ErrnoException) => {
      this.isDead = true
      this.settle?.(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex('Reading the file takes more memory than is given to one file.') : error,
      )
    })
    this.worker.on('exit', () => {
      this.isDead = true
      this.settle?.(new Error('a thread ended while it worked'))
    })
  }

  async ask(question: Question): Promise<Step> {
    let timer: NodeJS.Timeout | undefined
    const answered = new Promise<Reply | Error>((resolve) => {
      this.settle = resolve
      timer = setTimeout(() => {
        this.isDead = true
        resolve(tooComplex('Reading the file takes longer than is given to one file.'))
        void this.worker.terminate()
      }, this.options.stepMillis)
    })
    this.worker.postMessage({ ...question, id: 0 })
    const outcome = await answered.finally(() => {
      clearTimeout(timer)
      this.settle = undefined
    })
    if (outcome instanceof Error) throw outcome
    return stepOf(outcome)
  }

  async end(): Promise<void> {
    this.isDead = true
    await this.worker.terminate()
  }
}

export function threads(options: Options): Threads {
  const all = new Set<Thread>()
  const idle: Thread[] = []
  const queue: ((thread: Thread) => void)[] = []

  function start(): Thread {
    const thread = new Thread(options)
    all.add(thread)
    return thread
  }

  async function acquire(): Promise<Thread> {
    const free = idle.pop()
    if (free) return free
    if (all.size < options.size) return start()
    if (queue.length >= options.waiting)
      throw new Problem('overloaded', { detail: 'Many files are being worked on; ask again in a few seconds.', retryAfter: 5 })
    return new Promise((resolve) => queue.push(resolve))
  }

  function release(thread: Thread): void {
    if (thread.isDead) all.delete(thread)
    const next = queue.shift()
    if (next) next(thread.isDead ? start() : thread)
    else if (!thread.isDead) idle.push(thread)
  }

  async function* pull<T>(task: string, input: unknown): AsyncGenerator<T> {
    const thread = await acquire()
    let isOver = false
    try {
      let step = await thread.ask({ task, input })
      for (; !step.done; step = await thread.ask({ next: true })) yield step.value as T
      isOver = true
    } catch (error) {
      isOver = true
      throw error
    } finally {
      // When the caller stops early, the task can still clean up.
      if (!isOver && !thread.isDead) await thread.ask({ stop: true }).catch(() => thread.end())
      release(thread)
    }
  }

  return {
    pull,
    async call<T>(task: string, input: unknown) {
      for await (const value of pull<T>(task, input)) return value
      throw new Error(`${task} gave nothing`)
    },
    async close() {
      await Promise.all([...all].map((thread) => thread.end()))
      all.clear()
      idle.length = 0
    },
  }
}

export type Tasks = Record<string, (input: never, stop: Stop) => AsyncIterable<unknown> | Promise<unknown>>

interface Port {
  postMessage(message: (Reply | Cut) & Numbered): void
  on(event: 'message', listener: (question: (Question & Numbered) | End) => void): unknown
}
/** The thread is asked to end by itself. */
export type End = 'end'

/** The thread's side: any number of tasks, one result per request. `close` is called when the thread is asked to end. */
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

/** Turns a file from another thread back into a Buffer. A Buffer arrives as a plain Uint8Array. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)
