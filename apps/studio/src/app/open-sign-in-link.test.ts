import { openStorage } from '@lectern/api-client/session'
import { expect, it } from 'vitest'
import { createTestServices } from '../testing/create-test-services'
import { createPendingLink } from './create-pending-link'
import { openSignInLink } from './open-sign-in-link'

/** "arrives late": just before the page is left. */
type Answer = 'arrives' | 'arrives late' | 'is lost' | 'is 503'

/** A tab whose storage outlives its pages, and a server that redeems a link once, and again with the same nonce. */
function openTab() {
  const values = new Map<string, string>()
  const storage = openStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }))
  const redeemed = new Map<string, unknown>()
  let nonces = 0
  let nowMs = 0
  return {
    values,
    wait: (ms: number) => void (nowMs += ms),
    /** Loads the page; `answer` says what becomes of the server's response. Sessions do not outlive a page here. */
    async load(token: string | null, answer: Answer = 'arrives') {
      const { services, store } = createTestServices({
        async fetch(input, init) {
          const { token: sent, nonce } = JSON.parse(await new Request(input, init).text())
          if (answer === 'is 503') return Response.json({ code: 'not-ready', msg: '' }, { status: 503 })
          const isValid = !redeemed.has(sent) || redeemed.get(sent) === nonce
          redeemed.set(sent, nonce)
          if (answer === 'is lost') throw new TypeError('The page was reloaded.')
          return isValid
            ? Response.json({ accessToken: 'a.b.c', refreshToken: 'r', id: 1, email: 'ann@example.org', role: 'user' })
            : Response.json({ code: 'link-not-valid', msg: 'Used.' }, { status: 401 })
        },
      })
      const pending = createPendingLink({ storage, newNonce: () => `nonce-${(nonces += 1)}`, nowMs: () => nowMs })
      const later = (task: () => void) => {
        if (answer !== 'arrives late') task()
      }
      const outcome = await openSignInLink({ store, session: services.session, pending, token, later })
      return [outcome, services.session.current()?.email ?? null]
    },
  }
}

it.each(['is lost', 'is 503'] as const)('a link whose response %s signs in after a reload', async (answer) => {
  const tab = openTab()
  expect(await tab.load('t1', answer)).toEqual(['failed', null])
  expect(await tab.load(null)).toEqual(['done', 'ann@example.org'])
  expect([...tab.values]).toEqual([])
  expect(await tab.load(null)).toEqual(['none', null])
})

it('a link is forgotten once the server has answered, and a used one is refused', async () => {
  const tab = openTab()
  expect(await tab.load('t1')).toEqual(['done', 'ann@example.org'])
  expect([...tab.values]).toEqual([])
  expect(await tab.load('t1')).toEqual(['failed', null])
  expect([...tab.values]).toEqual([])
})

it('a session that a page could not store any more is asked for again', async () => {
  const tab = openTab()
  await tab.load('t1', 'arrives late')
  expect(await tab.load(null)).toEqual(['done', 'ann@example.org'])
  expect(await tab.load(null)).toEqual(['none', null])
})

it('a link is opened again for two minutes only, and never in place of another', async () => {
  const tab = openTab()
  await tab.load('t1', 'is lost')
  tab.wait(120_000)
  expect(await tab.load(null)).toEqual(['none', null])
  await tab.load('t2', 'is lost')
  expect(await tab.load('t2')).toEqual(['done', 'ann@example.org'])
  await tab.load('t3', 'is lost')
  expect(await tab.load('t4')).toEqual(['done', 'ann@example.org'])
  expect(await tab.load('t3')).toEqual(['failed', null])
})
