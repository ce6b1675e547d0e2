import { getReadiness, type Readiness } from '@lectern/contracts/app'
import type { z } from 'zod'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { createHealthCheck } from './health.handlers'
import { type PartState } from '../../ports/part-state'

export interface ReadinessChecks {
  checks: Readonly<Record<string, () => Promise<PartState>>>
  /** Checks that are reported only: a server without these parts can take most calls. */
  optional: readonly string[]
  /** True after the server received a signal to stop. */
  isStopping: () => boolean
}

/** Checks only what every request needs, unlike health, and reports unready before the port closes. */
export function readinessHandlers({ checks, optional, isStopping }: ReadinessChecks): RouteBinding[] {
  const examine = createHealthCheck(checks)
  return [
    bindRoute(getReadiness, async ({ log }) => {
      if (isStopping()) return { status: 503, body: { status: 'stopping' as const, parts: {} } }
      const parts = await examine(log)
      const isReady = Object.entries(parts).every(([name, { state }]) => state === 'well' || optional.includes(name))
      const body: z.input<typeof Readiness> = { status: isReady ? 'ready' : 'unwell', parts }
      return isReady ? { status: 200, body } : { status: 503, body }
    }),
  ]
}
