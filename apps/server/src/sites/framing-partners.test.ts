import { expect, test } from 'vitest'
import { createFramingPartners } from './framing-partners'

function setUp() {
  const state = { origins: ['https://one.example'], fails: false, reads: 0, now: 0, warnings: 0 }
  const row = { id: 1, name: 'School', primaryColor: null, returnLink: null, speechBudget: null, createdAt: new Date() }
  const partners = createFramingPartners({
    named: ['https://named.example', 'https://one.example'],
    domains: {
      list: () => {
        state.reads += 1
        if (state.fails) return Promise.reject(new Error('gone'))
        return Promise.resolve([{ ...row, origins: state.origins }])
      },
    },
    logger: { warn: () => void (state.warnings += 1) },
    nowMs: () => state.now,
  })
  return { state, partners }
}

test('what the configuration and the domains name, each once, read for many calls at once', async () => {
  const { state, partners } = setUp()
  const answers = await Promise.all([partners(), partners(), partners()])
  expect(answers).toEqual(Array.from({ length: 3 }, () => ['https://named.example', 'https://one.example']))
  expect(state.reads).toBe(1)
})

test('an origin that a domain gains or loses is seen within ten seconds, without a start', async () => {
  const { state, partners } = setUp()
  await partners()
  state.origins = ['https://two.example']
  state.now = 9999
  expect(await partners()).toContain('https://one.example')
  state.now = 10_000
  expect(await partners()).toEqual(['https://named.example', 'https://one.example', 'https://two.example'])
})

test('while the database does not answer, what was last known holds', async () => {
  const { state, partners } = setUp()
  state.origins = ['https://two.example']
  await partners()
  Object.assign(state, { fails: true, now: 20_000 })
  expect(await partners()).toContain('https://two.example')
  expect(state.warnings).toBe(1)
})
