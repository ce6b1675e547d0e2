import type { RouteDefinition } from '@lectern/contracts'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'

/** Arguments of a call: the parts that the route declares. */
export type RouteArguments<R extends RouteDefinition> = (R extends { params: infer P extends z.ZodType }
  ? { params: z.input<P> }
  : unknown) &
  (R extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : unknown) &
  (R extends { body: { kind: 'json'; schema: infer S extends z.ZodType } } ? { body: z.input<S> } : unknown) &
  (R extends { body: { kind: 'multipart' } } ? { form: FormData } : unknown) & { respondAsync?: boolean }

type SchemaOf<R extends RouteDefinition, Status extends number> = Status extends keyof R['responses']
  ? R['responses'][Status] extends { schema: infer S extends z.ZodType }
    ? z.output<S>
    : never
  : never

export type ResponseBody<R extends RouteDefinition> = SchemaOf<R, 200> | SchemaOf<R, 201> | SchemaOf<R, 202>

/** A failed call, with a message for the terminal. */
export class CallFailed extends Error {
  constructor(
    readonly operationId: string,
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
    this.name = 'CallFailed'
  }
}

export type Send = (path: string, init: RequestInit) => Promise<Response>

/**
 * Calls a route of the contracts and parses its response with the route's schema.
 * @throws CallFailed with the server's message, or with the call and the field that do not fit the schema
 */
export async function callRoute<const R extends RouteDefinition>(
  send: Send,
  route: R,
  options: RouteArguments<R>,
): Promise<ResponseBody<R>> {
  const parts: { params?: object; query?: object; body?: unknown; form?: FormData; respondAsync?: boolean } = options
  const headers = new Headers()
  // Stays the same when the request is sent again with a refreshed token, so that it is run only once.
  if (route.method === 'post' && route.tag !== 'Session') headers.set('idempotency-key', randomUUID())
  if (parts.respondAsync) headers.set('prefer', 'respond-async')
  if (parts.body !== undefined) headers.set('content-type', 'application/json')
  const response = await send(buildAddress(route, parts.params, parts.query), {
    method: route.method.toUpperCase(),
    headers,
    ...(parts.form ? { body: parts.form } : parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw readFailure(route, response.status, body)
  const schema = route.responses[response.status]?.schema
  const parsed = schema?.safeParse(body)
  if (!parsed?.success) {
    const field = parsed?.error.issues[0]?.path.join('.') ?? 'status'
    const problem = `The response to ${route.operationId} (${response.status}) cannot be read at "${field}".`
    throw new CallFailed(
      route.operationId,
      response.status,
      'unreadable',
      `${problem} Is the server of another version?`,
    )
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schema that the type is made from
  return parsed.data as ResponseBody<R>
}

function buildAddress(route: RouteDefinition, params: object = {}, query: object = {}): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name))),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search.toString()}` : path
}

function readFailure(route: RouteDefinition, status: number, body: unknown): CallFailed {
  const text = (name: string): string | null => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null
    return typeof value === 'string' ? value : null
  }
  return new CallFailed(
    route.operationId,
    status,
    text('code') ?? 'unreadable',
    text('msg') ?? `The server responded to ${route.operationId} with status ${status}.`,
  )
}
