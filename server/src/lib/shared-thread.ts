import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Problem } from './errors.js'
import {
  type Cut,
  type End,
  errorOf,
  type Failure,
  firstOf,
  type Numbered,
  type Question,
  type Reply,
  type Step,
  type Stop,
  stepOf,
} from './tasks.js'

/** One thread that runs many tasks at once, each for as long as its caller wants. The first task starts it. */
export interface SharedThread {
  /** Runs a task that yields results one by one, each computed when it is requested, until it ends or is stopped. */
  pull<T>(task: string, input: unknown, stop: Stop): AsyncGenerator<T>
  /** Runs a task and returns its result. */
  call<T>(task: string, input: unknown, stop: Stop): Promise<T>
  close(): Promise<void>
}

interface Options {
  /** The module that the thread runs. It calls `runTasks`. */
  file: URL
  /** given to the module */
  data: unknown
  /** Called when the thread ends by an error. The next task starts another one. */
  onFailure: (error: Error) => void
  onWarning: (error: Error, text: string) => void
}

/** What a thread has to say without being asked. */
export interface Warning {
  warning: string
  failure: Failure
}

/** How long the thread has to end by itself. */
const graceMillis = 2_000
/** How long after the start of a thread that failed another one is started. */
const pauseMillis = 1_000

/** What is expected of one task. */
interface Task {
  settle: ((outcome: Reply | Error) => void) | undefined
  cut(): void
}

class Thread {
  isDead = false
  private readonly tasks = new Map<number, Task>()
  private readonly worker: Worker

  constructor({ file, data, onFailure, onWarning }: Options) {
    // It has the environment of the process: PGPASSWORD, for example.
    this.worker = new Worker(file, { workerData: data, execArgv: [] })
    this.worker.unref()
    this.worker.on('message', (message: ((Reply | Cut) & Numbered) | Warning) => {
      if ('warning' in message) return onWarning(errorOf(message.failure), message.warning)
      const { id, ...reply } = message
      const task = this.tasks.get(id)
      if ('cut' in reply) task?.cut()
      else task?.settle?.(reply)
    })
    this.worker.on('error', (error) => {
      onFailure(error)
      this.fail()
    })
    this.worker.on('exit', () => this.fail())
  }

  /** Its tasks fail, and their callers may ask again. */
  private fail(): void {
    this.isDead = true
    for (const { settle } of this.tasks.values()) settle?.(new Problem('overloaded', { retryAfter: 1 }))
  }

  begin(id: number, cut: () => void): void {
    this.tasks.set(id, { settle: undefined, cut })
  }

  end(id: number): void {
    this.tasks.delete(id)
  }

  tell(id: number, question: Question): void {
    if (!this.isDead) this.worker.postMessage({ ...question, id })
  }

  async ask(id: number, question: Question): Promise<Step> {
    const outcome = await new Promise<Reply | Error>((resolve) => {
      const task = this.tasks.get(id)
      if (task) task.settle = resolve
      this.tell(id, question)
      if (this.isDead) this.fail()
    })
    if (outcome instanceof Error) throw outcome
    return stepOf(outcome)
  }

  async close(): Promise<void> {
    if (this.isDead) return
    const ended = new Promise((resolve) => this.worker.once('exit', resolve))
    this.worker.postMessage('end' satisfies End)
    await Promise.race([ended, sleep(graceMillis, undefined, { ref: false })])
    await this.worker.terminate()
  }
}

export function sharedThread(options: Options): SharedThread {
  let thread: Thread | undefined
  let started = Number.NEGATIVE_INFINITY
  let number = 0

  function current(): Thread {
    if (thread && !thread.isDead) return thread
    if (performance.now() < started + pauseMillis) throw new Problem('overloaded', { retryAfter: 1 })
    started = performance.now()
    try {
      thread = new Thread(options)
      return thread
    } catch (error) {
      options.onFailure(error as Error)
      throw new Problem('overloaded', { retryAfter: 1 })
    }
  }

  async function* pull<T>(task: string, input: unknown, { signal, cut }: Stop): AsyncGenerator<T> {
    const [own, id] = [current(), ++number]
    const halt = (): void => own.tell(id, { stop: true })
    own.begin(id, cut)
    signal.addEventListener('abort', halt)
    try {
      const first = own.ask(id, { task, input })
      if (signal.aborted) halt()
      for (let step = await first; !step.done; step = await own.ask(id, { next: true })) yield step.value as T
    } finally {
      signal.removeEventListener('abort', halt)
      halt()
      own.end(id)
    }
  }

  return {
    pull,
    call: <T>(task: string, input: unknown, stop: Stop) => firstOf(task, pull<T>(task, input, stop)),
    async close() {
      await thread?.close()
    },
  }
}
