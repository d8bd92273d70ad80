import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { machineKeys } from '../../src/platform/blobs/aws-keys.js'

const folder = await mkdtemp(join(tmpdir(), 'allotment-keys-'))
const asked: { path: string; headers: Record<string, unknown>; body: string }[] = []
let answers: Record<string, string> = {}
const server = createServer((req, res) => {
  let body = ''
  req.on('data', (chunk) => {
    body += chunk
  })
  req.on('end', () => {
    asked.push({ path: `${req.method} ${req.url}`, headers: req.headers, body })
    const answer = answers[`${req.method} ${req.url}`]
    res.writeHead(answer === undefined ? 403 : 200).end(answer ?? 'the secret of somebody else')
  })
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const machine = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  asked.length = 0
  answers = {}
})

const nowhere = join(folder, 'none')
const given = (id: string, minutes: number) =>
  JSON.stringify({
    AccessKeyId: id,
    SecretAccessKey: 'secret',
    Token: 'token',
    Expiration: new Date(Date.now() + minutes * 60_000).toISOString(),
  })

describe('AWS credentials', () => {
  test('come from the environment first', async () => {
    const keys = machineKeys(
      { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'token' },
      'eu-west-1',
      () => new Date(),
    )
    expect(await keys()).toEqual({ accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'token' })
  })

  test('come from the profile of the credentials file', async () => {
    const file = join(folder, 'credentials')
    await writeFile(
      file,
      '[default]\naws_access_key_id = one\naws_secret_access_key = two\n\n[live]\naws_access_key_id=three\naws_secret_access_key=four\n',
    )
    expect(await machineKeys({ AWS_SHARED_CREDENTIALS_FILE: file }, 'eu-west-1', () => new Date())()).toMatchObject({
      accessKeyId: 'one',
      secretAccessKey: 'two',
    })
    expect(await machineKeys({ AWS_SHARED_CREDENTIALS_FILE: file, AWS_PROFILE: 'live' }, 'eu-west-1', () => new Date())()).toMatchObject({
      accessKeyId: 'three',
    })
  })

  test('come from the role of a service account', async () => {
    const file = join(folder, 'token')
    await writeFile(file, 'signed by the cluster\n')
    answers = {
      'POST /sts': JSON.stringify({
        AssumeRoleWithWebIdentityResponse: {
          AssumeRoleWithWebIdentityResult: {
            Credentials: { AccessKeyId: 'role', SecretAccessKey: 'secret', SessionToken: 'token', Expiration: Date.now() / 1000 + 3600 },
          },
        },
      }),
    }
    const keys = machineKeys(
      {
        AWS_SHARED_CREDENTIALS_FILE: nowhere,
        AWS_WEB_IDENTITY_TOKEN_FILE: file,
        AWS_ROLE_ARN: 'arn:aws:iam::1:role/tickets',
        AWS_ENDPOINT_URL_STS: `${machine}/sts`,
      },
      'eu-west-1',
      () => new Date(),
    )
    expect(await keys()).toMatchObject({ accessKeyId: 'role', sessionToken: 'token' })
    await keys()
    expect(asked).toHaveLength(1)
    expect(new URLSearchParams(asked[0]?.body).get('WebIdentityToken')).toBe('signed by the cluster')
  })

  test('come from the container endpoint, with its token', async () => {
    answers = { 'GET /container': given('container', 60) }
    const variables = { AWS_CONTAINER_CREDENTIALS_FULL_URI: `${machine}/container`, AWS_CONTAINER_AUTHORIZATION_TOKEN: 'pod' }
    expect(await machineKeys({ AWS_SHARED_CREDENTIALS_FILE: nowhere, ...variables }, 'eu-west-1', () => new Date())()).toMatchObject({
      accessKeyId: 'container',
    })
    expect(asked[0]?.headers.authorization).toBe('pod')
  })

  const role = 'GET /latest/meta-data/iam/security-credentials/'
  const instance = { AWS_SHARED_CREDENTIALS_FILE: nowhere, AWS_EC2_METADATA_SERVICE_ENDPOINT: machine }
  test('come from the instance, once for concurrent requests, and again before they expire', async () => {
    answers = { 'PUT /latest/api/token': 'session', [role]: 'tickets', [`${role}tickets`]: given('first', 60) }
    const keys = machineKeys(instance, 'eu-west-1', () => new Date())
    expect(new Set((await Promise.all([keys(), keys(), keys()])).map(({ accessKeyId }) => accessKeyId))).toEqual(new Set(['first']))
    expect(asked).toHaveLength(3)
    expect(asked[2]?.headers['x-aws-ec2-metadata-token']).toBe('session')
    answers[`${role}tickets`] = given('short', 4)
    const soon = machineKeys(instance, 'eu-west-1', () => new Date())
    expect((await soon()).accessKeyId).toBe('short')
    answers[`${role}tickets`] = given('next', 60)
    expect((await soon()).accessKeyId).toBe('next')
  })

  test('that are refused are requested again, and the answer is not logged', async () => {
    const keys = machineKeys(instance, 'eu-west-1', () => new Date())
    await expect(keys()).rejects.toThrow(`No keys for the bucket: ${machine} answered 403.`)
    answers = { 'PUT /latest/api/token': 'session', [role]: 'tickets', [`${role}tickets`]: given('later', 60) }
    expect((await keys()).accessKeyId).toBe('later')
  })
})
