import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AutoplayPlan } from './plan-autoplay'
import { initialAutoplayState, stepAutoplay, type AutoplayEvent, type AutoplayState } from './step-autoplay'

const planArbitrary = fc
  .record({ start: fc.nat({ max: 4 }), times: fc.array(fc.nat({ max: 30 }), { maxLength: 5 }) })
  .map(({ start, times }): AutoplayPlan => ({
    atPageStart: Array.from({ length: start }, (_, index) => `start${index}`),
    timed: times.toSorted((a, b) => a - b).map((seconds, index) => ({ id: `timed${index}`, seconds })),
  }))

type Action =
  | { play: number }
  | { seek: number }
  | { close: true }
  | { free: true }
  | { pause: true }
  | { page: number }
const actionArbitrary = fc.oneof(
  fc.record({ play: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ seek: fc.nat({ max: 30 }) }),
  fc.record({ close: fc.constant(true as const) }),
  fc.record({ free: fc.constant(true as const) }),
  fc.record({ pause: fc.constant(true as const) }),
)
const withPages = fc.oneof({ weight: 4, arbitrary: actionArbitrary }, fc.record({ page: fc.nat({ max: 2 }) }))

/** Runs the actions of a reader. Returns what opened in each visit, and the times that were played in it. */
function read(plans: readonly AutoplayPlan[], actions: readonly Action[]) {
  let state: AutoplayState = initialAutoplayState
  let seconds = 0
  const visits: { pageId: number; opened: string[]; played: [number, number][] }[] = []
  const send = (event: AutoplayEvent) => {
    const before = state
    state = stepAutoplay(state, event)
    if (state.pageId !== before.pageId && state.pageId !== null) {
      visits.push({ pageId: state.pageId, opened: [], played: [] })
    }
    if (state.current !== null && state.current !== before.current) visits.at(-1)?.opened.push(state.current)
  }
  const show = (pageId: number) => {
    const plan = plans[pageId]
    if (plan !== undefined) send({ type: 'page-shown', pageId, plan, played: null })
  }
  show(0)
  for (const action of actions) {
    if ('play' in action) {
      const to = seconds + action.play
      visits.at(-1)?.played.push([seconds, to])
      send({ type: 'played', from: seconds, to })
      seconds = to
    } else if ('seek' in action) seconds = action.seek
    else if ('close' in action) send({ type: 'closed' })
    else if ('free' in action) send({ type: 'page-free' })
    else if ('page' in action) show(action.page)
  }
  // The reader closes what is open, until nothing is left.
  for (let rest = 0; rest < 20; rest++) {
    send({ type: 'page-free' })
    send({ type: 'closed' })
  }
  return visits
}

describe('autoplay during a visit', () => {
  test('opens each trigger at most once, whatever is played, sought, paused and closed', () => {
    fc.assert(
      fc.property(fc.array(planArbitrary, { minLength: 3, maxLength: 3 }), fc.array(withPages), (plans, actions) => {
        for (const { opened } of read(plans, actions)) expect(opened).toEqual([...new Set(opened)])
      }),
    )
  })

  test('opens all triggers of the page start in their order, before those of later times', () => {
    fc.assert(
      fc.property(planArbitrary, fc.array(actionArbitrary), (plan, actions) => {
        const [visit] = read([plan], actions)
        expect(visit?.opened.slice(0, plan.atPageStart.length)).toEqual(plan.atPageStart)
      }),
    )
  })

  test('opens exactly the triggers whose times were played, and none that were skipped', () => {
    fc.assert(
      fc.property(planArbitrary, fc.array(actionArbitrary), (plan, actions) => {
        const [visit] = read([plan], actions)
        const due = plan.timed
          .filter(({ seconds }) => visit?.played.some(([from, to]) => from < seconds && seconds <= to))
          .map(({ id }) => id)
        expect(new Set(visit?.opened)).toEqual(new Set([...plan.atPageStart, ...due]))
      }),
    )
  })

  test('has one trigger open at a time, and none while something else covers the page', () => {
    fc.assert(
      fc.property(planArbitrary, fc.array(actionArbitrary), (plan, actions) => {
        let state = stepAutoplay(initialAutoplayState, { type: 'page-shown', pageId: 1, plan, played: null })
        expect(state.current).toBeNull()
        for (const action of actions) {
          const before = state
          if ('play' in action) state = stepAutoplay(state, { type: 'played', from: 0, to: action.play })
          else if ('free' in action) state = stepAutoplay(state, { type: 'page-free' })
          else continue
          if (before.current !== null || 'play' in action) expect(state.current).toBe(before.current)
        }
      }),
    )
  })

  const atEnd: AutoplayPlan = { atPageStart: [], timed: [{ id: 'pond', seconds: 10 }] }
  const next: AutoplayPlan = { atPageStart: ['bird'], timed: [] }
  const onPage = stepAutoplay(initialAutoplayState, { type: 'page-shown', pageId: 1, plan: atEnd, played: null })

  test('stays on a page that the narration turns before its last trigger has opened', () => {
    const turned = { type: 'page-shown', pageId: 2, plan: next, played: { from: 9, to: 10.2 } } as const
    const stayed = stepAutoplay(onPage, turned)
    expect(stayed).toMatchObject({ pageId: 1, waiting: ['pond'] })
    const left = stepAutoplay(stepAutoplay(stepAutoplay(stayed, { type: 'page-free' }), { type: 'closed' }), turned)
    expect(left).toMatchObject({ pageId: 2, waiting: ['bird'], current: null })
  })

  test('leaves a page that the reader turns', () => {
    const left = stepAutoplay(onPage, { type: 'page-shown', pageId: 2, plan: next, played: null })
    expect(left).toMatchObject({ pageId: 2, waiting: ['bird'] })
  })

  test('keeps what has opened when the plan changes with the language', () => {
    const plan: AutoplayPlan = { atPageStart: ['bird', 'fish'], timed: [] }
    let state = stepAutoplay(initialAutoplayState, { type: 'page-shown', pageId: 1, plan: next, played: null })
    state = stepAutoplay(stepAutoplay(state, { type: 'page-free' }), { type: 'closed' })
    state = stepAutoplay(state, { type: 'page-shown', pageId: 1, plan, played: null })
    expect(state.waiting).toEqual(['fish'])
    expect(stepAutoplay(state, { type: 'page-shown', pageId: 1, plan, played: null })).toBe(state)
  })
})
