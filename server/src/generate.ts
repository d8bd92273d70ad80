import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from './app.js'
import { asyncapiJson } from './channels/changes/asyncapi.js'
import { modelSources } from './cli/model.js'
import { withSettings } from './cli/settings-page.js'
import { loadConfig } from './platform/config.js'
import { describeColumns, describeTables } from './platform/db/describe.js'
import { startEmbedded } from './platform/db/embedded.js'
import { migrate } from './platform/db/migrate.js'
import { errorsMarkdown } from './platform/site/errors-page.js'
import { openService } from './service.js'

/** All files that are generated from the code and committed: file name → content. */
export async function generate(): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'allotment-generate-'))
  const embedded = await startEmbedded({ dataDir })
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PUBLIC_URL: 'http://127.0.0.1:8080' })
  const service = openService(config, embedded.connection)
  try {
    await migrate(service.database.pool)
    const tables = await describeTables(service.database.pool)
    const columns = await describeColumns(service.database.pool)
    const app = await buildApp(service.ctx)
    await app.ready()
    const openapi = app.openapiJson()
    const { access, iso, model } = modelSources(app.operations())
    await app.close()
    const operating = withSettings(await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8'))
    return {
      'server/src/platform/db/generated/tables.ts': tables,
      'server/src/platform/db/generated/columns.ts': columns,
      'openapi.json': openapi,
      'asyncapi.json': asyncapiJson(config.PUBLIC_URL),
      'sdk/src/generated/access.ts': access,
      'sdk/src/generated/iso.ts': iso,
      'sdk/src/generated/model.ts': model,
      'docs/errors.md': errorsMarkdown(),
      'docs/operating.md': operating,
    }
  } finally {
    await service.close()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
