import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listDueTriggers } from './list-due-triggers'
import { planAutoplay } from './plan-autoplay'

const language = fc.constantFrom('en', 'es', 'fr')
const entry = fc.record(
  {
    lang: language,
    value: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constantFrom(-1, -7, Number.NaN)),
    orderIndex: fc.nat({ max: 5 }),
  },
  { requiredKeys: ['value'] },
)
const triggers = fc
  .array(fc.array(entry, { maxLength: 4 }), { maxLength: 8 })
  .map((all) => all.map((autoplayStartTime, at) => ({ id: `t${at}`, autoplayStartTime })))

/** The entry that applies by the requirement's text. */
const ownEntry = (entries: { lang?: string; value: number; orderIndex?: number }[], wanted: string) =>
  entries.find(
    ({ lang = 'en', value, orderIndex }) => lang === wanted && (value >= 0 || (value < 0 && orderIndex !== undefined)),
  )

describe('autoplay', () => {
  test('a trigger opens once, when playback reaches its language’s entry, and at no other time', () => {
    fc.assert(
      fc.property(
        triggers,
        language,
        fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1 }),
        (all, lang, steps) => {
          const plan = planAutoplay(all, lang)
          const opened = new Map<string, number>()
          let from = -1
          for (const to of steps.map((step) => step / 2).toSorted((a, b) => a - b)) {
            const opening = listDueTriggers(plan, { from, to, opened: new Set(opened.keys()) })
            for (const id of opening) opened.set(id, to)
            from = to
          }
          for (const { id, autoplayStartTime } of all) {
            const own = ownEntry(autoplayStartTime, lang)
            const isPageStart = own !== undefined && own.value < 0
            expect(plan.atPageStart.includes(id)).toBe(isPageStart)
            const reached = own === undefined || isPageStart ? undefined : firstAtLeast(steps, own.value)
            expect(opened.get(id)).toBe(reached)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('triggers at the same time open by order index, those without one last', () => {
    fc.assert(
      fc.property(triggers, language, (all, lang) => {
        const plan = planAutoplay(all, lang)
        const orderOf = (id: string) => {
          const own = ownEntry(all.find((trigger) => trigger.id === id)?.autoplayStartTime ?? [], lang)
          return own?.orderIndex ?? Infinity
        }
        const atStart = plan.atPageStart.map(orderOf)
        expect(atStart).toEqual(atStart.toSorted((a, b) => a - b))
        for (const [at, { id, seconds }] of plan.timed.entries()) {
          const before = plan.timed[at - 1]
          if (before === undefined) continue
          expect(before.seconds).toBeLessThanOrEqual(seconds)
          if (before.seconds === seconds) expect(orderOf(before.id)).toBeLessThanOrEqual(orderOf(id))
        }
      }),
    )
  })

  test('nothing opens twice in a visit, neither after a seek back nor for an invalid time', () => {
    const plan = planAutoplay([{ id: 'pond', autoplayStartTime: [{ value: 4 }] }], 'en')
    expect(listDueTriggers(plan, { from: 3, to: 5, opened: new Set() })).toEqual(['pond'])
    expect(listDueTriggers(plan, { from: 3, to: 5, opened: new Set(['pond']) })).toEqual([])
    expect(listDueTriggers(plan, { from: 5, to: 3, opened: new Set() })).toEqual([])
    expect(listDueTriggers(plan, { from: 3, to: Number.NaN, opened: new Set() })).toEqual([])
    expect(planAutoplay([{ id: 'a' }, { id: 'b', autoplayStartTime: null }], 'en')).toEqual({
      atPageStart: [],
      timed: [],
    })
  })
})

function firstAtLeast(steps: readonly number[], value: number): number | undefined {
  return steps
    .map((step) => step / 2)
    .toSorted((a, b) => a - b)
    .find((time) => time >= value)
}
