import { setTimeout as delay } from 'node:timers/promises'
import { creatingRequests, type CreatingRequest } from '../creating-requests'
import { isLostCall } from '../is-lost-call'
import { preparedRequests } from '../prepared-requests'
import type { JsonResponse } from '../run-killable-server'
import type { FaultLab } from './open-fault-lab'
import type { Random } from './random'

export interface KeyedRequest extends CreatingRequest {
  readonly kind: string
  /** The key, and the text by which its effect is counted. */
  readonly text: string
}

const RETRY_MS = 50
const LIMIT_MS = 180_000
/** A client repeats the request: it was not carried out, or its outcome is unknown. */
const REPEATED = new Set([401, 408, 409, 425, 429])

/** Prepares requests of random kinds. Without `withJobs` only those that create rows. */
export async function prepareKeyed(
  { send, targets }: FaultLab,
  random: Random,
  { name, count, withJobs }: { name: string; count: number; withJobs: boolean },
): Promise<KeyedRequest[]> {
  const simple = Object.entries(creatingRequests).map(([kind, make]) => ({
    kind,
    make: (text: string) => Promise.resolve(make(text, targets)),
  }))
  const prepared = Object.entries(preparedRequests).map(([kind, make]) => ({
    kind,
    make: (text: string) => make(text, send),
  }))
  const requests: KeyedRequest[] = []
  for (const { kind, make } of random.sample(withJobs ? [...simple, ...prepared] : simple, count)) {
    const text = `${name}-${kind}`
    requests.push({ kind, text, ...(await make(text)) })
  }
  return requests
}

/** Sends a request through the gateway, with the same key until it is answered, like a client. */
export async function sendUntilAnswered(
  lab: FaultLab,
  { path, body, text, kind }: KeyedRequest,
): Promise<JsonResponse> {
  const isForm = body instanceof FormData
  const endMs = performance.now() + LIMIT_MS
  for (;;) {
    const response = await fetch(lab.gateway.url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${lab.access.accessToken}`,
        'idempotency-key': text,
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    }).catch(() => null)
    const reply = await response?.text().catch(() => null)
    if (response && typeof reply === 'string' && response.status < 500 && !REPEATED.has(response.status))
      return { status: response.status, body: JSON.parse(reply) }
    if (performance.now() > endMs) throw new Error(`${kind} was not answered in time: ${response?.status} ${reply}`)
    await delay(RETRY_MS)
  }
}

/**
 * Throws unless each request took effect once, and its repetition gets the same response. A paid call that was in flight when
 * the process ended may be lost: it has taken effect at most once, and is sent again only when its author asks.
 */
export async function checkKeyed(
  lab: FaultLab,
  requests: readonly KeyedRequest[],
  answers: readonly JsonResponse[],
): Promise<void> {
  for (const [index, request] of requests.entries()) {
    const { kind, text, path, body, count, paidFor } = request
    const answer = answers[index]
    const isLost = answer !== undefined && isLostCall(request, answer)
    if (answer === undefined || (answer.status >= 300 && !isLost))
      throw new Error(`${kind} answered ${JSON.stringify(answer)}`)
    const again = await lab.server.post(path, body, text)
    if (JSON.stringify(withoutRequestId(again)) !== JSON.stringify(withoutRequestId(answer)))
      throw new Error(`${kind} answered ${JSON.stringify(answer)}, and ${JSON.stringify(again)} when it was repeated`)
    const { rows } = await lab.server.withDatabase((pool) => pool.query<{ count: number }>(count, [text]))
    const effects = rows[0]?.count
    if (effects !== 1 && !(isLost && effects === 0)) throw new Error(`${kind} took effect ${effects} times`)
    if (paidFor === undefined) continue
    if (isLost) await lab.send(path, body)
    const sent = paidFor === 'voice' ? countSpoken(lab, `${text}.`) : countAligned(lab, `One two ${text}.`)
    if (sent > (isLost ? 2 : 1)) throw new Error(`${kind} was sent to the ${paidFor} ${sent} times`)
  }
}

/** Failures have a number of their own. */
function withoutRequestId({ status, body }: JsonResponse): unknown {
  return [status, { ...Object(body), requestId: undefined }]
}

/** Counts the calls by which a sentence was sent to the voice. */
export function countSpoken({ provider }: FaultLab, sentence: string): number {
  return provider.calls.filter(({ path, json }) => path.includes('/text-to-speech/') && json.text === sentence).length
}

/** Counts the calls by which a recording was sent to be aligned with a text. */
function countAligned({ provider }: FaultLab, text: string): number {
  return provider.calls.filter(({ path, form }) => path.includes('/forced-alignment') && form?.get('text') === text)
    .length
}
