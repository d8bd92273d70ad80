import { Worker } from 'node:worker_threads'
import { Problem } from './errors.js'
import { firstOf, type Question, type Reply, type Step, stepOf } from './tasks.js'

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
    call: <T>(task: string, input: unknown) => firstOf(task, pull<T>(task, input)),
    async close() {
      await Promise.all([...all].map((thread) => thread.end()))
      all.clear()
      idle.length = 0
    },
  }
}

/** Turns a file from another thread back into a Buffer. A Buffer arrives as a plain Uint8Array. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)
