/** Discrete-event simulation: a clock, servers, locks and a log that is flushed for several commits at once. Times are milliseconds. */

/** Numbers below 1 that look random, the same in every run (mulberry32). */
export function random(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const exponential = (draw, mean) => -mean * Math.log(1 - draw())

/** A function that draws places from 0 to `count` - 1. With exponent 0 all are equally likely; with 1 the first is twice as likely as the second. */
export function zipf(draw, count, exponent) {
  const sums = new Float64Array(count)
  let sum = 0
  for (let place = 0; place < count; place++) {
    sum += 1 / (place + 1) ** exponent
    sums[place] = sum
  }
  return () => {
    const wanted = draw() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle] < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Events in order of time, those of the same time in the order in which they were added. */
export class Clock {
  #heap = []
  #number = 0
  now = 0

  after(millis, act) {
    const event = { time: this.now + millis, number: this.#number++, act }
    const heap = this.#heap
    let place = heap.length
    heap.push(event)
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (!isBefore(event, heap[parent])) break
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = event
  }

  run(until = Number.POSITIVE_INFINITY) {
    while (this.#heap.length > 0 && this.#heap[0].time <= until) {
      const { time, act } = this.#next()
      this.now = time
      act()
    }
    if (until < Number.POSITIVE_INFINITY) this.now = until
  }

  #next() {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (heap.length === 0) return first
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child++
      if (!isBefore(heap[child], last)) break
      heap[place] = heap[child]
      place = child
    }
    heap[place] = last
    return first
  }
}
const isBefore = (one, other) => one.time < other.time || (one.time === other.time && one.number < other.number)

/** A queue from which the oldest is taken in constant time. */
class Queue {
  #items = []
  #first = 0
  get length() {
    return this.#items.length - this.#first
  }
  push(item) {
    this.#items.push(item)
  }
  shift() {
    const item = this.#items[this.#first]
    this.#items[this.#first++] = undefined
    if (this.#first > 1000 && this.#first * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#first)
      this.#first = 0
    }
    return item
  }
}

/** Servers with one queue, in order of arrival. `busy` is the sum of their busy time. */
export class Servers {
  #clock
  #free
  #queue = new Queue()
  busy = 0

  constructor(clock, count) {
    this.#clock = clock
    this.#free = count
  }

  /** Gives a server to `work`, which calls its argument when it needs the server no longer. */
  use(work) {
    if (this.#free > 0) {
      this.#free--
      this.#start(work)
    } else this.#queue.push(work)
  }

  #start(work) {
    const began = this.#clock.now
    work(() => {
      this.busy += this.#clock.now - began
      if (this.#queue.length > 0) this.#start(this.#queue.shift())
      else this.#free++
    })
  }

  serve(millis, done) {
    this.use((release) =>
      this.#clock.after(millis, () => {
        release()
        done()
      }),
    )
  }
}

/** Exclusive locks on rows. Whoever needs several takes them in the order of their names, one after the other, so that nobody deadlocks. */
export class Locks {
  #waiting = new Map()

  take(names, granted) {
    const wanted = [...new Set(names)].sort()
    const next = (place) => {
      if (place === wanted.length) return granted(() => this.#release(wanted))
      const queue = this.#waiting.get(wanted[place])
      if (queue) queue.push(() => next(place + 1))
      else {
        this.#waiting.set(wanted[place], [])
        next(place + 1)
      }
    }
    next(0)
  }

  #release(names) {
    for (const name of names) {
      const queue = this.#waiting.get(name)
      const next = queue.shift()
      if (next) next()
      else this.#waiting.delete(name)
    }
  }
}

/** A log of which one flush at a time runs. Commits that arrive meanwhile share the next one. */
export class Log {
  #clock
  #millis
  #waiting = []
  #isFlushing = false

  constructor(clock, millis) {
    this.#clock = clock
    this.#millis = millis
  }

  flush(done) {
    this.#waiting.push(done)
    if (!this.#isFlushing) this.#next()
  }

  #next() {
    const commits = this.#waiting
    if (commits.length === 0) return
    this.#waiting = []
    this.#isFlushing = true
    this.#clock.after(this.#millis, () => {
      this.#isFlushing = false
      this.#next()
      for (const done of commits) done()
    })
  }
}

/**
 * Runs calls in batches as server/src/lib/batch.ts does: what arrives while the batches run is put into the next one, and an item whose key
 * is in a running batch waits, in order of arrival.
 */
export class Batches {
  #run
  #limits
  #queue = []
  #running = 0
  #taken = new Set()

  constructor(limits, run) {
    this.#limits = limits
    this.#run = run
  }

  add(item) {
    this.#queue.push(item)
    this.#start()
  }

  #start() {
    if (this.#running >= this.#limits.concurrency) return
    const batch = this.#pick()
    if (batch.length === 0) return
    const keys = batch.flatMap((item) => item.keys)
    for (const key of keys) this.#taken.add(key)
    this.#running++
    this.#run(batch, () => {
      this.#running--
      for (const key of keys) this.#taken.delete(key)
      this.#start()
    })
    this.#start()
  }

  #pick() {
    if (this.#taken.size === 0) return this.#queue.splice(0, this.#limits.size)
    const blocked = new Set(this.#taken)
    const batch = []
    const left = []
    for (const item of this.#queue) {
      if (batch.length < this.#limits.size && !item.keys.some((key) => blocked.has(key))) batch.push(item)
      else {
        for (const key of item.keys) blocked.add(key)
        left.push(item)
      }
    }
    this.#queue = left
    return batch
  }
}

/** The mean time in the queue of `servers` servers with random arrivals and service times (Erlang C). Rates are per millisecond. */
export function erlangWait(arrivals, services, servers) {
  const load = arrivals / services
  let term = 1
  let sum = 1
  for (let n = 1; n < servers; n++) {
    term *= load / n
    sum += term
  }
  const all = (term * load) / servers / (1 - load / servers)
  return all / (sum + all) / (servers * services - arrivals)
}

/** The mean time in the queue in a simulation of the same. */
export function simulatedWait(arrivals, services, servers, customers, seed = 1) {
  const clock = new Clock()
  const draw = random(seed)
  const pool = new Servers(clock, servers)
  let waited = 0
  let left = customers
  const arrive = () => {
    const came = clock.now
    pool.use((release) => {
      waited += clock.now - came
      clock.after(exponential(draw, 1 / services), release)
    })
    if (--left > 0) clock.after(exponential(draw, 1 / arrivals), arrive)
  }
  arrive()
  clock.run()
  return waited / customers
}
