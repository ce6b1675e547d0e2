import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSessionKeeper, SESSION_STORAGE_KEY } from './create-session-keeper'

const BASE = 'http://lectern.test'
const ACCESS_SECONDS = 900
const RENEWED_BEFORE_END = 30

type RefreshOutcome = 'good' | 'refused' | 'down' | 'unreachable' | 'unreadable'

interface Course {
  /** Seconds until the first token expires when the calls start; negative if it has expired. */
  readonly secondsLeft: number
  /** The calls: seconds before each one, and true if the server accepts it with any token. */
  readonly calls: readonly { readonly after: number; readonly isForbidden: boolean }[]
  /** Tokens that the server rejects before they expire, because the session was ended there. */
  readonly isFirstTokenRevoked: boolean
  readonly refreshes: readonly RefreshOutcome[]
}

const course: fc.Arbitrary<Course> = fc.record({
  secondsLeft: fc.oneof(fc.integer({ min: -5, max: 60 }), fc.constantFrom(29, 30, 31, 600)),
  calls: fc.array(
    fc.record({ after: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(1000)), isForbidden: fc.boolean() }),
    { minLength: 1, maxLength: 8 },
  ),
  isFirstTokenRevoked: fc.boolean(),
  refreshes: fc.array(fc.constantFrom<RefreshOutcome>('good', 'good', 'refused', 'down', 'unreachable', 'unreadable'), {
    maxLength: 6,
  }),
})

/** A fake server and one browser; the scheduler decides when each message arrives. */
function play({ secondsLeft, calls, isFirstTokenRevoked, refreshes }: Course, scheduler: fc.Scheduler) {
  const stored = new Map([['draft', 'of unsaved work']])
  const endsAt = new Map<string, number>()
  const refreshed: string[] = []
  const sent = new Map<number, { token: string | null; atSeconds: number; status?: number }[]>()
  const failedRefreshes: RefreshOutcome[] = []
  let nowSeconds = 10_000
  let running = 0
  let maxRunning = 0
  let ended = 0

  const issue = (seconds: number): { accessToken: string; refreshToken: string } => {
    const n = endsAt.size + 1
    const accessToken = `x.${btoa(JSON.stringify({ exp: nowSeconds + seconds, n }))}.y`
    endsAt.set(accessToken, nowSeconds + seconds)
    return { accessToken, refreshToken: `refresh-${n}` }
  }
  const first = issue(secondsLeft)

  async function respondToRefresh(request: Request): Promise<Response> {
    const { refreshToken }: { refreshToken: string } = await request.json()
    maxRunning = Math.max(maxRunning, ++running)
    refreshed.push(refreshToken)
    const kind = refreshes[refreshed.length - 1] ?? 'good'
    await scheduler.schedule(Promise.resolve(), 'the response of a refresh arrives')
    running--
    if (kind !== 'good') failedRefreshes.push(kind)
    switch (kind) {
      case 'good':
        return Response.json(issue(ACCESS_SECONDS))
      case 'refused':
        return Response.json({}, { status: 401 })
      case 'down':
        return Response.json({}, { status: 503 })
      case 'unreadable':
        return Response.json({ accessToken: 7 })
      case 'unreachable':
        throw new TypeError('fetch failed')
    }
  }

  async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (pathname === '/api/auth/refreshtoken') return respondToRefresh(request)
    const call = Number(pathname.slice('/books/'.length))
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? null
    const attempt: { token: string | null; atSeconds: number; status?: number } = { token, atSeconds: nowSeconds }
    sent.set(call, [...(sent.get(call) ?? []), attempt])
    await scheduler.schedule(Promise.resolve(), `the response of call ${call} arrives`)
    const isRevoked = isFirstTokenRevoked && token === first.accessToken
    const isGood = token !== null && !isRevoked && (endsAt.get(token) ?? 0) > nowSeconds
    attempt.status = isGood && !calls[call]?.isForbidden ? 200 : 401
    return new Response(null, { status: attempt.status })
  }

  const keeper = createSessionKeeper({
    baseUrl: BASE,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    fetch: respond,
    nowSeconds: () => nowSeconds,
    onExpired: () => void ended++,
    tabs: { inTurn: (work) => work(), onWrite: () => undefined },
  })
  keeper.signedIn({ ...first, id: 7, email: 'author@example.org', role: 'user' })

  async function run(): Promise<('succeeded' | 'failed')[]> {
    const outcomes = calls.map(async ({ after }, n) => {
      await scheduler.schedule(Promise.resolve(), `call ${n} begins`)
      nowSeconds += after
      return keeper.fetch(`${BASE}/books/${n}`).then(
        () => 'succeeded' as const,
        () => 'failed' as const,
      )
    })
    await scheduler.waitIdle()
    return Promise.all(outcomes)
  }
  return {
    run,
    keeper,
    stored,
    sent,
    refreshed,
    failedRefreshes,
    endsAt,
    ended: () => ended,
    maxRunning: () => maxRunning,
  }
}

const expectAlways = (check: (given: ReturnType<typeof play>, course: Course) => void) =>
  fc.assert(
    fc.asyncProperty(course, fc.scheduler(), async (given, scheduler) => {
      const played = play(given, scheduler)
      await played.run()
      check(played, given)
    }),
    { numRuns: 300 },
  )

test('sends no call with a token that expires within 30 seconds unless it cannot refresh [AUTH-008 AUTH-010]', () =>
  expectAlways(({ sent, endsAt, failedRefreshes }) => {
    if (failedRefreshes.length > 0) return
    for (const [begun] of sent.values()) {
      if (begun?.token) expect((endsAt.get(begun.token) ?? 0) - begun.atSeconds).toBeGreaterThan(RENEWED_BEFORE_END)
    }
  }))

test('shares one refresh between parallel calls and sends no used refresh token again [AUTH-010]', () =>
  expectAlways(({ maxRunning, refreshed, failedRefreshes }) => {
    expect(maxRunning()).toBeLessThanOrEqual(1)
    // A refresh without a readable response may be retried: the token may be unused.
    const repeats = refreshed.length - new Set(refreshed).size
    expect(repeats).toBeLessThanOrEqual(failedRefreshes.filter((kind) => kind !== 'refused').length)
  }))

test('sends a call once, and once more only after a 401 and with another token [AUTH-010]', () =>
  expectAlways(({ sent }) => {
    for (const attempts of sent.values()) {
      expect(attempts.length).toBeLessThanOrEqual(2)
      if (attempts.length === 2) {
        expect(attempts[0]?.status).toBe(401)
        expect(attempts[1]?.token).not.toBe(attempts[0]?.token)
      }
    }
  }))

test('removes only the session from storage when it ends, and keeps unsaved work [AUTH-010]', () =>
  expectAlways(({ keeper, stored, ended }) => {
    expect(ended()).toBeLessThanOrEqual(1)
    expect(stored.has(SESSION_STORAGE_KEY)).toBe(keeper.current() !== null)
    expect(keeper.current() === null).toBe(ended() === 1)
    expect(stored.get('draft')).toBe('of unsaved work')
  }))
