import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { commands } from '../src/cli/commands.js'
import { UsageError } from '../src/cli/explain.js'
import { caller, startKit } from './kit/index.js'
import { freePort, runProcess } from './kit/process.js'

const kit = await startKit({ MASTER_KEYS: `k1:${randomBytes(32).toString('base64')}` })
const run = (args: string[], env: Record<string, string> = {}) => runProcess(args, { ...kit.env, LOG_LEVEL: 'silent', ...env })
const folder = mkdtempSync(join(tmpdir(), 'commands-'))
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

describe('help', () => {
  test.each([['--help'], ['-h'], ['help']])('%s lists the commands', async (word) => {
    const { code, output } = await run([word])
    expect(code).toBe(0)
    expect(output).toMatch(/^allotment <command>\n/)
  })

  test('-h after a command shows how it is used, and does nothing else', async () => {
    expect(await run(['migrate', '-h'])).toMatchObject({ code: 0, output: expect.stringMatching(/^ *migrate \[finish\]\n/) })
  })

  test('a command that does not exist is answered with where to find them', async () => {
    expect(await run(['toString'])).toEqual({ code: 1, output: 'There is no command toString: allotment help lists them.\n' })
  })
})

// They end before the settings are read: in this process there is no database.
test.each([
  [['migrate', '--dry-run'], "Unknown option '--dry-run'."],
  [['serve', '--port', '9000'], "Unknown option '--port'."],
  [['worker', 'now'], 'now is not known here'],
  [['held', 'drop', '--dry-run'], "Unknown option '--dry-run'."],
  [['held', 'drop', 'mail'], 'mail is not known here'],
  [['keys', 'reseal', 'k1'], 'keys status, keys reseal, or keys forget KID.'],
  [['keys', 'forget'], 'keys status, keys reseal, or keys forget KID.'],
  [['jobs', 'list', '--queue', 'letters'], '--queue is one of mail, '],
  [['jobs', 'requeue', 'one'], 'An ID is one that jobs list shows.'],
  [['client', 'list', '--role', 'ADMIN'], 'client list [--scope S]'],
  [['key', 'revoke', 'one_cln'], 'key revoke CLIENT_ID KEY_ID.'],
])('%j is refused, and nothing is done', async (args, said) => {
  const [name = '', ...rest] = args
  const refused = async () => commands[name]?.run(rest)
  await expect(refused()).rejects.toThrow(UsageError)
  await expect(refused()).rejects.toThrow(said)
})

test('work that was not given up cannot be requeued: the command fails', async () => {
  const { code, output } = await run(['jobs', 'requeue', '00000000-0000-0000-0000-000000000000'])
  expect(code).toBe(1)
  expect(output).toBe('0 requeued\n1 of 1 IDs are not of work that was given up: jobs list shows it.\n')
})

test('a key that nothing needs is not forgotten, so that a key with this name is asked for later', async () => {
  expect(await run(['keys', 'forget', 'k9'])).toMatchObject({ code: 1, output: expect.stringContaining('needs a key k9') })
  expect(await kit.query(`select from master_key where kid = 'k9'`)).toEqual([])
})

test('without mail or webhooks that wait, held says so', async () => {
  expect(await run(['held'])).toEqual({ code: 0, output: 'Nothing waits to be sent.\n' })
})

