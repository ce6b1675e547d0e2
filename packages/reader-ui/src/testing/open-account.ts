import { createSessionKeeper, type SessionKeeper } from '@lectern/api-client/session'
import { memoryStorage } from './memory-storage'
import { testUser as user } from './test-user'

export interface TestAccount {
  readonly session: SessionKeeper
  /** Notes of the account by id. */
  readonly notes: Map<number, Record<string, unknown>>
  /** The reader's place; set by the reader's reports. */
  readonly progress: { currentPageId: number | null; updatedAt: string | null }
  /** True: every call fails. `refusal`: the response to each note that is saved, instead of saving it. */
  readonly network: { isDown: boolean; refusal: (() => Response) | null }
  /** The idempotency keys of the requests that saved or would have saved a new note. */
  readonly keys: string[]
  readonly signIn: () => void
}

/** Returns a session whose server keeps notes and a place in memory. Nobody is signed in until `signIn`. */
export function openAccount(): TestAccount {
  const notes: TestAccount['notes'] = new Map()
  const progress: TestAccount['progress'] = { currentPageId: null, updatedAt: null }
  const network: TestAccount['network'] = { isDown: false, refusal: null }
  const keys: string[] = []
  const replies = new Map<string, number>()
  let saves = 0
  const session = createSessionKeeper({
    baseUrl: window.location.origin,
    storage: memoryStorage(),
    nowSeconds: () => 0,
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname, searchParams } = new URL(request.url)
      if (network.isDown) throw new TypeError('offline')
      const body: Record<string, unknown> = request.method === 'POST' ? Object(await request.json()) : {}
      if (pathname === '/api/book/progress') {
        if (request.method === 'POST') {
          saves += 1
          Object.assign(progress, {
            currentPageId: body['currentPageId'],
            updatedAt: `2026-11-28T00:00:0${saves}.000Z`,
          })
        }
        return Response.json({ bookId: 1, totalSeconds: 0, userId: user.id, ...progress })
      }
      if (pathname !== '/api/note') return Response.json({ code: 'not-found', msg: 'No.' }, { status: 404 })
      if (request.method === 'GET') return Response.json([...notes.values()])
      if (request.method === 'DELETE') {
        notes.delete(Number(searchParams.get('noteId')))
        return Response.json({ success: true })
      }
      const key = request.headers.get('idempotency-key')
      if (key !== null) keys.push(key)
      if (network.refusal !== null) return network.refusal()
      const first = key === null ? undefined : replies.get(key)
      const noteId = typeof body['noteId'] === 'number' ? body['noteId'] : (first ?? replies.size + 1)
      if (key !== null) replies.set(key, noteId)
      const note = { updatedAt: '2026-11-28T00:00:00.000Z', ...notes.get(noteId), ...body, noteId }
      if (first === undefined) notes.set(noteId, note)
      return Response.json(note)
    },
  })
  return { session, notes, progress, network, keys, signIn: () => session.signedIn(user) }
}
