import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments, stringify } from 'yaml'
import { settings } from '../src/platform/config.js'
import { startKit } from './kit/index.js'

/** Compares the files in deploy/ with the service, and with the tools that read them. */
const folder = fileURLToPath(new URL('../../deploy/', import.meta.url))
const read = (path: string) => readFileSync(`${folder}${path}`, 'utf8')
const page = readFileSync(fileURLToPath(new URL('../../docs/operating.md', import.meta.url)), 'utf8')

function tool(name: string, args: string[], debianPackage: string): string {
  const { status, stdout, stderr, error } = spawnSync(name, args, { cwd: folder, encoding: 'utf8' })
  if (error) throw new Error(`${name} is missing: apt-get install ${debianPackage}`)
  expect(status, stdout + stderr).toBe(0)
  return stdout + stderr
}

interface Rule {
  alert: string
  expr: string
  annotations: { summary: string; runbook_url: string }
}
const rules = (parse(read('prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules)
const dashboard = JSON.parse(read('grafana/allotment.json')) as { panels: { title: string; targets: { expr: string }[] }[] }

describe('alert rules', () => {
  test('are valid Prometheus rules', () => {
    tool('promtool', ['check', 'rules', 'prometheus/alerts.yaml'], 'prometheus')
    tool('promtool', ['check', 'config', '--syntax-only', 'prometheus/prometheus.yaml'], 'prometheus')
  })

  test('fire when they should, and only then', () => {
    tool('promtool', ['test', 'rules', 'prometheus/alerts.test.yaml'], 'prometheus')
  })

  test('each has a test in which it fires, and a section in the runbook', () => {
    const tests = parse(read('prometheus/alerts.test.yaml')) as {
      tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[]
    }
    const sounding = tests.tests.flatMap((one) => one.alert_rule_test).filter(({ exp_alerts }) => exp_alerts.length > 0)
    expect(rules.map(({ alert }) => alert).filter((alert) => !sounding.some(({ alertname }) => alertname === alert))).toEqual([])
    const sections = [...page.matchAll(/^#+ (.+)$/gm)].map(
      ([, title = '']) => `docs/operating.md#${title.toLowerCase().replaceAll(' ', '-')}`,
    )
    for (const { annotations } of rules) expect(sections).toContain(annotations.runbook_url)
  })

  test('use only metrics that /metrics returns, as do the panels', async () => {
    // The lag of a replica is a metric only with a replica, reachable or not.
    const kit = await startKit({ DATABASE_READ_URL: 'postgres://nobody@127.0.0.1:1/none' })
    await kit.work()
    await kit.as.admin.get('/v1/clients')
    const { text } = await kit.as.nobody.get('/metrics')
    const given = new Set(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    )
    // Prometheus creates this one itself.
    given.add('up')
    const named = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) =>
      [...expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '').matchAll(/\b(?:up|(?:allotment|nodejs|process)_\w+)\b/g)].map(
        ([name]) => name,
      ),
    )
    expect(named.length).toBeGreaterThan(20)
    expect([...new Set(named)].filter((name) => !given.has(name))).toEqual([])
  })
})

test('systemd units are valid', () => {
  for (const unit of readdirSync(`${folder}systemd`).filter((name) => /\.(service|timer)$/.test(name)))
    tool('systemd-analyze', ['verify', '--man=no', `systemd/${unit}`], 'systemd')
})

test('the example of settings for systemd has existing settings, and all that production requires', () => {
  const named = [...read('systemd/env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
  expect(named.filter((name) => !isSetting(name))).toEqual([])
  const required = Object.entries(settings).filter(([, setting]) => 'production' in setting)
  expect(named).toEqual(expect.arrayContaining(required.map(([name]) => name)))
})

/** Names of settings among names of variables, without variables that other programs read. */
const isSetting = (name: string) => name in settings

test('the role behind PgBouncer has the settings of a direct connection of the service', async () => {
  const role = [...read('postgres/role.sql').matchAll(/^alter role allotment set (\S+) = '?([^';]+)'?;$/gm)].map(
    ([, name = '', value]) => ({ name, value }),
  )
  const kit = await startKit({
    STATEMENT_TIMEOUT_MS: settings.STATEMENT_TIMEOUT_MS.fallback,
    LOCK_TIMEOUT_MS: settings.LOCK_TIMEOUT_MS.fallback,
  })
  // Keepalives are 0 on the socket that the tests may use.
  const shown = role.filter(({ name }) => !name.startsWith('tcp_'))
  const connection = await kit.query('select name, current_setting(name) as value from unnest($1::text[]) as name', [
    shown.map(({ name }) => name),
  ])
  expect(connection.map(({ name, value }) => ({ name, value: value === '1min' ? '60s' : value }))).toEqual(shown)
  const session = readFileSync(fileURLToPath(new URL('../src/platform/db/open.ts', import.meta.url)), 'utf8')
  const set = [...session.matchAll(/\bset ([\w.]+) = /g)].map(([, name]) => name)
  expect(role.map(({ name }) => name)).toEqual(expect.arrayContaining(set))
})

describe('compose', () => {
  interface Part {
    image?: string
    environment?: Record<string, string>
    depends_on?: Record<string, unknown> | string[]
    volumes?: string[]
    command?: string[]
    read_only?: boolean
    user?: string
  }
  const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Part>; volumes: object }
  const parts = Object.entries(compose.services)

  test('has every part of a cluster, and every part that another one waits for', () => {
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['api-1', 'api-2', 'worker-1', 'worker-2', 'pgbouncer', 'primary', 'replica', 's3', 'prometheus', 'grafana']),
    )
    for (const [name, { depends_on = [] }] of parts)
      for (const other of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
        expect(compose.services, `${name} waits for ${other}`).toHaveProperty([other])
  })

  test('uses existing settings and contains no secret', () => {
    for (const [name, { image, environment = {}, read_only, user }] of parts.filter(([, { image }]) => image === 'allotment')) {
      expect(
        Object.keys(environment).filter((one) => !isSetting(one)),
        `${name} ${image}`,
      ).toEqual([])
      expect({ read_only, user }).toEqual({ read_only: true, user: '10001:10001' })
    }
    for (const [, { environment = {} }] of parts)
      for (const [name, value] of Object.entries(environment))
        if (/PASSWORD|SECRET|TOKEN|KEYS$/.test(name)) expect(value, name).toMatch(/^\$\{\w+:\?\}$/)
  })

  test('the replica starts with the limits of the primary, without which PostgreSQL refuses to follow it', () => {
    expect(compose.services.replica?.command).toEqual(compose.services.primary?.command)
    expect(compose.services.primary?.command).toContain('max_connections=200')
  })

  test('every mounted file exists, and every variable is in the example', () => {
    for (const [, { volumes = [] }] of parts)
      for (const volume of volumes.filter((one) => one.startsWith('./')))
        expect(() => read((volume.split(':')[0] ?? '').slice(2))).not.toThrow()
    const asked = new Set([...read('compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name))
    const example = [...read('compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect([...asked].sort()).toEqual([...example].sort())
  })
})

describe('the chart', () => {
  const chart = parse(read('chart/Chart.yaml')) as { version: string; appVersion: string }
  const values = parse(read('chart/values.yaml')) as Record<string, unknown>
  const lookup = (path: string, own: Record<string, unknown>) =>
    path
      .split('.')
      .slice(1)
      .reduce<unknown>((found, step) => (found as Record<string, unknown> | undefined)?.[step], own)

  /**
   * As much of Helm's language as the chart uses; anything else is refused, so that nothing is passed over. Helm is not a Debian package:
   * deploy/chart-check compares this with the template engine that Helm is made of.
   */
  function render(text: string, own: Record<string, unknown>): string {
    const kept = text.replace(/\{\{- if (\S+) \}\}\n([\s\S]*?)\{\{- end \}\}\n/g, (_all, path: string, body: string) =>
      lookup(path, own) ? body : '',
    )
    return kept.replace(
      /[ \n]*\{\{- toYaml (\S+) \| nindent (\d+) \}\}|\{\{ (\S+)( \| quote)? \}\}/g,
      (all, block, indent, path, quote) => {
        const value = lookup(block ?? path, own)
        if (value === undefined) throw new Error(`${all.trim()} has no value`)
        if (block)
          return `\n${stringify(value)
            .trimEnd()
            .replaceAll(/^/gm, ' '.repeat(Number(indent)))}`
        return quote ? JSON.stringify(String(value)) : String(value)
      },
    )
  }
  interface Resource {
    kind: string
    metadata: { name: string }
    spec: {
      template?: {
        spec: {
          securityContext: object
          containers: {
            env?: { name: string }[]
            envFrom: { secretRef?: { name: string } }[]
            ports?: { name: string }[]
            readinessProbe?: { httpGet: { port: string } }
            securityContext: object
            resources?: object
          }[]
        }
      }
    }
    data?: Record<string, string>
  }
  function rendered(own: Record<string, unknown> = values): Resource[] {
    const scope = { Values: own, Release: { Name: 'tickets' }, Chart: chart }
    return readdirSync(`${folder}chart/templates`).flatMap((file) => {
      const text = render(read(`chart/templates/${file}`), scope)
      expect(text, file).not.toContain('{{')
      return resourcesOf(text)
    })
  }
  function resourcesOf(text: string): Resource[] {
    return parseAllDocuments(text).flatMap((document) => {
      expect(document.errors).toEqual([])
      const resource = document.toJS() as Resource | null
      return resource ? [resource] : []
    })
  }

  // What that engine made of the chart, for deploy/chart-check.
  const { CHART_RENDERED } = process.env
  if (CHART_RENDERED) {
    test('is rendered as by the template engine of Helm', () => {
      expect(rendered()).toEqual(resourcesOf(readFileSync(CHART_RENDERED, 'utf8')))
    })
  }

  test('creates deployments, an autoscaler, disruption budgets, and migrations as a job', () => {
    const kinds = rendered().map(({ kind, metadata }) => `${kind} ${metadata.name}`)
    expect(kinds.sort()).toEqual([
      'ConfigMap tickets-settings',
      'Deployment tickets-api',
      'Deployment tickets-worker',
      'HorizontalPodAutoscaler tickets-api',
      'Ingress tickets',
      'Job tickets-migrate',
      'PodDisruptionBudget tickets-api',
      'PodDisruptionBudget tickets-worker',
      'Service tickets-api',
    ])
    const without = rendered({ ...values, ingress: { enabled: false } })
    expect(without.some(({ kind }) => kind === 'Ingress')).toBe(false)
  })

  test('runs without privileges on a read-only root, with secrets by reference and existing settings', () => {
    const resources = rendered()
    expect(resources.some(({ kind }) => kind === 'Secret')).toBe(false)
    for (const { kind, metadata, spec, data = {} } of resources) {
      expect(
        Object.keys(data).filter((name) => !isSetting(name)),
        metadata.name,
      ).toEqual([])
      if (!spec?.template) continue
      expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 })
      for (const container of spec.template.spec.containers) {
        expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false })
        expect(
          container.envFrom.some(({ secretRef }) => secretRef !== undefined),
          metadata.name,
        ).toBe(true)
        for (const { name } of container.env ?? []) expect(isSetting(name), name).toBe(true)
        if (kind !== 'Deployment') continue
        expect(container.resources).toHaveProperty('limits.memory')
        expect(container.ports?.map(({ name }) => name)).toContain(container.readinessProbe?.httpGet.port)
      }
    }
  })
})

test('the parts of a cluster agree about addresses, ports and members', () => {
  const values = (path: string) =>
    new Map([...read(path).matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
  const etcd = values('cluster/etcd.env')
  const patroni = values('cluster/patroni.env')
  const members = [...(etcd.get('ETCD_INITIAL_CLUSTER') ?? '').matchAll(/(\w+)=http:\/\/([\d.]+):2380/g)].map(([, name, address]) => ({
    name,
    address,
  }))
  expect(members).toHaveLength(3)
  expect(patroni.get('PATRONI_ETCD_HOSTS')).toBe(members.map(({ address }) => `${address}:2379`).join())
  expect(members).toContainEqual({ name: etcd.get('ETCD_NAME'), address: patroni.get('PATRONI_RESTAPI_CONNECT_ADDRESS')?.split(':')[0] })
  for (const [name, value] of patroni) if (name.includes('PASSWORD')) expect(value, name).toBe('')
  const settings = parse(read('cluster/patroni.yml')) as { restapi: { listen: string }; postgresql: { listen: string } }
  const haproxy = read('cluster/haproxy.cfg')
  const [api, database] = [settings.restapi.listen, settings.postgresql.listen].map((one) => one.split(':')[1])
  const servers = [...haproxy.matchAll(/server (\w+) "\$\{(\w+)\}:(\d+)" check port (\d+)/g)].map(([, ...found]) => found)
  expect(servers).toEqual([0, 1].flatMap(() => members.map(({ name = '' }) => [name, name.toUpperCase(), database, api])))
  // What the guide tells to put into the settings.
  for (const port of [...haproxy.matchAll(/bind 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port))
    expect(page).toContain(`127.0.0.1:${port}`.replace('127.0.0.1:5000', 'port=5000'))
})

test('a member of a cluster that returns finds the log it needs, and one that does not return fills no disk', () => {
  const settings = parse(read('cluster/patroni.yml')) as {
    bootstrap: { dcs: { postgresql: { parameters: Record<string, string> } } }
    postgresql: { basebackup: unknown }
  }
  const { parameters } = settings.bootstrap.dcs.postgresql
  const [kept = 0, most = 0, checkpoint = 0] = ['wal_keep_size', 'max_slot_wal_keep_size', 'max_wal_size'].map((name) => {
    const [, size] = /^(\d+)GB$/.exec(parameters[name] ?? '') ?? []
    expect(page).toContain(`-p ${name}=${parameters[name]}`)
    return Number(size)
  })
  expect(checkpoint).toBeGreaterThan(0)
  expect(kept).toBeGreaterThanOrEqual(3 * checkpoint)
  expect(most).toBeGreaterThanOrEqual(kept)
  expect(settings.postgresql.basebackup).toContainEqual({ checkpoint: 'fast' })
})

test('the image runs as an unprivileged user, has a health check, and uses only existing settings', () => {
  const lines = read('image/Dockerfile').split('\n')
  expect(lines).toContain('USER 10001:10001')
  expect(lines.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true)
  const given = lines
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name))
  expect(given.filter((name) => !isSetting(name))).toEqual([])
})
