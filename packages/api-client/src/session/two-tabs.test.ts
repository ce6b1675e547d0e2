import { describe, expect, it } from 'vitest'
import { createSessionKeeper, SESSION_STORAGE_KEY, type SessionKeeperOptions } from './create-session-keeper'

const ACCESS_SECONDS = 900
/** A used refresh token that is sent again after this time ends the session in all tabs. */
const SIMULTANEOUS_SECONDS = 10

/** One device: a clock, local storage, a server that accepts each refresh token once, and any number of tabs. */
function createDevice() {
  const stored = new Map<string, string>()
  const usedAt = new Map<string, number>()
  const tabs: (() => void)[] = []
  let nowSeconds = 0
  let issued = 0
  let isRevoked = false
  let turn = Promise.resolve()
  const calls = { refreshes: 0, refused: 0 }

  const issue = () => {
    issued++
    const claims = btoa(JSON.stringify({ exp: nowSeconds + ACCESS_SECONDS, n: issued }))
    return { accessToken: `x.${claims}.y`, refreshToken: `refresh-${issued}` }
  }
  const refuse = (): Response => {
    calls.refused++
    return Response.json({ code: 'unauthorised', msg: 'no' }, { status: 401 })
  }
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    if (!request.url.endsWith('/api/auth/refreshtoken')) return isRevoked ? refuse() : Response.json({})
    const { refreshToken }: { refreshToken: string } = await request.json()
    calls.refreshes++
    await new Promise((resolve) => setTimeout(resolve, 2))
    const before = usedAt.get(refreshToken)
    if (before !== undefined && nowSeconds - before > SIMULTANEOUS_SECONDS) isRevoked = true
    if (before !== undefined || isRevoked) return refuse()
    usedAt.set(refreshToken, nowSeconds)
    return Response.json(issue())
  }
  const inTurn: NonNullable<SessionKeeperOptions['tabs']>['inTurn'] = (work) => {
    const done = turn.then(work)
    turn = done.then(
      () => undefined,
      () => undefined,
    )
    return done
  }

  return {
    calls,
    stored,
    issue,
    wait: (seconds: number) => void (nowSeconds += seconds),
    openTab({ hasLocks = true, sendRequest = fetch } = {}) {
      const tab = tabs.length
      const tellOthers = (): void => {
        for (const [index, hear] of tabs.entries()) if (index !== tab) hear()
      }
      return createSessionKeeper({
        baseUrl: 'http://lectern.test',
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem(key, value) {
            stored.set(key, value)
            tellOthers()
          },
          removeItem(key) {
            stored.delete(key)
            tellOthers()
          },
        },
        fetch: sendRequest,
        nowSeconds: () => nowSeconds,
        tabs: {
          inTurn: hasLocks ? inTurn : (work) => work(),
          onWrite: (listener) => void tabs.push(listener),
        },
      })
    },
    fetch,
  }
}

const user = { id: 7, email: 'author@example.org', role: 'user' } as const
const address = 'http://lectern.test/books'

describe('two tabs of one origin', () => {
  it('stay signed in for any number and order of refreshes', async () => {
    const device = createDevice()
    const [studio, reader] = [device.openTab(), device.openTab()]
    studio.signedIn({ ...user, ...device.issue() })
    for (const tab of [studio, reader, reader, studio, studio, reader]) {
      device.wait(ACCESS_SECONDS - 20)
      expect((await tab.fetch(address)).status).toBe(200)
      device.wait(60)
      for (const other of [studio, reader]) expect((await other.fetch(address)).status).toBe(200)
    }
    expect(device.calls).toEqual({ refreshes: 6, refused: 0 })
    expect(reader.current()).toEqual(studio.current())
  })

  it('use a refresh token once when both refresh at the same time', async () => {
    const device = createDevice()
    const tabs = [device.openTab(), device.openTab(), device.openTab()]
    tabs[0]!.signedIn({ ...user, ...device.issue() })
    device.wait(ACCESS_SECONDS - 20)
    const responses = await Promise.all(tabs.map((tab) => tab.fetch(address)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(device.calls).toEqual({ refreshes: 1, refused: 0 })
  })

  it('keep the session that one refreshed while the other was refused, without locks', async () => {
    const device = createDevice()
    const first = device.openTab({ hasLocks: false })
    const second = device.openTab({
      hasLocks: false,
      // The refusal arrives after the other tab has stored its new tokens.
      sendRequest: async (input, init) => {
        const response = await device.fetch(input, init)
        await new Promise((resolve) => setTimeout(resolve, response.ok ? 0 : 20))
        return response
      },
    })
    first.signedIn({ ...user, ...device.issue() })
    device.wait(ACCESS_SECONDS - 20)
    const responses = await Promise.all([first.fetch(address), second.fetch(address)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(device.calls.refused).toBe(1)
    expect(second.current()?.refreshToken).toBe('refresh-2')
    expect(device.stored.get(SESSION_STORAGE_KEY)).toContain('refresh-2')
  })

  it('follow each other’s sign-in and sign-out immediately', () => {
    const device = createDevice()
    const [studio, reader] = [device.openTab(), device.openTab()]
    const heard: (string | null)[] = []
    reader.subscribe(() => heard.push(reader.current()?.email ?? null))
    studio.signedIn({ ...user, ...device.issue() })
    studio.signedOut()
    expect(heard).toEqual([user.email, null])
  })

  it('are not signed in again by a refresh that ends after a sign-out', async () => {
    const device = createDevice()
    const [studio, reader] = [device.openTab(), device.openTab()]
    studio.signedIn({ ...user, ...device.issue() })
    device.wait(ACCESS_SECONDS - 20)
    const call = reader.fetch(address)
    studio.signedOut()
    await call
    expect([studio.current(), reader.current(), device.stored.size]).toEqual([null, null, 0])
  })

  it('read the stored session before each call, even without a storage event', async () => {
    const device = createDevice()
    const studio = device.openTab()
    studio.signedIn({ ...user, ...device.issue() })
    device.stored.delete(SESSION_STORAGE_KEY)
    await studio.fetch(address)
    expect(studio.current()).toBeNull()
  })
})
