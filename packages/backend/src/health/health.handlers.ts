import { getHealth, type Health } from '@lectern/contracts/app'
import type { Logger } from 'pino'
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
    bindRoute(getHealth, async ({ log }) => {
      const body = await examine(health, log)
      return body.status === 'well' ? { status: 200, body } : { status: 503, body }
    }),
  ]
}

async function examine(
  { version, uptimeSeconds, checks, vital }: HealthChecks,
  log: Logger,
): Promise<z.input<typeof Health>> {
  const parts = await examineParts(checks, log)
  const vitalStates = vital.map((name) => parts[name]?.state ?? 'absent')
  const status = vitalStates.every((state) => state === 'well')
    ? 'well'
    : vitalStates.includes('starting')
      ? 'starting'
      : 'unwell'
  return { status, version, uptimeSeconds: Math.round(uptimeSeconds() * 10) / 10, parts }
}

/** The state of each part; one that fails or does not answer is unwell. Anybody may ask, so why it fails is for the log. */
export async function examineParts(checks: HealthChecks['checks'], log: Logger): Promise<Record<string, PartState>> {
  const examined = Object.entries(checks).map(async ([name, check]) => {
    const explain = (error: unknown) => log.warn({ err: error, part: name }, 'a part of the server is unwell')
    return [name, await examinePart(check, explain)] as const
  })
  return Object.fromEntries(await Promise.all(examined))
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
