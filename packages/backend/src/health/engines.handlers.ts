import { listEngines } from '@lectern/contracts/app'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import type { EngineReport, EngineReports } from '../ports/index'
import { createBriefMemory } from './brief-memory'

export interface EngineReportServices {
  /** Null: this server knows nothing of its engines. */
  reports: EngineReports | null
  now: () => Date
  monotonicMilliseconds?: () => number
}

/** A probe works every engine, and a provider is paid for it. */
const probeKeptMilliseconds = 60_000
const glanceKeptMilliseconds = 1000

export function engineHandlers({ reports, now, monotonicMilliseconds }: EngineReportServices): RouteBinding[] {
  const probed = createBriefMemory<{ engines: EngineReport[]; probedAt: string }>(
    probeKeptMilliseconds,
    monotonicMilliseconds,
  )
  const glanced = createBriefMemory<EngineReport[]>(glanceKeptMilliseconds, monotonicMilliseconds)
  return [
    bindRoute(listEngines, async ({ query }) => {
      if (!reports) return { status: 200, body: { engines: [], probedAt: null } }
      if (query.probe !== 'true') {
        return { status: 200, body: { engines: await glanced.read(() => reports.glance()), probedAt: null } }
      }
      // Shared by all who ask: it goes on though one of them goes away.
      const probe = async () => ({ engines: await reports.probe(), probedAt: now().toISOString() })
      return { status: 200, body: await probed.read(probe) }
    }),
  ]
}
