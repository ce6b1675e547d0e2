import type { RouteDefinition } from '@lectern/contracts'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { ApiEnvironment } from './hono-env'
import type { Caller } from '../../entities/rights/caller'
import type { FormLimits, ReceivedForm } from './receive-form'

type SuccessStatus = 200 | 201 | 202 | 503

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined

type CallerOf<R extends RouteDefinition> = R['access'] extends 'public' ? Caller | null : Caller

type BodyOf<R extends RouteDefinition> = R['body'] extends { kind: 'json'; schema: infer S extends z.ZodType }
  ? z.output<S> | (R['body'] extends { optional: true } ? undefined : never)
  : R['body'] extends { kind: 'multipart'; schema: infer S extends z.ZodType }
    ? {
        /** Streams the form to disk; called after the rights are checked, so that no one else can fill the disk. */
        receive(narrower?: Partial<FormLimits>): Promise<ReceivedForm<z.output<S>>>
      }
    : undefined

/** A validated request to one route. */
export interface Call<R extends RouteDefinition> {
  params: OutputOf<R['params']>
  query: OutputOf<R['query']>
  headers: OutputOf<R['headers']>
  body: BodyOf<R>
  caller: CallerOf<R>
  log: Logger
  /** Aborted when the client disconnects. */
  signal: AbortSignal
  /** Must be called before the response waits for a job, so that a repeated request waits for the same one. */
  beforeWaiting: (jobId: string) => Promise<void>
  /** For responses that are not JSON. */
  context: Context<ApiEnvironment>
}

type JsonRouteResponse<R extends RouteDefinition> = {
  [S in keyof R['responses'] & SuccessStatus]: R['responses'][S] extends { schema: infer T extends z.ZodType }
    ? { status: S; body: z.input<T>; headers?: Readonly<Record<string, string>> }
    : never
}[keyof R['responses'] & SuccessStatus]

export type RouteResponse<R extends RouteDefinition> = JsonRouteResponse<R> | Response

export type Handler<R extends RouteDefinition> = (call: Call<R>) => Promise<RouteResponse<R>> | RouteResponse<R>

/** A route of the contract with its handler. */
export interface RouteBinding {
  readonly route: RouteDefinition
  readonly handle: (call: UncheckedCall) => Promise<UncheckedResponse> | UncheckedResponse
}

export interface UncheckedCall {
  params: unknown
  query: unknown
  headers: unknown
  body: unknown
  caller: Caller | null
  log: Logger
  signal: AbortSignal
  beforeWaiting: (jobId: string) => Promise<void>
  context: Context<ApiEnvironment>
}

export type UncheckedResponse = Response | { status: number; body: unknown; headers?: Readonly<Record<string, string>> }

/**
 * Binds a handler to its route, whose contract types the handler. The second overload drops the types: `mountRoute` has
 * parsed every part with the route's own schemas by then.
 */
export function bindRoute<R extends RouteDefinition>(route: R, handle: Handler<R>): RouteBinding
export function bindRoute(route: RouteDefinition, handle: RouteBinding['handle']): RouteBinding {
  return { route, handle }
}
