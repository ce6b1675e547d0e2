import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The part of JSON Schema that the documents use. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  anyOf?: JsonSchema[]
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
}

type Content = Record<string, { schema?: JsonSchema }>

export interface Operation {
  operationId: string
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

const require = createRequire(import.meta.url)

/** Reads the committed document of a backend. */
export function readDocument(backend: string): OpenApiDocument {
  const file = require.resolve(`@lectern/contracts/openapi/${backend}.json`)
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isDocument(document)) throw new Error(`${file} is not an OpenAPI document with paths and components`)
  return document
}

/** Asserts the shape that `zod-openapi` writes: a wrong one would generate clients that do not compile. */
function isDocument(value: unknown): value is OpenApiDocument {
  return typeof value === 'object' && value !== null && 'paths' in value && 'components' in value
}

export interface Call extends Operation {
  method: string
  path: string
}

/** Lists every call of a document, in its order. */
export function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
}
