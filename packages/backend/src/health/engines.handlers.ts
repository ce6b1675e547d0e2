import { listEngines } from '@lectern/contracts/app'
import { isFromThisMachine } from '../http/is-from-this-machine'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import type { EngineReport, EngineReports } from '../ports/index'
import { createBriefMemory } from './brief-memory'

export interface EngineReportServices {
  /** Null: this server knows nothing of its engines. */
  reports: EngineReports | null
  now: () => Date
  /** False when others reach the server: then nobody who calls is its operator. */
  isLocalServer: boolean
  monotonicMilliseconds?: () => number
}

/** A probe works every engine, and a provider is paid for it. */
const probeKeptMilliseconds = 60_000
const glanceKeptMilliseconds = 1000

export function engineHandlers({
  reports,
  now,
  isLocalServer,
  monotonicMilliseconds,
}: EngineReportServices): RouteBinding[] {
  const remember = () =>
    createBriefMemory<{ engines: EngineReport[]; probedAt: string }>(probeKeptMilliseconds, monotonicMilliseconds)
  const probed = { byOperator: remember(), byAuthors: remember() }
  const glanced = createBriefMemory<EngineReport[]>(glanceKeptMilliseconds, monotonicMilliseconds)
  return [
    bindRoute(listEngines, async ({ query, context }) => {
      if (!reports) return { status: 200, body: { engines: [], probedAt: null } }
      if (query.probe !== 'true') {
        return { status: 200, body: { engines: await glanced.read(() => reports.glance()), probedAt: null } }
      }
      // Shared by all who ask: it goes on though one of them goes away.
      const toldNow = (engines: EngineReport[]) => ({ engines, probedAt: now().toISOString() })
      const body = isFromThisMachine(context, isLocalServer)
        ? await probed.byOperator.read(async () => toldNow(await reports.probe()))
        : await probed.byAuthors.read(async () => toldNow(await reports.probeUnpaid()))
      return { status: 200, body }
    }),
  ]
}
