import { readFileSync } from 'node:fs'
import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { wireFormats } from '../../src/platform/http/validation.js'
import { atEnd } from './end.js'

type Json = Record<string, unknown>
interface Parameter {
  name: string
  in: string
  required?: boolean
}
interface Operation {
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Json }
  responses: Record<string, { headers?: Record<string, { $ref?: string; required?: boolean }>; content?: Json }>
}
export interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json>; headers: Record<string, { required?: boolean }> }
}

export const committedDescription = (): Description =>
  JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as Description

export const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
const inFragment = (pointer: string): string => pointer.replaceAll('%', '%25').replaceAll('{', '%7B').replaceAll('}', '%7D')

/** Validators of the schemas of a document, by JSON pointer. Each is compiled once, and only if it is used. */
export function validators(document: object, options: { coerceTypes?: boolean } = {}): (pointer: string) => ValidateFunction {
  const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true, formats: wireFormats, ...options }))
  ajv.addSchema(document, 'document')
  const compiled = new Map<string, ValidateFunction>()
  return (pointer) => {
    const found = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Json)[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
    const target = (found as { $ref?: string }).$ref ?? `#${inFragment(pointer)}`
    const validate = compiled.get(target) ?? ajv.compile({ $ref: `document${target}` })
    compiled.set(target, validate)
    return validate
  }
}

const shownOnly = new Set(['example', 'examples', 'x-codeSamples'])

/**
 * A copy in which objects allow only their named properties, so that a field without a description is found. Examples are
 * left out; a property may have that name.
 */
function closed<T>(value: T, isProperties = false): T {
  if (Array.isArray(value)) return value.map((child) => closed(child)) as T
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) =>
      shownOnly.has(key) && !isProperties ? [] : [[key, closed(child, key === 'properties' && !isProperties)]],
    ),
  ) as Json
  const isOpen = 'additionalProperties' in copy || 'patternProperties' in copy
  if (!isProperties && copy.type === 'object' && typeof copy.properties === 'object' && !isOpen) copy.additionalProperties = false
  return copy as T
}

/** One request and its answer. The body of an interrupted answer, such as a stream, is undefined. */
export interface Exchange {
  method: string
  url: string
  sent: { headers: IncomingHttpHeaders; body: Buffer }
  status: number
  headers: IncomingHttpHeaders
  body: Buffer | undefined
}

/** Headers of HTTP itself, of caches and of browsers. The reference does not list them for each call. */
const general = new Set(
  'access-control-expose-headers cache-control connection content-length content-type cross-origin-opener-policy cross-origin-resource-policy content-security-policy date keep-alive location origin-agent-cluster referrer-policy strict-transport-security transfer-encoding vary x-accel-buffering x-content-type-options x-dns-prefetch-control x-download-options x-frame-options x-permitted-cross-domain-policies x-xss-protection'.split(
    ' ',
  ),
)

/** Pages for people; openapi.test.ts lists them. */
const isPage = (path: string): boolean => path === '/' || /^\/(console|docs|itinerary|maps|metrics)(\/|$)/.test(path)

/** Compares requests and answers with an OpenAPI document. */
export class Contract {
  readonly violations: string[] = []
  readonly operations = new Set<string>()
  calls = 0
  readonly #document: Description
  readonly #validatorAt: ReturnType<typeof validators>
  readonly #parameterAt: ReturnType<typeof validators>
  readonly #paths: { template: string; pattern: RegExp }[]

