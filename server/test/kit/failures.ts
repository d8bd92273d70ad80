import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

const file = fileURLToPath(new URL('../../../.cache/failed-tests.json', import.meta.url))

/** Writes which files failed, for `npm run test:again`. Null: an error that belongs to no file. */
export default class Failures implements Reporter {
  /** A failure is printed when it happens: whoever ends a long run early would otherwise not know why a test failed. */
  onTestCaseResult(test: TestCase): void {
    for (const { message, stack } of test.result().errors ?? [])
      console.error(`\n${test.module.relativeModuleId}: ${test.fullName}\n${message}\n${stack ?? ''}\n`)
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const failed = modules.filter((one) => one.state() === 'failed').map((one) => one.relativeModuleId)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(errors.length > 0 ? null : failed))
  }
}
