import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Dispatcher, request } from 'undici'

export interface Keys {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
  /** when temporary keys expire */
  expires?: Date
}

type Variables = Readonly<Record<string, string | undefined>>

/** Keys are renewed this long before they expire, so that none expires while a signed request is on its way. */
const spareMs = 5 * 60_000

/** Temporary keys from the instance or container, cached until shortly before they expire. Concurrent callers share one request. */
export function machineKeys(variables: Variables, region: string, now: () => Date): () => Promise<Keys> {
  let known: Promise<Keys> | undefined
  const isOver = ({ expires }: Keys): boolean => expires !== undefined && expires.getTime() - now().getTime() < spareMs
  const find = (): Promise<Keys> => {
    const asked = findKeys(variables, region)
    known = asked
    // After a failure the next caller asks again.
    asked.catch(() => {
      if (known === asked) known = undefined
    })
    return asked
  }
  return async () => {
    const current = known
    if (current === undefined) return find()
    const keys = await current
    // If several callers find the keys expired, the first requests new ones and the others get its result.
    return isOver(keys) ? (known !== undefined && known !== current ? known : find()) : keys
  }
}

/** In the same order as the AWS SDKs. */
async function findKeys(variables: Variables, region: string): Promise<Keys> {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = variables
  if (AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY) return keysOf(AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN)
  return (
    (await fromFile(variables)) ??
    (await fromWebIdentity(variables, region)) ??
    (await fromContainer(variables)) ??
    (await fromInstance(variables))
  )
}

const keysOf = (accessKeyId: string, secretAccessKey: string, sessionToken?: string | undefined, expires?: string): Keys => ({
  accessKeyId,
  secretAccessKey,
  ...(sessionToken ? { sessionToken } : {}),
  ...(expires ? { expires: new Date(expires) } : {}),
})

/** `[default]` and its lines in ~/.aws/credentials. */
async function fromFile({ AWS_SHARED_CREDENTIALS_FILE, AWS_PROFILE = 'default' }: Variables): Promise<Keys | undefined> {
  const text = await readFile(AWS_SHARED_CREDENTIALS_FILE ?? join(homedir(), '.aws/credentials'), 'utf8').catch(() => '')
  let section = ''
  const found: Record<string, string> = {}
  for (const line of text.split(/\r?\n/)) {
    section = /^\s*\[\s*(.+?)\s*\]/.exec(line)?.[1] ?? section
    const [, name, value] = /^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    if (section === AWS_PROFILE && name && value) found[name] = value
  }
  const { aws_access_key_id: id, aws_secret_access_key: secret, aws_session_token: token } = found
  return id && secret ? keysOf(id, secret, token) : undefined
}

/** A Kubernetes service account with an IAM role. */
async function fromWebIdentity(variables: Variables, region: string): Promise<Keys | undefined> {
  const { AWS_WEB_IDENTITY_TOKEN_FILE, AWS_ROLE_ARN, AWS_ROLE_SESSION_NAME = 'allotment', AWS_ENDPOINT_URL_STS } = variables
  if (!AWS_WEB_IDENTITY_TOKEN_FILE || !AWS_ROLE_ARN) return undefined
  const query = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: AWS_ROLE_ARN,
    RoleSessionName: AWS_ROLE_SESSION_NAME,
    WebIdentityToken: (await readFile(AWS_WEB_IDENTITY_TOKEN_FILE, 'utf8')).trim(),
  })
  const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }
  const answer = (await ask(AWS_ENDPOINT_URL_STS ?? `https://sts.${region}.${amazonDomain(region)}/`, {
    method: 'POST',
    headers,
    body: query.toString(),
  })) as { AssumeRoleWithWebIdentityResponse: { AssumeRoleWithWebIdentityResult: { Credentials: Assumed } } }
  const given = answer.AssumeRoleWithWebIdentityResponse.AssumeRoleWithWebIdentityResult.Credentials
  // This source gives the time in seconds.
  const expires = new Date(typeof given.Expiration === 'number' ? given.Expiration * 1000 : given.Expiration).toISOString()
  return keysOf(given.AccessKeyId, given.SecretAccessKey, given.SessionToken, expires)
}

interface Assumed {
  AccessKeyId: string
  SecretAccessKey: string
  SessionToken: string
  Expiration: number | string
}
type Given = { AccessKeyId: string; SecretAccessKey: string; Token: string; Expiration: string }
const given = ({ AccessKeyId, SecretAccessKey, Token, Expiration }: Given): Keys => keysOf(AccessKeyId, SecretAccessKey, Token, Expiration)

async function fromContainer(variables: Variables): Promise<Keys | undefined> {
  const { AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: path, AWS_CONTAINER_CREDENTIALS_FULL_URI: full } = variables
  const url = path ? `http://169.254.170.2${path}` : full
  if (!url) return undefined
  const file = variables.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE
  const token = file ? (await readFile(file, 'utf8')).trim() : variables.AWS_CONTAINER_AUTHORIZATION_TOKEN
  return given((await ask(url, { headers: token ? { authorization: token } : {} })) as Given)
}

async function fromInstance({ AWS_EC2_METADATA_SERVICE_ENDPOINT: base = 'http://169.254.169.254' }: Variables): Promise<Keys> {
  const latest = `${base.replace(/\/$/, '')}/latest`
  const headers = { 'x-aws-ec2-metadata-token-ttl-seconds': '300' }
  const token = String(await ask(`${latest}/api/token`, { method: 'PUT', headers }))
  const signed = { headers: { 'x-aws-ec2-metadata-token': token } }
  const role = String(await ask(`${latest}/meta-data/iam/security-credentials/`, signed)).split('\n')[0]
  return given((await ask(`${latest}/meta-data/iam/security-credentials/${role}`, signed)) as Given)
}

/** The answer of a source of keys, parsed if it is JSON. It contains secrets, so an error names only its status. */
async function ask(
  url: string,
  options: { method?: Dispatcher.HttpMethod; headers?: Record<string, string>; body?: string },
): Promise<unknown> {
  const { statusCode, body } = await request(url, { ...options, headersTimeout: 5_000, bodyTimeout: 5_000 })
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`No keys for the bucket: ${new URL(url).origin} answered ${statusCode}.`)
  return text.startsWith('{') ? JSON.parse(text) : text
}

export const amazonDomain = (region: string): string => (region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com')
