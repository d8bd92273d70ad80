import { expect, test } from 'vitest'
import { startKit } from './kit/index.js'

const kit = await startKit()

test('a service with nothing in it is ready and says who it is', async () => {
  const ready = await kit.as.nobody.get('/readyz')
  expect(ready.status).toBe(200)
  expect(ready.headers.get('x-service-version')).toMatch(/^\d+\.\d+\.\d+$/)
})
