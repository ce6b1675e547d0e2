import { getMetrics } from '@lectern/contracts/app'
import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { ApiFailure } from '../http/api-failure'
import type { ApiEnvironment } from '../http/environment'
import { isFromThisMachine } from '../http/is-from-this-machine'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import type { ServerMetrics } from './server-metrics'

export interface MetricsAccess {
  /** Who sends it as bearer may ask, from wherever; null: programs on the same machine may, and nobody else. */
  token: string | null
  /** Without a token nobody may ask a server that others reach: behind a proxy all calls come from the same machine. */
  isLocalServer: boolean
}

export function metricsHandlers(metrics: ServerMetrics, access: MetricsAccess): RouteBinding[] {
  return [
    bindRoute(getMetrics, async ({ context }) => {
      if (!mayAsk(context, access)) throw new ApiFailure('not-found', 'There is no such address for this caller.')
      return new Response(await metrics.write(), {
        headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
      })
    }),
  ]
}

function mayAsk(context: Context<ApiEnvironment>, { token, isLocalServer }: MetricsAccess): boolean {
  if (token === null) return isFromThisMachine(context, isLocalServer)
  return isSame(/^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '', token)
}

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}
