import { listEngines } from '@lectern/contracts/app'
import { isFromThisMachine } from '../../platform/http/is-from-this-machine'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import type { EngineReport, EngineReports } from '../../ports/index'
import { createTimedCache } from '../../platform/caching/create-timed-cache'

export interface EngineReportServices {
  /** Null: this server has no reports of its engines. */
  reports: EngineReports | null
  now: () => Date
  /** False if others reach the server: then no client counts as its operator. */
  isLocalServer: boolean
  monotonicMilliseconds?: () => number
}

/** A probe runs every engine, and providers charge for it. */
const probeKeptMilliseconds = 60_000
const glanceKeptMilliseconds = 1000

export function engineHandlers({
  reports,
  now,
  isLocalServer,
  monotonicMilliseconds,
}: EngineReportServices): RouteBinding[] {
  const remember = () =>
    createTimedCache<{ engines: EngineReport[]; probedAt: string }>(probeKeptMilliseconds, monotonicMilliseconds)
  const probed = { byOperator: remember(), byAuthors: remember() }
  const cachedGlance = createTimedCache<EngineReport[]>(glanceKeptMilliseconds, monotonicMilliseconds)
  return [
    bindRoute(listEngines, async ({ query, context }) => {
      if (!reports) return { status: 200, body: { engines: [], probedAt: null } }
      if (query.probe !== 'true') {
        return { status: 200, body: { engines: await cachedGlance.read(() => reports.glance()), probedAt: null } }
      }
      // Shared by all clients: it continues if one of them disconnects.
      const withProbeTime = (engines: EngineReport[]) => ({ engines, probedAt: now().toISOString() })
      const body = isFromThisMachine(context, isLocalServer)
        ? await probed.byOperator.read(async () => withProbeTime(await reports.probe()))
        : await probed.byAuthors.read(async () => withProbeTime(await reports.probeUnpaid()))
      return { status: 200, body }
    }),
  ]
}
