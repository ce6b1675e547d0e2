import type { RouteDefinition } from '@lectern/contracts'
import type { Database } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { isLoopback } from '../http/client-address'
import {
  type CallLimitName,
  callersBehindAnAddress,
  type ChosenLimits,
  defaultCallLimits,
  defaultCallsPerSecond,
  limitOfCall,
} from './call-limits'
import { countTry } from './count-tries'
import { createTokenBucket, type TokenBucket } from './token-bucket'

/** Each refuses with 429, and says when to come back. */
export interface CallLimits {
  /** Before anything else is looked at. */
  admitAddress(address: string): void
  /** Once it is known who calls, and before the body is read. */
  admitCall(route: RouteDefinition, caller: Caller | null, address: string): Promise<void>
}

/** A page that is opened, or a chapter that is drawn, comes as many calls at once. */
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
    await countTry(database, { ...defaultCallLimits[name], what: name, most }, subject, now())
  }

  return {
    admitAddress(address) {
      // A proxy on this machine that nobody told us of: its address is everybody's.
      if (byAddress && !isLoopback(address)) take(byAddress, address)
    },
    async admitCall(route, caller, address) {
      const subject = subjectOf(caller, address)
      // On this machine who floods the server is its operator, with a program that has a reason.
      if (byCaller && caller && !isLoopback(address)) take(byCaller, subject)
      const name = limitOfCall[route.operationId] ?? (route.body?.kind === 'multipart' ? 'uploads' : null)
      if (name !== null) await count(name, caller, subject)
      if (caller?.testStudent) await count('test-student-calls', caller, subject)
    },
  }
}

/** Test students share an account: each stands for its browser. */
function subjectOf(caller: Caller | null, address: string): string {
  if (!caller) return `address ${address}`
  return caller.testStudent ? `browser ${caller.testStudent.browser}` : `account ${caller.userId}`
}

function take(bucket: TokenBucket, who: string): void {
  const seconds = bucket.take(who)
  if (seconds === 0) return
  throw new ApiFailure('too-many-tries', `These are too many calls. Wait ${seconds} seconds.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
