import type { z } from 'zod'
import { serverErrors } from './shared.schema'

export type HttpMethod = 'get' | 'post' | 'put' | 'delete'

/**
 * Callers that a route admits; the service decides what they see.
 * `public`: needs no token, but uses one. `signed-in`: any account. `author`: role `user`.
 */
export type Access = 'public' | 'signed-in' | 'author'

/** Name of a backend. Each has one OpenAPI document and one generated client. */
export type BackendName = 'main' | 'app' | 'quiz' | 'publishing' | 'speech'

export interface ResponseDefinition {
  readonly description: string
  /** Body schema, JSON unless `contentType` is set; missing for an empty body. */
  readonly schema?: z.ZodType
  readonly contentType?: string
}

export type BodyDefinition = JsonBodyDefinition | FormBodyDefinition

interface JsonBodyDefinition {
  readonly kind: 'json'
  readonly schema: z.ZodType
  /** True if the body is optional: some clients and proxies send none with DELETE. */
  readonly optional?: true
}

interface FormBodyDefinition {
  readonly kind: 'multipart'
  /** The fields, which are sent as text. */
  readonly schema: z.ZodType
  /** Names of the parts with files. */
  readonly files: readonly string[]
}

/** A call of a backend: the only definition of its wire shape. */
export interface RouteDefinition {
  readonly backend: BackendName
  readonly method: HttpMethod
  /** Path in OpenAPI style, with `{name}` for a parameter; literal segments take precedence over parameters. */
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly access: Access
  /** True if readers who are not signed in may call it with the test-student token, which admits no other call. */
  readonly isForTestStudent?: true
  /** Entity that the call reads or changes; clients use it for cache invalidation. */
  readonly tag: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  readonly body?: BodyDefinition
  readonly responses: Readonly<Record<number, ResponseDefinition>>
}

/**
 * Defines a route with its literal types, which type its handlers and clients. Adds the responses of a server that
 * cannot do its work, unless the route has its own for the status.
 */
export function defineRoute<const R extends RouteDefinition>(route: R): R {
  return { ...route, responses: { ...serverErrors, ...route.responses } }
}
