import { describe, expect, it, vi } from 'vitest'
import type { Session } from './session'
import { findOpener, handOverSession, readHandedSession } from './hand-over-session'

const origin = 'https://books.example'
const session: Session = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'student' }

describe('handing over a session', () => {
  it('sends it to the same origin only, and reads it from the expected window only', () => {
    const postMessage = vi.fn<(message: unknown, origin: string) => void>()
    handOverSession(session, { postMessage }, origin)
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(expect.anything(), origin)
    const data: unknown = postMessage.mock.calls[0]?.[0]
    const popup = {}
    const from = { origin, window: popup }
    expect(readHandedSession({ data, origin, source: popup }, from)).toEqual(session)
    expect(readHandedSession({ data, origin: 'https://evil.example', source: popup }, from)).toBeNull()
    expect(readHandedSession({ data, origin, source: {} }, from)).toBeNull()
    for (const other of [null, 'session', { type: 'lectern-session' }, { type: 'lectern-session', session: '{' }])
      expect(readHandedSession({ data: other, origin, source: popup }, from)).toBeNull()
  })
  it('needs an opener of the same origin', () => {
    const location = { origin }
    const opener = { postMessage: vi.fn(), location: { origin } }
    expect(findOpener({ opener, location })).toBe(opener)
    expect(findOpener({ opener: null, location })).toBeNull()
    expect(
      findOpener({ opener: { postMessage: vi.fn(), location: { origin: 'https://evil.example' } }, location }),
    ).toBeNull()
    const closed = {
      postMessage: vi.fn(),
      get location(): { origin: string } {
        throw new DOMException('closed', 'SecurityError')
      },
    }
    expect(findOpener({ opener: closed, location })).toBeNull()
  })
})