  constructor(document: Description) {
    this.#document = closed(document)
    this.#validatorAt = validators(this.#document)
    this.#parameterAt = validators(this.#document, { coerceTypes: true })
    // A fixed segment takes precedence over a variable one.
    this.#paths = Object.keys(document.paths)
      .sort((a, b) => a.split('{').length - b.split('{').length)
      .map((template) => ({
        template,
        pattern: new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)')}/?$`),
      }))
  }

  check(exchange: Exchange): void {
    const { pathname, searchParams } = new URL(exchange.url, 'http://service')
    if (isPage(pathname) || exchange.method === 'HEAD') return
    this.calls++
    const found = this.#paths.find(
      ({ template, pattern }) => pattern.test(pathname) && this.#document.paths[template]?.[exchange.method.toLowerCase()],
    )
    if (!found) {
      if (exchange.status !== 404 && exchange.status !== 405)
        this.violations.push(`${exchange.method} ${pathname}: not described, answered ${exchange.status}`)
      return
    }
    const name = `${exchange.method} ${found.template}`
    this.operations.add(name)
    const operation = this.#document.paths[found.template]?.[exchange.method.toLowerCase()] as Operation
    const pointer = `/paths/${escaped(found.template)}/${exchange.method.toLowerCase()}`
    const report = (what: string) => this.violations.push(`${name}: ${what}`)
    // A refused request may differ from the description. An accepted one may not.
    if (exchange.status < 400) this.#checkRequest(exchange, operation, pointer, searchParams, report)
    this.#checkAnswer(exchange, operation, pointer, report)
    this.#checkTag(exchange, operation, report)
  }

  #faults(validate: ValidateFunction, value: unknown): string {
    return validate(value)
      ? ''
      : (validate.errors ?? []).map((fault) => `${fault.instancePath} ${fault.message} ${JSON.stringify(fault.params)}`).join('; ')
  }

  #checkRequest({ sent }: Exchange, operation: Operation, pointer: string, query: URLSearchParams, report: (what: string) => void): void {
    const parameters = operation.parameters ?? []
    for (const [index, { name, in: place, required }] of parameters.entries()) {
      const header = sent.headers[name.toLowerCase()]
      const values = place === 'query' ? query.getAll(name) : place === 'header' && header !== undefined ? [String(header)] : []
      if (required && values.length === 0 && place !== 'path') report(`was accepted without the required parameter ${name}`)
      // Several values are one array.
      for (const value of values.length > 1 ? [values] : values) {
        const faults = this.#faults(this.#parameterAt(`${pointer}/parameters/${index}/schema`), value)
        if (faults !== '') report(`parameter ${name} was accepted as ${JSON.stringify(value)}: ${faults}`)
      }
    }
    const known = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name))
    for (const name of query.keys()) if (!known.has(name) && name !== 'apiKey') report(`parameter ${name} is not described`)
    const type = (sent.headers['content-type'] ?? '').split(';')[0] ?? ''
    if (sent.body.length === 0) {
      if (operation.requestBody?.required) report('was accepted without a body')
    } else if (!operation.requestBody?.content[type]) report(`a body of the type ${type} is not described`)
    else if (type === 'application/json') {
      const faults = this.#faults(
        this.#validatorAt(`${pointer}/requestBody/content/${escaped(type)}/schema`),
        JSON.parse(sent.body.toString()),
      )
      if (faults !== '') report(`body was accepted: ${faults}`)
    }
  }

  /**
   * The reference does not require an ETag, because a supplier gets none of a group request and a preview has none. Other answers to a change
   * have the one that is declared.
   */
  #checkTag({ method, url, status, headers }: Exchange, operation: Operation, report: (what: string) => void): void {
    const isDeclared = operation.responses[status]?.headers?.ETag !== undefined
    const isChange = method !== 'GET' && !/[?&]preview=true/.test(url) && (status === 200 || status === 201)
    if (isChange && isDeclared && !headers.etag) report(`${status} has no ETag`)
  }

  #checkAnswer({ status, headers, body }: Exchange, operation: Operation, pointer: string, report: (what: string) => void): void {
    const answer = operation.responses[status]
    if (!answer) {
      report(`status ${status} is not described`)
      return
    }
    const described = new Map(Object.entries(answer.headers ?? {}).map(([name, one]) => [name.toLowerCase(), { name, one }]))
    for (const name of Object.keys(headers))
      if (!described.has(name) && !general.has(name)) report(`header ${name} of ${status} is not described`)
    for (const [lower, { name, one }] of described) {
      const place = one.$ref?.slice(1) ?? `${pointer}/responses/${status}/headers/${name}`
      const isRequired = one.$ref ? this.#document.components.headers[name]?.required : one.required
      const value = headers[lower]
      if (value === undefined) {
        if (isRequired) report(`header ${name} of ${status} is missing`)
        continue
      }
      const faults = this.#faults(this.#parameterAt(`${place}/schema`), String(value))
      if (faults !== '') report(`header ${name} of ${status} is ${JSON.stringify(value)}: ${faults}`)
    }
    const type = (headers['content-type'] ?? '').split(';')[0] ?? ''
    if (body?.length === 0) {
      if (answer.content && status !== 204) report(`${status} has no body`)
    } else if (!answer.content?.[type]) report(`${status} as ${type} is not described`)
    else if (body && /json$/.test(type)) {
      const validate = this.#validatorAt(`${pointer}/responses/${status}/content/${escaped(type)}/schema`)
      const faults = this.#faults(validate, JSON.parse(body.toString()))
      if (faults !== '') report(`${status} is not as described: ${faults.slice(0, 2000)}`)
    }
  }
}

const collect = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A proxy in front of a service that forwards everything and reports each exchange. */
export async function startObserver(target: string, observe: (exchange: Exchange) => void, port = 0): Promise<string> {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port: targetPort } = new URL(target)
  const server = createServer(async (req, res) => {
    const method = req.method ?? 'GET'
    const url = req.url ?? '/'
    const body = await collect(req)
    // Compressed answers could not be read here.
    const { 'accept-encoding': _encoding, connection: _connection, ...headers } = req.headers
    const sent = request({ host: hostname, port: targetPort, method, path: url, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      const report = (received: Buffer | undefined) =>
        observe({
          method,
          url,
          sent: { headers: req.headers, body },
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: received,
        })
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => report(Buffer.concat(chunks)))
      answer.on('error', () => res.destroy())
      answer.pipe(res)
      res.on('close', () => {
        if (answer.readableEnded) return
        answer.destroy()
        report(undefined)
      })
    })
    sent.on('error', () => res.destroy())
    sent.end(body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  atEnd(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
