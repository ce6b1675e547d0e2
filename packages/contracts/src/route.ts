import type { z } from 'zod'

export type HttpMethod = 'get' | 'post' | 'put' | 'delete'

/**
 * Who may call a route at all; what a caller then sees is decided by the service.
 * `public`: no token needed (one is honoured). `signed-in`: any account. `author`: role `user`.
 */
export type Access = 'public' | 'signed-in' | 'author'

/** The name of a backend, one OpenAPI document and one generated client each. */
export type BackendName = 'main' | 'app' | 'quiz' | 'publishing' | 'speech'

export interface ResponseDefinition {
  readonly description: string
  /** JSON unless `contentType` says otherwise; none for an empty body. */
  readonly schema?: z.ZodType
  readonly contentType?: string
}

export interface BodyDefinition {
  readonly schema: z.ZodType
  /** `multipart` bodies carry their JSON fields as text and their files as parts named in `files`. */
  readonly kind: 'json' | 'multipart'
  readonly files?: readonly string[]
  /** A JSON body that may be left out: some clients and proxies send none with DELETE. */
  readonly optional?: true
}

/** One call of a backend: the only place where its wire shape is written. */
export interface RouteDefinition {
  readonly backend: BackendName
  readonly method: HttpMethod
  /** OpenAPI style, `{name}` for a parameter; literal segments win over parameters. */
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly access: Access
  /** A reader who is not signed in may call it by the token of the test student, which opens no other call. */
  readonly isForTestStudent?: true
  /** The kind of thing that the call reads or changes; clients use it for cache invalidation. */
  readonly tag: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  readonly body?: BodyDefinition
  readonly responses: Readonly<Record<number, ResponseDefinition>>
}

/** Keeps the literal types of a route, so that handlers and clients are typed by it. */
export function defineRoute<const R extends RouteDefinition>(route: R): R {
  return route
}
