import { getHealth, type Health } from '@lectern/contracts/app'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { createBriefMemory } from './brief-memory'
import { oneAtATime } from './one-at-a-time'
import { bindRoute, type RouteBinding } from '../http/route-binding'

export type PartState = { state: 'well' | 'starting' | 'unwell' | 'absent'; detail?: string }

export interface HealthChecks {
  version: string
  uptimeSeconds: () => number
  /** By part; those in `vital` decide whether the server can do its work. */
  checks: Readonly<Record<string, () => Promise<PartState>>>
  vital: readonly string[]
}

const slowestCheckMilliseconds = 3000
const keptMilliseconds = 1000

export function healthHandlers({ checks, ...health }: HealthChecks): RouteBinding[] {
  const parts = createExamination(checks)
  return [
    bindRoute(getHealth, async ({ log }) => {
      const body = judge(health, await parts(log))
      return body.status === 'well' ? { status: 200, body } : { status: 503, body }
    }),
  ]
}

function judge(
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

export type Examination = (log: Logger) => Promise<Record<string, PartState>>

/**
 * The state of each part; one that fails or does not answer is unwell. Anybody may ask, as often as they like: what was found
 * a moment ago is answered again, a check that hangs is not begun a second time, and why a part fails is for the log.
 */
export function createExamination(checks: HealthChecks['checks']): Examination {
  const memory = createBriefMemory<Record<string, PartState>>(keptMilliseconds)
  const parts = Object.entries(checks).map(([name, check]) => [name, oneAtATime(check)] as const)
  const examineAll = async (log: Logger) => {
    const examined = parts.map(async ([name, check]) => {
      const explain = (error: unknown) => log.warn({ err: error, part: name }, 'a part of the server is unwell')
      return [name, await examinePart(check, explain)] as const
    })
    return Object.fromEntries(await Promise.all(examined))
  }
  return (log) => memory.read(() => examineAll(log))
}

async function examinePart(check: () => Promise<PartState>, explain: (error: unknown) => void): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<PartState>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'unwell', detail: 'does not answer' }), slowestCheckMilliseconds)
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
