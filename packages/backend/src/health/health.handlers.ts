import { getHealth, type Health } from '@lectern/contracts/app'
import type { z } from 'zod'
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

export function healthHandlers(health: HealthChecks): RouteBinding[] {
  return [
    bindRoute(getHealth, async () => {
      const body = await examine(health)
      return body.status === 'well' ? { status: 200, body } : { status: 503, body }
    }),
  ]
}

async function examine({ version, uptimeSeconds, checks, vital }: HealthChecks): Promise<z.input<typeof Health>> {
  const parts = await examineParts(checks)
  const vitalStates = vital.map((name) => parts[name]?.state ?? 'absent')
  const status = vitalStates.every((state) => state === 'well')
    ? 'well'
    : vitalStates.includes('starting')
      ? 'starting'
      : 'unwell'
  return { status, version, uptimeSeconds: Math.round(uptimeSeconds() * 10) / 10, parts }
}

/** The state of each part; one that fails or does not answer is unwell. */
export async function examineParts(checks: HealthChecks['checks']): Promise<Record<string, PartState>> {
  const examined = Object.entries(checks).map(async ([name, check]) => [name, await examinePart(check)] as const)
  return Object.fromEntries(await Promise.all(examined))
}

async function examinePart(check: () => Promise<PartState>): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<PartState>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'unwell', detail: 'does not answer' }), slowestCheckMilliseconds)
  })
  try {
    return await Promise.race([check(), tooSlow])
  } catch (error) {
    return { state: 'unwell', detail: error instanceof Error ? error.message : String(error) }
  } finally {
    clearTimeout(timer)
  }
}
