import type { RouteDefinition } from '@lectern/contracts'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { isLoopback } from '../http/client-address'
import {
  type CallLimitName,
  callersBehindAnAddress,
  type ChosenLimits,
  defaultCallLimits,
  defaultCallsPerSecond,
  limitOfCall,
} from './call-limits'
import { limitAttempts } from './limit-attempts'
import { createTokenBucket, type TokenBucket } from './token-bucket'

/** Refuses requests beyond the limits with 429 and the time to wait. */
export interface CallLimits {
  /** Called before anything else. */
  checkAddress(address: string): void
  /** Called once the caller is known, before the body is read. */
  checkCall(route: RouteDefinition, caller: Caller | null, address: string): Promise<void>
}

/** Opening a page or drawing a chapter sends many simultaneous requests. */
const burstSeconds = 60

export function createCallLimits(database: Database, chosen: ChosenLimits, now: () => Date): CallLimits {
  const nowSeconds = () => now().getTime() / 1000
  const perSecond = chosen.calls === undefined ? defaultCallsPerSecond : chosen.calls
  const bucket = (rate: number | null): TokenBucket | null =>
    rate === null ? null : createTokenBucket(rate, rate * burstSeconds, nowSeconds)
  const byCaller = bucket(perSecond)
  const byAddress = bucket(perSecond === null ? null : perSecond * callersBehindAnAddress)

  async function count(name: CallLimitName, caller: Caller | null, subject: string): Promise<void> {
    const ofOne = chosen[name] === undefined ? defaultCallLimits[name].most : chosen[name]
    if (ofOne === null) return
    const most = caller ? ofOne : ofOne * callersBehindAnAddress
    await limitAttempts(database, { ...defaultCallLimits[name], name: name, most }, subject, now())
  }

  return {
    checkAddress(address) {
      // A proxy on this machine that was not configured: its address is that of every caller.
      if (byAddress && !isLoopback(address)) takeToken(byAddress, address)
    },
    async checkCall(route, caller, address) {
      const subject = subjectOf(caller, address)
      // A flood from this machine comes from a program of its operator.
      if (byCaller && caller && !isLoopback(address)) takeToken(byCaller, subject)
      const name = limitOfCall[route.operationId] ?? (route.body?.kind === 'multipart' ? 'uploads' : null)
      if (name !== null) await count(name, caller, subject)
      if (caller?.testStudent) await count('test-student-calls', caller, subject)
    },
  }
}

/**
 * Returns the subject whose calls are counted: the address, the account, or the browser of a test student, because test
 * students share an account.
 */
function subjectOf(caller: Caller | null, address: string): string {
  if (!caller) return `address ${address}`
  return caller.testStudent ? `browser ${caller.testStudent.browser}` : `account ${caller.userId}`
}

function takeToken(bucket: TokenBucket, who: string): void {
  const seconds = bucket.take(who)
  if (seconds === 0) return
  throw new ApiFailure('too-many-tries', `Too many requests. Wait ${seconds} seconds.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
