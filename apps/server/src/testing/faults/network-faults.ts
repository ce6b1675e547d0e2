import type { Fault, FaultStrike } from './fault'
import { meddleOnce, type Meddling } from './open-gateway'
import { waitUntil } from './wait-until'

/** Requests among which one is struck: writers send about so many in a second. */
const AMONG = 30

const statuses = [500, 502, 503, 429, 408] as const

async function meddle({ lab, random }: FaultStrike, meddling: Meddling): Promise<void> {
  const { meddle: meddleWithOne, isDone } = meddleOnce(1 + random.below(AMONG), meddling)
  lab.gateway.meddle = meddleWithOne
  await waitUntil('the request is sent', async () => (isDone() ? null : 'too few requests'))
  lab.gateway.meddle = () => ({ kind: 'forward' })
}

export const networkFaults: readonly Fault[] = [
  {
    id: 'F5',
    title: 'the n-th request is answered 500, 502, 503, 429 or 408 by a gateway',
    strike: (strike) => meddle(strike, { kind: 'answer', status: strike.random.pick(statuses) }),
  },
  {
    id: 'F6',
    title: 'the reply to the n-th request is lost after it was carried out',
    strike: (strike) => meddle(strike, { kind: 'lose-reply' }),
  },
]
