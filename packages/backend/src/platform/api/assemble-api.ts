import type { RouteDefinition } from '@lectern/contracts'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { CompletedCall } from '../metrics/create-server-metrics'
import { respondWithFailure } from './respond-with-failure'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ApiEnvironment } from '../http/hono-env'
import { mountRoute, type MountOptions } from './mount-route'
import type { RouteBinding } from '../http/route-binding'

export interface AssembleOptions extends MountOptions {
  logger: Logger
  newRequestId: () => string
  /** Seconds of a monotonic clock. */
  monotonicSeconds: () => number
  countCall: (call: CompletedCall) => void
  /** Called with the error of each failed call. */
  noteFailure: (error: unknown) => void
  /** Readers use https, so browsers should use nothing else (HSTS). */
  isHttpsOnly: boolean
}

/**
 * Mounts the bindings of every backend into one app. Literal segments win over parameters, across backends too, so that
 * `/books/minimal/7` never means a book called "minimal".
 */
export function assembleApi(bindings: readonly RouteBinding[], options: AssembleOptions): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>()
  app.use(async (context, next) => {
    const requestId = options.newRequestId()
    let log: Logger | null = null
    const openLog = () => (log ??= options.logger.child({ requestId }))
    context.set('requestId', requestId)
    context.set('log', openLog)
    // Not by `context.header`, which would rebuild the response to add the header.
    const { outgoing } = context.env
    outgoing.setHeader('x-request-id', requestId)
    outgoing.setHeader('x-content-type-options', 'nosniff')
    outgoing.setHeader('referrer-policy', 'no-referrer')
    if (options.isHttpsOnly) outgoing.setHeader('strict-transport-security', 'max-age=31536000')
    const startedAt = options.monotonicSeconds()
    await next()
    const { method, path } = context.req
    const { status } = context.res
    const seconds = options.monotonicSeconds() - startedAt
    options.countCall({ method, route: context.get('route') ?? null, status, seconds })
    if (!options.logger.isLevelEnabled('info')) return
    openLog().info({ method, path, status, milliseconds: Math.round(seconds * 1000) }, 'answered')
  })
  app.onError((error, context) => {
    options.noteFailure(error)
    return respondWithFailure(error, context)
  })
  for (const binding of bindings.toSorted((a, b) => compareSpecificity(a.route, b.route))) {
    mountRoute(app, binding, options)
  }
  return app
}

/** Responds to unknown paths; thrown, the failure would leave the request without a log line. */
export function refuseUnknownPath(context: Context<ApiEnvironment>): Response {
  return respondWithFailure(new ApiFailure('not-found', 'There is no such address.'), context)
}

/** Orders routes so that of two that match an address, the one with the earlier literal segment comes first. */
export function compareSpecificity(a: RouteDefinition, b: RouteDefinition): number {
  const left = a.path.split('/')
  const right = b.path.split('/')
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = Number(left[index]?.startsWith('{')) - Number(right[index]?.startsWith('{'))
    if (difference !== 0) return difference
  }
  return right.length - left.length
}
