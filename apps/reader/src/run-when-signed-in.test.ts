import type { Session } from '@lectern/api-client/session'
import { expect, it, vi } from 'vitest'
import { runWhenSignedIn } from './run-when-signed-in'

const ann: Session = { accessToken: 'a', refreshToken: 'r', id: 3, email: 'ann@example.org', role: 'student' }

function fakeSession(signedIn: Session | null) {
  let current = signedIn
  const listeners = new Set<() => void>()
  const change = (next: Session | null) => {
    current = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { session: { current: () => current, subscribe }, change }
}

it('runs immediately when a user is signed in', () => {
  const begin = vi.fn<() => void>()
  runWhenSignedIn(fakeSession(ann).session, begin)
  expect(begin).toHaveBeenCalledOnce()
})

it('runs once, at the first sign-in, and never without one', () => {
  const begin = vi.fn<() => void>()
  const { session, change } = fakeSession(null)
  runWhenSignedIn(session, begin)
  change(null)
  expect(begin).not.toHaveBeenCalled()
  change(ann)
  change(null)
  change(ann)
  expect(begin).toHaveBeenCalledOnce()
})
