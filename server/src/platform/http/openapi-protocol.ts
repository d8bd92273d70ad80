import type { JsonSchema } from './examples.js'
import { everyAnswer, type HeaderParameter, header, limitedAnswer, type ResponseHeader, refer } from './openapi-headers.js'

/** An error of a protocol. The same code can come with several statuses. */
export interface ProtocolFault {
  code: string
  status: number
  about: string
  example: object
  /** The calls that can return it: all, those with a body, or those that name it. */
  of: 'every call' | 'calls with a body' | 'named calls'
}

/** What the reference says about the calls of a protocol that has its own credentials, headers and errors. */
export interface Protocol {
  name: string
  /** Alternatives, as in `security` of OpenAPI. */
  security: Record<string, never[]>[]
  /** Request headers of every call. */
  parameters: HeaderParameter[]
  /** Response headers of every call. */
  headers: Record<string, ResponseHeader>
  /** The error body. */
  error: JsonSchema
  /** Descriptions of its fields by name, or by `Schema.field`. */
  meanings: Readonly<Record<string, string>>
  faults: readonly ProtocolFault[]
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the protocol of the call, if that is not our own */
    protocol?: Protocol
    /** codes of the protocol that this call can return beside the common ones, for the reference */
    faults?: readonly string[]
  }
}

export interface ErrorAnswer {
  description: string
  headers: object
  content: Record<string, { schema: JsonSchema; examples: object }>
}

const exampleName = (protocol: Protocol, { code, status }: ProtocolFault): string => `${protocol.name}_${code}_${status}`

/** The errors of a call in the shape of its protocol, by status. */
export function protocolErrors(
  protocol: Protocol,
  { faults = [], hasBody, isOpen }: { faults?: readonly string[]; hasBody: boolean; isOpen: boolean },
): Record<string, ErrorAnswer> {
  const returned = protocol.faults.filter(({ code, of, status }) => {
    if (isOpen && [401, 403, 429].includes(status)) return false
    return of === 'every call' || (of === 'calls with a body' ? hasBody : faults.includes(code))
  })
  const answers: Record<string, ErrorAnswer> = {}
  for (const fault of returned.toSorted((a, b) => a.status - b.status)) {
    const { status, code } = fault
    const answer = answers[status] ?? {
      description: '',
      headers: {
        ...everyAnswer,
        ...(isOpen ? {} : limitedAnswer),
        ...refer(Object.keys(protocol.headers)),
        ...(status === 429 || status === 503 ? header('Retry-After') : {}),
        ...(status === 401 ? header('WWW-Authenticate') : {}),
      },
      content: { 'application/json': { schema: protocol.error, examples: {} } },
    }
    answer.description = [...(answer.description === '' ? [] : [answer.description]), `\`${code}\``].join(', ')
    Object.assign(answer.content['application/json']?.examples ?? {}, {
      [code]: { $ref: `#/components/examples/${exampleName(protocol, fault)}` },
    })
    answers[status] = answer
  }
  return answers
}

/** The examples that `protocolErrors` refers to. */
export const protocolExamples = (protocol: Protocol): Record<string, { summary: string; value: object }> =>
  Object.fromEntries(protocol.faults.map((fault) => [exampleName(protocol, fault), { summary: fault.about, value: fault.example }]))
