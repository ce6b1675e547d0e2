import { getReadiness, type Readiness } from '@lectern/contracts/app'
import type { z } from 'zod'
import { bindRoute, type RouteBinding } from '../http/route-binding'
import { createExamination, type PartState } from './health.handlers'

export interface ReadinessChecks {
  checks: Readonly<Record<string, () => Promise<PartState>>>
  /** From the moment on when the server was told to stop. */
  isStopping: () => boolean
}

/** Unlike health it looks only at what every call needs, and says no before the port closes. */
export function readinessHandlers({ checks, isStopping }: ReadinessChecks): RouteBinding[] {
  const examine = createExamination(checks)
  return [
    bindRoute(getReadiness, async ({ log }) => {
      if (isStopping()) return { status: 503, body: { status: 'stopping' as const, parts: {} } }
      const parts = await examine(log)
      const isReady = Object.values(parts).every(({ state }) => state === 'well')
      const body: z.input<typeof Readiness> = { status: isReady ? 'ready' : 'unwell', parts }
      return isReady ? { status: 200, body } : { status: 503, body }
    }),
  ]
}
