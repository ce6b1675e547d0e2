import { getHealth, type Health } from '@lectern/contracts/app'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { createTimedCache } from '../../platform/caching/create-timed-cache'
import { shareRunningCall } from '../../platform/caching/share-running-call'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import type { PartState } from '../../ports/part-state'

export interface HealthChecks {
  version: string
  uptimeSeconds: () => number
  /** Checks by part; the server needs those in `vital`. */
  checks: Readonly<Record<string, () => Promise<PartState>>>
  vital: readonly string[]
}

const checkTimeoutMilliseconds = 3000
const keptMilliseconds = 1000

export function healthHandlers({ checks, ...health }: HealthChecks): RouteBinding[] {
  const parts = createHealthCheck(checks)
  return [
    bindRoute(getHealth, async ({ log }) => {
      const body = summarizeHealth(health, await parts(log))
      return body.status === 'well' ? { status: 200, body } : { status: 503, body }
    }),
  ]
}

function summarizeHealth(
  { version, uptimeSeconds, vital }: Omit<HealthChecks, 'checks'>,
  parts: Record<string, PartState>,
): z.input<typeof Health> {
  const vitalStates = vital.map((name) => parts[name]?.state ?? 'absent')
  const status = vitalStates.every((state) => state === 'well')
    ? 'well'
    : vitalStates.includes('starting')
      ? 'starting'
      : 'unwell'
  return { status, version, uptimeSeconds: Math.round(uptimeSeconds() * 10) / 10, parts }
}

export type HealthCheck = (log: Logger) => Promise<Record<string, PartState>>

/**
 * Returns the state of each part; one that fails or times out is unwell. Public, so results are cached for a moment, a
 * hanging check is not started again, and the reason of a failure is only logged.
 */
export function createHealthCheck(checks: HealthChecks['checks']): HealthCheck {
  const memory = createTimedCache<Record<string, PartState>>(keptMilliseconds)
  const parts = Object.entries(checks).map(([name, check]) => [name, shareRunningCall(check)] as const)
  const examineAll = async (log: Logger) => {
    const examined = parts.map(async ([name, check]) => {
      const explain = (error: unknown) => log.warn({ err: error, part: name }, 'a part of the server is unwell')
      return [name, await checkPart(check, explain)] as const
    })
    return Object.fromEntries(await Promise.all(examined))
  }
  return (log) => memory.read(() => examineAll(log))
}

async function checkPart(check: () => Promise<PartState>, explain: (error: unknown) => void): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<PartState>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'unwell', detail: 'does not answer' }), checkTimeoutMilliseconds)
  })
  try {
    return await Promise.race([check(), tooSlow])
  } catch (error) {
    explain(error)
    return { state: 'unwell', detail: 'fails; the log says why' }
  } finally {
    clearTimeout(timer)
  }
}
