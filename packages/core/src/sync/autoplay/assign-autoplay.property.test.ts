import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Line } from '../../types'
import { assignAutoplay } from './assign-autoplay'

const FIRST_TOP = 100
const LAST_END = 12.5

function setLines(timed: boolean): Line[] {
  return [FIRST_TOP, 140].map((y, line) => {
    const box = { x: 50, y, width: 200, height: 20 }
    const times = timed ? { startTime: line, endTime: line === 1 ? LAST_END : 1 } : {}
    return { box, rects: [{ id: `w${line}`, word: 'word', ...box, ...times }] }
  })
}

const someTriggers = fc
  .array(fc.record({ x: fc.nat(300), y: fc.nat(250) }), { maxLength: 12 })
  .map((places) => places.map((place, index) => ({ id: `t${index}`, width: 30, height: 30, ...place })))

describe('assignAutoplay', () => {
  it('starts triggers above the first line with the page, all others when the last word ends [SYNC-022 SYNC-023 SYNC-024]', () => {
    fc.assert(
      fc.property(someTriggers, fc.constantFrom('ltr' as const, 'rtl' as const), (triggers, direction) => {
        const assigned = assignAutoplay(triggers, setLines(true), { direction })
        const starts = assigned.map((trigger) => ({ trigger, entry: trigger.autoplayStartTime[0] }))
        for (const { trigger, entry } of starts) {
          expect(entry?.lang).toBe('en')
          expect(entry?.value).toBe(trigger.y < FIRST_TOP ? -1 : LAST_END)
        }
        const above = starts
          .filter(({ entry }) => entry?.value === -1)
          .toSorted((a, b) => (a.entry?.orderIndex ?? 0) - (b.entry?.orderIndex ?? 0))
        expect(above.map(({ entry }) => entry?.orderIndex)).toEqual([...above.keys()])
        const places = above.map(({ trigger }) => [trigger.y, direction === 'rtl' ? -trigger.x : trigger.x] as const)
        expect(places).toEqual(places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]))
      }),
    )
  })

  it('starts all with a page without timed text, and keeps start times in other languages [SYNC-025]', () => {
    const box = { x: 0, width: 9, height: 9 }
    const triggers = [
      { id: 'beside', y: FIRST_TOP, ...box },
      {
        id: 'above',
        y: FIRST_TOP - 1,
        ...box,
        autoplayStartTime: [
          { lang: 'es', value: 3 },
          { lang: 'en', value: 9 },
        ],
      },
    ]
    expect(assignAutoplay(triggers, setLines(true)).map((trigger) => trigger.autoplayStartTime)).toEqual([
      [{ lang: 'en', value: LAST_END }],
      [
        { lang: 'es', value: 3 },
        { lang: 'en', value: -1, orderIndex: 0 },
      ],
    ])
    for (const lines of [setLines(false), []]) {
      expect(
        assignAutoplay(triggers, lines, { language: 'fr' }).map((trigger) => trigger.autoplayStartTime.at(-1)),
      ).toEqual([
        { lang: 'fr', value: -1, orderIndex: 1 },
        { lang: 'fr', value: -1, orderIndex: 0 },
      ])
    }
  })

  it('waits for the word that ends last, wherever it is on the page', () => {
    const lines = setLines(true).toReversed()
    const below = { id: 't', x: 0, y: 500, width: 9, height: 9 }
    expect(assignAutoplay([below], lines)[0]?.autoplayStartTime).toEqual([{ lang: 'en', value: LAST_END }])
    const broken = setLines(true).map((line) => ({
      ...line,
      rects: [...line.rects, { ...line.rects[0]!, id: 'x', startTime: 1, endTime: Infinity }],
    }))
    expect(assignAutoplay([below], broken)[0]?.autoplayStartTime).toEqual([{ lang: 'en', value: LAST_END }])
  })

  it('orders triggers without a position last, each with an index of its own', () => {
    const places = [Number.NaN, 40, Number.NaN, 20]
    const triggers = places.map((y, index) => ({ id: `t${index}`, x: 0, y, width: 9, height: 9 }))
    expect(assignAutoplay(triggers, []).map((trigger) => trigger.autoplayStartTime[0]?.orderIndex)).toEqual([
      2, 1, 3, 0,
    ])
  })

  it('takes an entry without a language for English: replaces it in English, keeps it in others [SYNC-025]', () => {
    const trigger = { id: 'a', x: 0, y: 0, width: 9, height: 9, autoplayStartTime: [{ value: 4 }] }
    const starts = (language: string) =>
      assignAutoplay([trigger], setLines(true), { language }).map(({ autoplayStartTime }) => autoplayStartTime)
    expect(starts('es')).toEqual([[{ value: 4 }, { lang: 'es', value: -1, orderIndex: 0 }]])
    expect(starts('en')).toEqual([[{ lang: 'en', value: -1, orderIndex: 0 }]])
  })
})
