import { Batches, Clock, exponential, Locks, Log, random, Servers, zipf } from './engine.mjs'

/**
 * Reservations as the service makes them: a process has one thread; requests are admitted in batches, one at a time; holds are made in batches,
 * three at a time, of requests without a common buyer or ticket; a batch locks its buyers and tickets, reads, decides, writes and commits.
 * Some holds are booked: four more requests, whose last part has the locks on the buyer and on the invoice numbers.
 *
 * `costs` are CPU milliseconds as `measure.mjs` finds them: of a batch (`fixed`) and of each hold in it (`each`), of the process and of
 * PostgreSQL, and of the requests of a booking. All else is in `layout`.
 */
const admission = { size: 500, concurrency: 1 }
const reservations = { size: 200, concurrency: 3 }
/** A hold is admitted, read and written: three visits to PostgreSQL, each with a third of its CPU time. */
const visits = 3
/** Pages that a hold reads of its ticket: row and index of the ticket, row and index of its stock. */
const pagesPerHold = 4

class Shard {
  constructor(clock, { cores, flush, replica, memory }, { bytesPerTicket, tickets, shards, readMillis }) {
    this.cores = cores
    this.log = new Log(clock, flush)
    this.locks = new Locks()
    this.replica = replica
    this.clock = clock
    const cached = Math.min(1, memory / ((bytesPerTicket * tickets) / shards))
    this.readWait = pagesPerHold * (1 - cached) * readMillis
  }

  /** A statement: waits for pages, then for a core. */
  run(millis, done, pagesOf = 0) {
    const wait = pagesOf * this.readWait
    if (wait === 0) this.cores.serve(millis, done)
    else this.clock.after(wait, () => this.cores.serve(millis, done))
  }

  commit(done) {
    this.log.flush(() => this.clock.after(this.replica, done))
  }
}

