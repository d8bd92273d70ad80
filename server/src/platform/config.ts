import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { toAlpha3 } from '../lib/countries.js'
import { type MasterKey, parseMasterKeys } from '../lib/crypto.js'
import { type TicketType, ticketTypes } from '../lib/enums.js'
import { FolderError, useFolder } from '../lib/folders.js'
import { database, flag, isOrigin, isProxy, oneOf, required, type Setting, several, text, url, waits, whole } from './settings.js'

/**
 * Every setting with its default and description. docs/operating.md is checked against this table. `production` marks settings without
 * which NODE_ENV=production refuses to start.
 */
export const settings = {
  NODE_ENV: oneOf('`production` requires real secrets, and https for webhooks', ['development', 'test', 'production'], 'development'),
  HOST: text('address to listen on', '127.0.0.1'),
  PORT: whole('port to listen on; 0 takes a free one', 8080, 0, 65535),
  PUBLIC_URL: {
    ...url('public address of the service, used in links; default http://HOST:PORT', ['http', 'https']),
    production: true as const,
  },
  TRUST_PROXY: several(
    'addresses, networks or `loopback`, `linklocal`, `uniquelocal` (comma-separated) of proxies whose X-Forwarded-* headers are trusted',
    isProxy,
    'addresses or networks such as 10.0.0.0/8',
  ),
  DATA_DIR: text('folder for the embedded database, mail and generated secrets', './data'),
  DATABASE_URL: {
    ...database(
      'PostgreSQL to use; without it an embedded one runs in DATA_DIR. Several servers: `postgres://user:password@one:5432,two:5432/allotment`; the one that accepts writes is used (`target_session_attrs=read-write`)',
    ),
    production: true as const,
  },
  DATABASE_READ_URL: database(
    'a streaming replica for lists and feeds of the catalogue; a client that has just changed something is served by the main database until the replica has the change, and all clients while it is unreachable',
  ),
  DATABASE_READ_LAG_MS: whole('how far behind the replica may be to be read', 10_000, 100, 600_000),
  DATABASE_POOL: whole('connections per process', 12, 2, 64),
  DATABASE_PREPARE: flag(
    'use prepared statements; a PgBouncer without support (before 1.21, or max_prepared_statements = 0) is detected and nothing is prepared; `false` skips the check',
    true,
  ),
  DATABASE_CONNECT_TIMEOUT_MS: whole('timeout for a database connection, pooled or new', 5_000, 100, 60_000),
  STATEMENT_TIMEOUT_MS: whole(
    'timeout of a statement; a connection without an answer two seconds after that is closed, so a network that drops packets costs at most the sum',
    12_000,
    100,
    600_000,
  ),
  LOCK_TIMEOUT_MS: whole('timeout of a statement that waits for a lock', 5_000, 50, 600_000),
  QUEUE_TIMEOUT_MS: whole(
    'how long a request may wait for its turn; after that, or when its caller has gone, it is not executed and answered 503',
    10_000,
    100,
    600_000,
  ),
  MASTER_KEYS: required(
    '`kid:base64` of 32 or more random bytes, several comma-separated: the first encrypts, all decrypt; protects tokens, stored secrets and passport data',
  ),
  METRICS_TOKEN: text(
    'bearer token that opens /metrics; without it only callers on this machine, and only while PUBLIC_URL leads to this machine too',
  ),
  METRICS_PORT: whole('port with nothing but /metrics, /healthz and /readyz, in `serve` and `worker`; 0 opens none', 0, 0, 65_535),
  METRICS_HOST: text(
    'address of that port; where others than this machine reach it, METRICS_TOKEN is needed to read /metrics',
    '127.0.0.1',
  ),
  OTLP_URL: url(
    'OpenTelemetry collector that gets traces of requests, SQL, jobs and webhooks by OTLP over HTTP, such as http://127.0.0.1:4318; empty sends none',
    ['http', 'https'],
  ),
  LOG_LEVEL: oneOf('log level', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  SMTP_URL: {
    ...url('mail server, such as smtps://user:password@host; empty writes mail to DATA_DIR/mail', ['smtp', 'smtps']),
    production: true as const,
  },
  MAIL_FROM: text('sender of mail', 'Allotment <no-reply@localhost>'),
  CORS_ORIGINS: several('origins (comma-separated) whose browsers may call the API', isOrigin, 'origins such as https://partner.example'),
  RATE_LIMIT_PER_MINUTE: whole('requests per minute for each API key or signed-in client', 6_000, 1, 10_000_000),
  LOGIN_LIMIT_PER_MINUTE: whole('attempts to log in per minute for each address, or network of 64 bits of an IPv6 address', 60, 1, 100_000),
  LOGIN_LOCK_MINUTES: whole('how long ten failed attempts lock an account', 15, 1, 1_440),
  PASSWORD_LINK_MINUTES: whole('how long the link of a letter for a new password is valid', 60, 5, 1_440),
  INVITATION_DAYS: whole('how long an invitation to the console is valid', 7, 1, 90),
  BODY_LIMIT_BYTES: whole('largest JSON body', 1_048_576, 1_024, 104_857_600),
  IDEMPOTENCY_HOURS: whole('how long an idempotency key is valid; its row is deleted with all of its day', 24, 1, 720),
  OPERATOR_COUNTRY: {
    about: 'country of the operator, ISO 3166-1; its VAT applies to fees',
    fallback: 'NLD',
    parse(value: string) {
      const code = toAlpha3(value)
      if (code === undefined) throw new Error('an ISO 3166-1 country')
      return code
    },
  },
  OPERATOR_NAME: text('name of the operator on invoices', 'Allotment'),
  OPERATOR_ADDRESS: text('its address on invoices, lines separated by `|`'),
  OPERATOR_VAT_NUMBER: text('its VAT number on invoices'),
  OPERATOR_BANK_ACCOUNT: text('where invoices are to be paid, such as an IBAN'),
  INVOICE_DUE_DAYS: whole("days an invoice may stay unpaid when the distributor's payment_condition is not net<days>", 14, 0, 365),
  PAYMENT_SETTLEMENT_SECRET: text(
    'key with which payment providers sign settlements, several comma-separated while one replaces another; empty takes none',
  ),
  CANCELLATION_POLICY: {
    about:
      'refunds if neither ticket nor supplier defines a policy: `days:percent`, comma-separated, such as 30:100,7:50; empty for nothing',
    fallback: '',
    parse(value: string) {
      if (value === '') return []
      return value.split(',').map((step) => {
        const found = /^(\d{1,4}):(\d{1,3})$/.exec(step.trim())
        if (!found || Number(found[2]) > 100) throw new Error('days:percent, comma-separated')
        return { until_days_before: Number(found[1]), refund_percent: Number(found[2]) }
      })
    },
  },
  SALE_AFTER_START_MINUTES: {
    about:
      'how long after an event has begun tickets without a latest_sale_date are still sold, by type: `ticket_type:minutes`, comma-separated, such as appticket:30; empty for not at all',
    fallback: '',
    parse(value: string): Partial<Record<TicketType, number>> {
      if (value === '') return {}
      const steps = value.split(',').map((step) => {
        const [, type = '', minutes = ''] = /^([a-z_-]+):(\d{1,5})$/.exec(step.trim()) ?? []
        const known = ticketTypes.find((one) => one === type)
        if (known === undefined) throw new Error(`ticket_type:minutes, comma-separated, with types among ${ticketTypes.join(', ')}`)
        return [known, Number(minutes)] as const
      })
      return Object.fromEntries(steps)
    },
  },
  CARD_SETTLEMENT_HOURS: whole(
    'how long a card order may wait for its settlement, and at most until its event begins; then it is cancelled and its tickets go back on sale',
    24,
    1,
    8_760,
  ),
  CARD_UNPAID_LIMIT: whole('tickets that a distributor may have in card orders that are not settled', 1_000, 0, 10_000_000),
  MARKETPLACE_MARKUP_PERCENTAGE: {
    about:
      'percent that is added to the asking price of a distributor that becomes a supplier, until the operator agrees another markup with it',
    fallback: '10',
    parse(value: string) {
      if (!/^\d{1,3}(\.\d{1,4})?$/.test(value)) throw new Error('a percentage with at most four decimals')
      return value
    },
  },
  PLATFORM_AGREEMENT_VERSION: text('current version of the agreement that a distributor accepts to become a supplier, such as 2.1'),
  PLATFORM_AGREEMENT_URL: url('where that version can be read; with both settings the console offers it in place of a typed version', [
    'http',
    'https',
  ]),
  PAYOUT_DAYS_AFTER_EVENT: whole('days after an event when what was sold for it is paid out to its suppliers', 3, 0, 365),
  ON_REQUEST_HOLD_HOURS: whole('how long tickets that a supplier confirmed are held', 24, 1, 720),
  ON_REQUEST_ANSWER_HOURS: whole('how long a supplier has to answer a request for tickets', 24, 1, 720),
  ADMISSION_HOURS_BEFORE: whole(
    'hours before the start of an event, or of the validity of a ticket if that is earlier, from which admissions are recorded',
    12,
    0,
    168,
  ),
  UPLOAD_LIMIT_BYTES: whole('largest uploaded file', 10_485_760, 1_024, 104_857_600),
  UPLOAD_LIMIT_LINES: whole('most lines of a seating CSV', 20_000, 1, 100_000),
  EXPORT_STALL_SECONDS: whole('seconds without a read after which an export is ended', 30, 1, 3_600),
  EXPORT_LIMIT_SECONDS: whole('maximum duration of an export in seconds', 900, 1, 86_400),
  S3_BUCKET: text('bucket for ticket files; empty keeps them in DATA_DIR/files'),
  S3_ENDPOINT: url('where the bucket is when it is not Amazon’s, such as https://minio.example', ['http', 'https']),
  S3_REGION: text('region of the bucket', 'us-east-1'),
  S3_ACCESS_KEY_ID: text('access key for the bucket; empty takes the credentials of the machine'),
  S3_SECRET_ACCESS_KEY: text('its secret'),
  S3_PREFIX: text('prefix of every key, for a shared bucket'),
  GUEST_LETTER_LIMIT: whole('letters with a link that an organisation may send to guests in 24 hours', 1_000, 1, 10_000_000),
  GUEST_LETTER_RECIPIENT_LIMIT: whole('letters of those that may go to the same address', 5, 1, 10_000),
  TRADE_LETTER_LIMIT: whole(
    'letters about allotments and group requests that a distributor or a supplier may cause in 24 hours; further ones are left out',
    1_000,
    1,
    10_000_000,
  ),
  TRADE_LETTER_RECIPIENT_LIMIT: whole('letters of those that may go to the same address', 20, 1, 1_000_000),
  HOLD_LETTER_RECIPIENT_LIMIT: whole(
    'letters about reservations of a distributor that go to the same address in 24 hours; further ones are left out',
    500,
    1,
    1_000_000,
  ),
  GROUPREQUEST_LIMIT: whole('group requests that a distributor may have open at once', 50, 1, 100_000),
  S3_TIMEOUT_MS: whole(
    'timeout of a call to the bucket with its retries; then the call is ended and the request answered 503',
    20_000,
    100,
    600_000,
  ),
  GUEST_RETENTION_DAYS: whole('days after an event when its guests’ passport numbers and dates of birth are erased', 90, 0, 3_650),
  REQUEST_LOG_DAYS: whole(
    'days the log of requests is kept; whole weeks are deleted, so up to seven days longer; 0 keeps none',
    14,
    0,
    365,
  ),
  WEBHOOK_RETRIES: waits(
    'waits between delivery attempts, changed at random by up to a fifth; after the last one the delivery fails',
    '5s,5m,30m,2h,5h,10h,14h,20h,24h',
  ),
  WEBHOOK_TIMEOUT_MS: whole('how long a receiver of webhooks has to answer', 15_000, 100, 120_000),
  WEBHOOK_CONCURRENCY: whole('requests at once to the same endpoint, over all workers', 8, 1, 1_000),
  WEBHOOK_RATE: whole('requests per second to the same endpoint, over all workers', 100, 1, 100_000),
  WEBHOOK_LIMIT: whole('webhooks and subscriptions to notifications that one organisation may have', 200, 1, 100_000),
  WEBHOOK_LOG_DAYS: whole(
    'days for which deliveries and their attempts are kept; whole weeks are deleted, so up to seven days longer',
    30,
    1,
    3_650,
  ),
  CHANGES_DAYS: whole('days for which changes are stored for the feed and cursors are valid', 30, 1, 365),
  CHANGES_STREAMS: whole(
    'streams and waiting requests for changes that one organisation may have open at once, per process',
    50,
    1,
    10_000,
  ),
  RESERVATION_EXPIRING_MINUTES: whole('minutes before the end of a hold when `reservation_expiring` is sent', 3, 1, 1_440),
  ALLOTMENT_WARNING_HOURS: whole(
    'hours before the release of an allotment when both parties are warned, unless it says otherwise',
    48,
    0,
    720,
  ),
  API_KEY_EXPIRING_DAYS: whole('days before the end of an API key when `api_key_expiring` is sent', 14, 1, 365),
  WORKER: flag('run background work in the same process as `serve`', true),
  QUARANTINE: flag(
    'for a copy of a database: mail and webhooks are held back, `allotment held` shows them, and SMTP_URL is not required',
    false,
  ),
  DRAIN_SECONDS: whole(
    'how long after SIGTERM requests are still taken while /readyz already answers 503, so that load balancers stop routing first',
    5,
    0,
    300,
  ),
} as const satisfies Record<string, Setting<unknown>>

type Parsed = { -readonly [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['parse']> }

export interface Config extends Parsed {
  masterKeys: MasterKey[]
  embedded: boolean
  /** Amazon's variables for temporary keys */
  machine: Readonly<Record<string, string | undefined>>
}

/** One message with all errors of the configuration. */
export class ConfigError extends Error {}

export function loadConfig(env: Record<string, string | undefined>): Config {
  const faults: string[] = []
  const parsed: Record<string, unknown> = {}
  const production = env.NODE_ENV === 'production'
  for (const [name, setting] of Object.entries(settings) as [string, Setting<unknown>][]) {
    const given = env[name]
    if (production && setting.production && !given && !(name === 'SMTP_URL' && env.QUARANTINE === 'true'))
      faults.push(`${name} is missing: ${setting.about}`)
    try {
      parsed[name] = setting.parse(given === undefined || given === '' ? setting.fallback : given)
    } catch (error) {
      faults.push(`${name} must be ${(error as Error).message}`)
    }
  }
  const values = parsed as Parsed
  let masterKeys: MasterKey[] = []
  if (faults.length === 0) {
    values.DATA_DIR = resolve(values.DATA_DIR)
    try {
      if (keepsFiles(values)) useFolder(values.DATA_DIR)
      masterKeys = parseMasterKeys(values.MASTER_KEYS || generatedSecret(values.DATA_DIR))
    } catch (error) {
      if (error instanceof FolderError) throw new ConfigError(error.message)
      faults.push(`MASTER_KEYS: ${(error as Error).message}`)
    }
  }
  if (faults.length > 0) throw new ConfigError(`The settings do not allow a start:\n${faults.map((line) => `  - ${line}`).join('\n')}`)
  values.PUBLIC_URL ||= `http://${values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST}:${values.PORT}`
  const machine = Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('AWS_')))
  return { ...values, masterKeys, embedded: values.DATABASE_URL === '', machine }
}

/** If everything is stored elsewhere, the service needs no folder and can run on a read-only disk. */
const keepsFiles = ({ DATABASE_URL, SMTP_URL, S3_BUCKET, MASTER_KEYS }: Parsed): boolean =>
  [DATABASE_URL, SMTP_URL, S3_BUCKET, MASTER_KEYS].includes('')

/** Outside production a master key is generated once per data folder, readable by its owner only. */
function generatedSecret(dataDir: string): string {
  const path = join(dataDir, 'master-key')
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new Error(`${path} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  const secret = `k1:${randomBytes(32).toString('base64')}`
  try {
    writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: 'wx' })
    return secret
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EEXIST') return readFileSync(path, 'utf8').trim()
    throw new Error(`the data folder ${dataDir} cannot be written (${code}); choose another with DATA_DIR`)
  }
}
