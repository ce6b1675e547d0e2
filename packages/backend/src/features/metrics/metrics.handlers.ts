import { readHeader } from '../../platform/http/read-header'
import { getMetrics } from '@lectern/contracts/app'
import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ApiEnvironment } from '../../platform/http/hono-env'
import { isFromThisMachine } from '../../platform/http/is-from-this-machine'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import type { ServerMetrics } from '../../platform/metrics/create-server-metrics'

export interface MetricsAccess {
  /** Bearer token of clients anywhere; null: only programs on the same machine. */
  token: string | null
  /**
   * False if others reach the server, which then requires a token: behind a proxy all requests come from the same
   * machine.
   */
  isLocalServer: boolean
}

export function metricsHandlers(metrics: ServerMetrics, access: MetricsAccess): RouteBinding[] {
  return [
    bindRoute(getMetrics, async ({ context }) => {
      if (!mayReadMetrics(context, access))
        throw new ApiFailure('not-found', 'There is no such address for this caller.')
      return new Response(await metrics.write(), {
        headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
      })
    }),
  ]
}

function mayReadMetrics(context: Context<ApiEnvironment>, { token, isLocalServer }: MetricsAccess): boolean {
  if (token === null) return isFromThisMachine(context, isLocalServer)
  const sent = /^Bearer +(\S+)$/i.exec(readHeader(context.req.raw, 'authorization'))?.[1]
  return sent !== undefined && isSame(sent, token)
}

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}
