import {
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { PipelineConnection } from './connection.js'
import { Wire, type WireOptions } from './wire.js'

export type DriverOptions = Omit<WireOptions, 'onLoss'>

/** A Kysely driver over a pg pool. PipelineConnection describes how it differs from Kysely's PostgreSQL driver. */
export class PipelineDriver implements Driver {
  private readonly wires = new WeakMap<pg.PoolClient, Wire>()
  private readonly idle = new Set<pg.PoolClient>()

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: DriverOptions,
  ) {
    pool.on('acquire', (client) => this.idle.delete(client))
    pool.on('release', (_error, client) => this.idle.add(client))
    pool.on('remove', (client) => this.idle.delete(client))
  }

  async init(): Promise<void> {}

  wireOf(client: pg.PoolClient): Wire {
    const known = this.wires.get(client)
    if (known) return known
    const wire = new Wire(client, { ...this.options, onLoss: () => this.discardIdle() })
    this.wires.set(client, wire)
    return wire
  }

  /** When one connection is lost, the idle ones to the same server probably are too, and each would cost a request the same failure. */
  discardIdle(): void {
    for (const client of this.idle) this.wireOf(client).destroy(new Error('given up beside a connection that was lost'))
    this.idle.clear()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PipelineConnection(this.wireOf(await this.pool.connect()))
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    pipelineOf(connection).release()
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return pipelineOf(connection).begin(settings)
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return pipelineOf(connection).commit()
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return pipelineOf(connection).rollback()
  }

  savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    return pipelineOf(connection).savepoint(name)
  }

  rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    return pipelineOf(connection).rollbackToSavepoint(name)
  }

  releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    return pipelineOf(connection).releaseSavepoint(name)
  }

  async destroy(): Promise<void> {
    if (!this.pool.ending) await this.pool.end()
  }
}

/** Returns our connection behind Kysely's type. This driver creates all connections. */
export function pipelineOf(connection: DatabaseConnection): PipelineConnection {
  if (!(connection instanceof PipelineConnection)) throw new Error('this connection was not made by our driver')
  return connection
}

/** Kysely's PostgreSQL dialect with this driver. */
export class PipelineDialect implements Dialect {
  constructor(private readonly driver: PipelineDriver) {}

  createDriver(): Driver {
    return this.driver
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler()
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter()
  }

  createIntrospector<DB>(db: Kysely<DB>): DatabaseIntrospector {
    return new PostgresIntrospector(db)
  }
}
