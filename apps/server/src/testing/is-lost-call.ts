import type { CreatingRequest, PaidProvider } from './creating-requests'
import type { JsonResponse } from './run-killable-server'

/** The codes of calls that may be paid for although their result was lost. */
const lostCodes: Readonly<Record<PaidProvider, string>> = { voice: 'speech-lost', alignment: 'result-lost' }

/** Returns true for the response to a call that may be paid for and whose result was lost: only its author may send it again. */
export function isLostCall({ paidFor }: CreatingRequest, { status, body }: JsonResponse): boolean {
  return paidFor !== undefined && status === 402 && Reflect.get(Object(body), 'code') === lostCodes[paidFor]
}
