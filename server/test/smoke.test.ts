import { expect, test } from 'vitest'
import { startKit } from './kit/index.js'

const kit = await startKit()

test('a service with an empty database is ready and returns its version', async () => {
  const ready = await kit.as.nobody.get('/readyz')
  expect(ready.status).toBe(200)
  expect(ready.headers.get('x-service-version')).toMatch(/^\d+\.\d+\.\d+$/)
})
