import { describe, expect, it } from 'vitest'
import { placeRects, type RectKind } from '../editor/placed-rect'
import { fixtureWords } from '../testing/fixture-words'
import { stepTapping, type TappingContext, type TappingEvent, type TappingState } from './step-tapping'

function openContext(texts: Readonly<Record<number, string>>, o: { selected?: string; kind?: RectKind } = {}) {
  const kind = o.kind ?? 'rectsByWords'
  const pages = new Map(
    Object.entries(texts).map(([id, text]) => {
      const pageVariationId = Number(id)
      return [pageVariationId, placeRects({ pageVariationId, kind }, fixtureWords(text))]
    }),
  )
  const context: TappingContext = {
    pageVariationIds: [...pages.keys()],
    shownId: [...pages.keys()][0] ?? null,
    kind,
    document: {
      rectsOf: (id) => pages.get(id) ?? [],
      selected: new Set(o.selected === undefined ? [] : [o.selected]),
    },
    narrationOf: (id) => `narration of ${id}`,
  }
  return context
}

/** Runs events and returns the times that each step sets, the frame that it goes to, and the last state. */
function run(context: TappingContext, ...events: TappingEvent[]) {
  let state: TappingState = null
  const steps = events.map((event) => {
    const step = stepTapping(state, event, context)
    state = step.state
    const timed = step.effects.flatMap((effect) =>
      effect.do === 'replace-rects'
        ? effect.scopes.flatMap(({ rects }) =>
            rects.filter((rect) => rect.timing !== undefined).map((rect) => [rect.word, rect.startTime, rect.endTime]),
          )
        : [],
    )
    return { timed, next: step.next?.rect.word ?? null }
  })
  return { steps, state }
}

const tap = (time: number): TappingEvent => ({ kind: 'tapped', time })

describe('tapping along', () => {
  it('ends the current frame with each tap and starts the next, over the edges of pages', () => {
    const { steps } = run(openContext({ 1: 'Once upon', 2: '', 3: 'a' }), tap(1), tap(1.5), tap(2), tap(3))
    expect(steps).toEqual([
      { timed: [], next: 'Once' },
      { timed: [['Once', 1, 1.5]], next: 'upon' },
      { timed: [['upon', 1.5, 2]], next: 'a' },
      { timed: [['a', 2, 3]], next: null },
    ])
  })

  it('begins with the selected frame', () => {
    const { steps } = run(openContext({ 1: 'Once upon' }, { selected: '1/rectsByWords/w1' }), tap(1), tap(2))
    expect(steps.map(({ timed }) => timed)).toEqual([[], [['upon', 1, 2]]])
  })

  it('ends the current frame when the narration stops, and none when it is sent elsewhere', () => {
    const context = openContext({ 1: 'Once upon' })
    expect(run(context, tap(1), { kind: 'tapping-stopped', time: 1.4 }).steps[1]?.timed).toEqual([['Once', 1, 1.4]])
    const dropped = run(context, tap(1), { kind: 'tapping-dropped' }, { kind: 'tapping-stopped', time: 9 })
    expect(dropped.steps.flatMap(({ timed }) => timed)).toEqual([])
    expect(dropped.state).toBeNull()
  })

  it('counts a tap that bounces once, and starts the frame again if the narration was wound back', () => {
    const { steps } = run(openContext({ 1: 'Once upon' }), tap(1), tap(1.01), tap(0.5), tap(0.9))
    expect(steps.map(({ timed }) => timed)).toEqual([[], [], [], [['Once', 0.5, 0.9]]])
  })

  it('times all lines of a sentence together', () => {
    const context = openContext({ 1: 'Good night moon' }, { kind: 'rects' })
    const lines = context.document.rectsOf(1, 'rects').map((placed, index) => ({
      ...placed,
      rect: { ...placed.rect, sentenceId: index < 2 ? 'first' : 'second' },
    }))
    const { steps } = run({ ...context, document: { ...context.document, rectsOf: () => lines } }, tap(1), tap(2))
    expect(steps[1]).toEqual({
      timed: [
        ['Good', 1, 2],
        ['night', 1, 2],
      ],
      next: 'moon',
    })
  })

  it('does nothing on a page without frames', () => {
    expect(run(openContext({ 1: '' }), tap(1))).toEqual({ steps: [{ timed: [], next: null }], state: null })
  })
})
