import type { PipelineConnection } from '../../src/db/driver/connection.js'
import { own } from '../../src/db/driver/driver.js'
import type { Service } from '../../src/service.js'

/** Changes every connection that this service takes from its pool from now on. Gives what ends it. */
export function eachConnection(service: Service, change: (connection: PipelineConnection) => void): () => void {
  const { driver } = service.database
  const acquire = driver.acquireConnection
  driver.acquireConnection = async () => {
    const connection = own(await acquire.call(driver))
    change(connection)
    return connection
  }
  return () => {
    driver.acquireConnection = acquire
  }
}
