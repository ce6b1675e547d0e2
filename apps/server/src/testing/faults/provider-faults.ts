import { randomUUID } from 'node:crypto'
import { preparedRequests } from '../prepared-requests'
import type { Fault, FaultStrike } from './fault'
import { countSpoken } from './send-keyed'
import { waitUntil } from './wait-until'

/** A way in which the provider fails, and the response that the author must get. */
interface ProviderFailing {
  readonly what: string
  readonly responses: readonly Response[]
  readonly answers: { readonly status: number; readonly code?: string }
}
interface Response {
  readonly status?: number
  readonly body?: unknown
  readonly ends?: 'before-response' | 'amid-response'
}

const busy = { status: 429, body: { detail: { status: 'too_many_concurrent_requests', message: 'Too many.' } } }
const lost = { status: 402, code: 'speech-lost' }
const refused = { status: 502, code: 'provider-refused' }
const failings: readonly [ProviderFailing, ...ProviderFailing[]] = [
  { what: 'is busy', responses: [busy, { status: 503, body: '' }], answers: { status: 200 } },
  { what: 'times out at its gateway', responses: [{ status: 504, body: '' }], answers: lost },
  { what: 'breaks the connection', responses: [{ ends: 'before-response' }], answers: lost },
  { what: 'truncates its answer', responses: [{ ends: 'amid-response' }], answers: refused },
  { what: 'answers with another type', responses: [{ body: '<html>' }], answers: refused },
  { what: 'answers with no sound', responses: [{ body: { audio_base64: '' } }], answers: refused },
]

async function prepare({ lab, name }: FaultStrike) {
  const make = preparedRequests['generateSpeech']
  if (make === undefined) throw new Error('there is no request that speaks')
  return make(name, lab.send)
}

export const providerFaults: readonly Fault[] = [
  {
    id: 'F15a',
    title: 'the provider times out, is busy, or answers with a truncated or wrong sound',
    excludesJobs: true,
    async strike(strike) {
      const { lab, random, name } = strike
      const { what, responses, answers } = random.pick(failings)
      const { path, body } = await prepare(strike)
      const key = randomUUID()
      lab.provider.script.responses = responses.map((response) => ({ path: '/text-to-speech/', ...response }))
      const { status, body: answer } = await lab.server.post(path, body, key)
      if (status !== answers.status || (answers.code && !JSON.stringify(answer).includes(answers.code)))
        throw new Error(`the provider ${what}: answered ${status} ${JSON.stringify(answer)}`)
      const asked = countSpoken(lab, `${name}.`)
      const wanted = answers.status === 200 ? responses.length + 1 : 1
      if (asked !== wanted) throw new Error(`the provider ${what}: it was asked ${asked} times`)
      await lab.send(path, body)
      const paid = countSpoken(lab, `${name}.`)
      if (paid !== (answers.status === 200 ? wanted : 2))
        throw new Error(`the provider ${what}: it was asked ${paid} times after the author asked again`)
    },
  },
  {
    id: 'F15b',
    title: 'the provider hangs, and everything else goes on',
    excludesJobs: true,
    async strike(strike) {
      const { lab, name, waitForWrites } = strike
      const { path, body } = await prepare(strike)
      lab.provider.script.responses = [{ path: '/text-to-speech/', ends: 'never' }]
      const hanging = lab.server.post(path, body, randomUUID())
      await waitUntil('the voice is asked', async () => (countSpoken(lab, `${name}.`) === 1 ? null : 'it is not'))
      await waitForWrites(2)
      const ready = await fetch(`${lab.server.access.url}/ready`)
      if (ready.status !== 200) throw new Error(`/ready answers ${ready.status}: ${await ready.text()}`)
      lab.provider.breakHanging()
      const { status, body: answer } = await hanging
      if (status !== 402 || !JSON.stringify(answer).includes('speech-lost'))
        throw new Error(`the provider hangs: answered ${status} ${JSON.stringify(answer)}`)
      if (countSpoken(lab, `${name}.`) !== 1) throw new Error('the sentence was sent again automatically')
    },
  },
]
