import type { Session } from '@lectern/api-client/session'
import { expect, it, vi } from 'vitest'
import { whenSignedIn } from './when-signed-in'

const ann: Session = { accessToken: 'a', refreshToken: 'r', id: 3, email: 'ann@example.org', role: 'student' }

function keep(signedIn: Session | null) {
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

it('begins at once for who is signed in already', () => {
  const begin = vi.fn<() => void>()
  whenSignedIn(keep(ann).session, begin)
  expect(begin).toHaveBeenCalledOnce()
})

it('begins with the first sign-in, once, and never for who stays without an account', () => {
  const begin = vi.fn<() => void>()
  const { session, change } = keep(null)
  whenSignedIn(session, begin)
  change(null)
  expect(begin).not.toHaveBeenCalled()
  change(ann)
  change(null)
  change(ann)
  expect(begin).toHaveBeenCalledOnce()
})