describe('exchange rates of a file are held to the rules of the API', () => {
  test.each([
    ['negative', '{"rates":{"USD":"-2"}}', '/rates/USD must match'],
    ['text', '{"rates":{"USD":"abc"}}', '/rates/USD must match'],
    ['date', '{"taken":"yesterday","rates":{"USD":"1.1"}}', '/taken must be a real datetime'],
    ['field', '{"taken_at":"2026-11-18T00:00:00","rates":{"USD":"1.1"}}', '/taken_at is not a field'],
    ['list', '[]', 'must be a JSON object'],
    ['broken', '{rates', 'is not JSON'],
  ])('%s', async (name, text, said) => {
    const { code, output } = await run(['fx', 'load', file(`${name}.json`, text)])
    expect(code).toBe(1)
    expect(output).toContain(said)
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  test('a file that is not there is named in one line', async () => {
    const { code, output } = await run(['fx', 'load', 'rates.json'])
    expect(code).toBe(1)
    expect(output).toMatch(/^The file cannot be read: .*rates\.json.*\n$/)
  })

  test('right ones are stored', async () => {
    const { code, output } = await run(['fx', 'load', file('right.json', '{"taken":"2026-11-18T00:00:00","rates":{"USD":"1.25"}}')])
    expect(code).toBe(0)
    expect(await kit.query('select rates from fxratemoment where fxratemoment_id = $1', [output.trim()])).toEqual([
      { rates: { USD: '1.25', EUR: '1' } },
    ])
  })
})

describe('clients and keys', () => {
  test('are held to the rules of the API: a password that no login takes is refused', async () => {
    const made = await run(['client', 'create', '--scope', 'internal', '--label', 'Desk', '--username', 'desk'], {
      CLIENT_PASSWORD: 'x'.repeat(3_000),
    })
    expect(made).toMatchObject({ code: 1, output: expect.stringContaining('/password must NOT have more than') })
    expect((await run(['client', 'create', '--scope', 'internal', '--label', 'x'.repeat(300)])).output).toContain('/label must NOT')
  })

  test('are listed with their ids, and suspended or revoked with effect on the next request', async () => {
    const [id = '', other = ''] = await Promise.all(
      ['Night', 'Day'].map(async (label) =>
        (await run(['client', 'create', '--scope', 'internal', '--label', label, '--role', 'ADMIN', '--role', 'api'])).output.trim(),
      ),
    )
    const keys = [(await run(['key', 'create', id, '--label', 'first'])).output.trim(), (await run(['key', 'create', other])).output.trim()]
    const status = (key = '') =>
      caller(kit.url, { 'x-api-key': key })
        .get('/v1/clients')
        .then((answer) => answer.status)
    expect(await Promise.all(keys.map(status))).toEqual([200, 200])
    const listed = (await run(['client', 'list', '--scope', 'internal'])).output
    expect(listed).toContain(`${id}  internal  active  Night  no username  ADMIN, api\n`)
    const [, keyId = ''] = /^(\w+_key) {2}first {2}made .*, last used /m.exec((await run(['key', 'list', id])).output) ?? []
    expect((await run(['key', 'revoke', id, keyId])).output).toBe('revoked\n')
    expect((await run(['client', 'suspend', other])).output).toBe('suspended\n')
    expect(await Promise.all(keys.map(status))).toEqual([401, 401])
    expect((await run(['key', 'list', id])).output).toMatch(/first {2}made .*, revoked /)
  })
})

describe('a port or an address that cannot be used is named with its setting', () => {
  test('METRICS_PORT', async () => {
    const taken = createServer()
    const port = await freePort()
    await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve))
    for (const command of ['serve', 'worker']) {
      const { code, output } = await run([command], { PORT: '0', METRICS_PORT: String(port) })
      expect(code).toBe(1)
      expect(output).toContain('set METRICS_PORT to another one')
    }
    taken.close()
  })

  test('HOST', async () => {
    const { code, output } = await run(['serve'], { HOST: 'nowhere.invalid' })
    expect(code).toBe(1)
    expect(output).toBe('HOST: no address is known for nowhere.invalid. Set it to one of this machine, such as 127.0.0.1.\n')
  })
})

test('a command ends when the npm that runs it is stopped', async () => {
  const port = await freePort()
  const command = ['run', '-s', 'allotment', '--', 'webhook', 'listen', '--secret', 'a secret text', '--port', String(port)]
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const npm = spawn('npm', command, { cwd, detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  try {
    await once(npm.stdout, 'data')
    expect(await answers()).toBe(true)
    npm.kill('SIGTERM')
    await expect.poll(answers).toBe(false)
  } finally {
    // Nothing of it is left if the test fails.
    try {
      process.kill(-(npm.pid as number), 'SIGKILL')
    } catch {}
  }
})
