import { startStandIn, type StandIn } from '@lectern/engines/testing'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTargets } from './testing/create-targets'
import { creatingRequests, type CreatingRequest } from './testing/creating-requests'
import { isLostCall } from './testing/is-lost-call'
import { preparedRequests } from './testing/prepared-requests'
import { type KillableServer, runKillableServer } from './testing/run-killable-server'

/** Each round kills the server while requests with a key are in flight: one in every test run, fifty in the long one. */
const ROUNDS = Number(process.env['LECTERN_KEYED_KILLS'] ?? 1)
const IN_FLIGHT = 8
/** Rows are committed, and jobs queued, within this time; a kill in it meets them before, during and after. */
const MAX_PAUSE_MS = 60

let server: KillableServer
let provider: StandIn
beforeAll(async () => {
  provider = await startStandIn()
  provider.script.alignedWords = [
    { text: 'One', start: 0.1, end: 0.3, loss: 0.1 },
    { text: 'two.', start: 0.4, end: 0.8, loss: 0.1 },
  ]
  server = await runKillableServer('keyed-kills', {
    LECTERN_LIMITS: 'mails=off invitations=off bug-reports=off speech=off recognition=off alignment=off imports=off',
    LECTERN_SPEECH: 'elevenlabs',
    LECTERN_ALIGNMENT: 'elevenlabs',
    ELEVENLABS_API_KEY: provider.key,
    ELEVENLABS_URL: provider.url,
  })
})
afterAll(async () => {
  await server.dispose()
  await provider.close()
})

interface KeyedRequest extends CreatingRequest {
  readonly kind: string
  /** The key, and the text by which its effect is counted. */
  readonly text: string
}

async function send(path: string, body: unknown): Promise<unknown> {
  const response = await server.post(path, body)
  if (response.status >= 300) throw new Error(`${path} answered ${JSON.stringify(response)}`)
  return response.body
}

test(
  'a request whose process is killed takes effect exactly once when it is repeated',
  async () => {
    const targets = await createTargets(send)
    const kinds = [
      ...Object.entries(creatingRequests).map(([kind, make]) => ({
        kind,
        make: (text: string) => make(text, targets),
      })),
      ...Object.entries(preparedRequests).map(([kind, make]) => ({ kind, make: (text: string) => make(text, send) })),
    ]
    const hits = new Map<string, number>()
    const problems: unknown[] = []
    let next = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const requests: KeyedRequest[] = []
      for (let index = 0; index < IN_FLIGHT; index += 1) {
        const { kind, make } = kinds[next++ % kinds.length]!
        hits.set(kind, (hits.get(kind) ?? 0) + 1)
        const text = `kill-${round}-${index}-${kind}`
        requests.push({ kind, text, ...(await make(text)) })
      }
      const replies = requests.map(({ path, body, text }) => server.post(path, body, text).catch(() => null))
      await delay(Math.random() * MAX_PAUSE_MS)
      await server.kill()
      const first = await Promise.all(replies)
      await server.start()
      for (const [index, request] of requests.entries()) {
        const { kind, path, body, text, count } = request
        const again = await server.post(path, body, text)
        const { rows } = await server.withDatabase((pool) => pool.query<{ count: number }>(count, [text]))
        const acknowledged = first[index] ?? null
        const isSame = acknowledged === null || JSON.stringify(acknowledged.body) === JSON.stringify(again.body)
        const isDone = again.status < 300 || isLostCall(request, again)
        if (!isDone || rows[0]?.count !== 1 || !isSame)
          problems.push({ kind, text, again, effects: rows[0]?.count, first: acknowledged })
      }
    }
    expect(problems).toEqual([])
    const wanted = Math.floor((ROUNDS * IN_FLIGHT) / kinds.length)
    expect([...hits.values()].filter((count) => count < wanted)).toEqual([])
    const spoken = provider.calls.flatMap(({ path, json }) => (path.includes('/text-to-speech/') ? [json.text] : []))
    expect(spoken.filter((text, index) => spoken.indexOf(text) !== index)).toEqual([])
  },
  60_000 + ROUNDS * 60_000,
)
