import type { JsonSchema } from './examples.js'

export interface Operation {
  tags?: string[]
  summary?: string
  description?: string
  operationId?: string
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: JsonSchema; example?: unknown }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> }
  'x-codeSamples'?: object[]
  responses: Record<
    string,
    { description: string; headers?: object; content?: Record<string, { schema: JsonSchema; example?: unknown; examples?: object }> }
  >
}
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes?: object; examples?: object; headers?: object }
  [key: string]: unknown
}