class Process {
  constructor(model, cores) {
    this.model = model
    this.thread = new Servers(model.clock, 1)
    this.cores = cores
    this.admission = new Batches(admission, (batch, done) => this.#admit(batch, done))
    this.reservations = model.shards.map((shard) => new Batches(reservations, (batch, done) => this.#reserve(shard, batch, done)))
  }

  /** CPU time on the only thread. */
  compute(millis, done) {
    this.thread.use((release) =>
      this.cores.serve(millis, () => {
        release()
        done()
      }),
    )
  }

  /** There, something, and back again. */
  visit(act, done) {
    const { clock, layout } = this.model
    clock.after(layout.network / 2, () => act(() => clock.after(layout.network / 2, done)))
  }

  take(hold) {
    this.compute(this.model.costs.service.each / 2, () => this.admission.add({ keys: [], hold }))
  }

  #admit(batch, done) {
    const { costs, shards } = this.model
    const { fixed, each } = costs.database
    this.compute(costs.service.fixed / 2, () =>
      // Accounts are on the first shard.
      this.visit(
        (back) => shards[0].run((fixed + each * batch.length) / visits, back),
        () => {
          done()
          for (const { hold } of batch) this.reservations[hold.shard].add(hold)
        },
      ),
    )
  }

  #reserve(shard, batch, done) {
    const { costs } = this.model
    const { fixed, each } = costs.database
    const part = (fixed + each * batch.length) / visits
    const keys = batch.flatMap((hold) => hold.keys)
    let unlock
    const write = (back) =>
      shard.run(part, () =>
        shard.commit(() => {
          unlock()
          back()
        }),
      )
    const read = (back) =>
      shard.locks.take(keys, (release) => {
        unlock = release
        shard.run(part, back, batch.length)
      })
    const answer = () => {
      done()
      for (const hold of batch) this.compute(costs.service.each / 4, hold.done)
    }
    this.compute(costs.service.fixed / 2, () =>
      this.visit(read, () => this.compute((costs.service.each / 4) * batch.length, () => this.visit(write, answer))),
    )
  }

  /** The requests from guest data to the order, one after the other. The one that books is `costs.purchase.booking`. */
  book(hold) {
    const { costs, shards } = this.model
    const shard = shards[hold.shard]
    const { others, booking } = costs.purchase
    const request = ({ service, database }, act, done) =>
      this.compute(service / 2, () =>
        this.visit(
          (back) => shard.run(database, () => act(back)),
          () => this.compute(service / 2, done),
        ),
      )
    const numbered = (back) =>
      shard.locks.take([hold.keys[0], 'invoice numbers'], (release) =>
        shard.commit(() => {
          release()
          back()
        }),
      )
    request(
      others,
      (back) => shard.commit(back),
      () => request(booking, numbered, hold.booked),
    )
  }
}

class Durations {
  #all = []
  add(millis) {
    this.#all.push(millis)
  }
  get count() {
    return this.#all.length
  }
  summary() {
    const sorted = Float64Array.from(this.#all).sort()
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
    return { p50: at(0.5), p99: at(0.99) }
  }
}

/**
 * Simulates `seconds` of selling after a second that is not counted. With `layout.connections` each connection sends the next request when it
 * has an answer, as the benchmark does; otherwise `layout.rate` requests arrive each second at random.
 */
export function simulate(costs, layout, seconds = 5, seed = 1) {
  const clock = new Clock()
  const draw = random(seed)
  const count = layout.shards ?? 1
  /** On one machine everybody shares its cores. */
  const shared = layout.machineCores ? new Servers(clock, layout.machineCores) : undefined
  const model = { clock, costs, layout }
  const databaseCores = Array.from({ length: count }, () => shared ?? new Servers(clock, layout.databaseCores))
  model.shards = databaseCores.map((cores) => new Shard(clock, { ...layout, cores }, { ...layout, shards: count }))
  const processes = Array.from({ length: layout.processes }, () => new Process(model, shared ?? new Servers(clock, 1)))
  const client = shared && new Servers(clock, 1)
  const eventOf = zipf(draw, layout.events, layout.eventSkew)
  const buyerOf = zipf(draw, layout.buyers, layout.buyerSkew)
  const holds = new Durations()
  const bookings = new Durations()
  const warm = 1000
  const end = warm + seconds * 1000
  const isCounted = (since) => since >= warm && clock.now <= end

  function send(process, then) {
    const since = clock.now
    const event = eventOf()
    const hold = {
      // Events are spread over the shards by a digest of their id.
      shard: Math.floor(random(event)() * count),
      keys: [`buyer ${buyerOf()}`, `ticket ${event}.${Math.floor(draw() * layout.ticketsPerEvent)}`],
      done() {
        if (isCounted(since)) holds.add(clock.now - since)
        then?.()
        if (draw() < (layout.booked ?? 0)) book(process, hold)
      },
    }
    const go = () => clock.after(layout.network / 2, () => process.take(hold))
    if (!client) return go()
    client.use((release) =>
      shared.serve(costs.client, () => {
        release()
        go()
      }),
    )
  }
  function book(process, hold) {
    const since = clock.now
    hold.booked = () => {
      if (isCounted(since)) bookings.add(clock.now - since)
    }
    process.book(hold)
  }

  const anyProcess = () => processes[Math.floor(draw() * processes.length)]
  if (layout.connections) {
    const lane = () => {
      if (clock.now < end) send(anyProcess(), lane)
    }
    for (let n = 0; n < layout.connections; n++) lane()
  } else {
    const arrive = () => {
      send(anyProcess())
      if (clock.now < end) clock.after(exponential(draw, 1000 / layout.rate), arrive)
    }
    arrive()
  }
  clock.run(end)
  const used = databaseCores.map((cores) => cores.busy / end / (layout.machineCores ?? layout.databaseCores))
  return {
    rate: holds.count / seconds,
    ...holds.summary(),
    bookings: { rate: bookings.count / seconds, ...bookings.summary() },
    databaseLoad: Math.max(...used),
    processLoad: Math.max(...processes.map(({ thread }) => thread.busy / end)),
  }
}
