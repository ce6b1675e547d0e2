import * as fc from 'fast-check'
import { highlightLingerSeconds } from '@lectern/core/book'
import { describe, expect, it } from 'vitest'
import { makeWord } from '../fixtures/make-word'
import { createWordHighlights } from './create-word-highlights'
import { followWords } from './follow-words'

const lingerMs = highlightLingerSeconds * 1000

/** Returns a fake element that counts writes to it. */
function fakeElement() {
  let writes = 0
  const dataset = new Proxy<Record<string, string | undefined>>(
    {},
    {
      set: (target, name, value) => ((writes += 1), Reflect.set(target, name, value)),
      deleteProperty: (target, name) => ((writes += 1), Reflect.deleteProperty(target, name)),
    },
  )
  return { dataset, countWrites: () => writes, isLit: () => 'lit' in dataset }
}

const spans = fc
  .array(fc.record({ gap: fc.integer({ min: 0, max: 1200 }), length: fc.integer({ min: 1, max: 800 }) }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((steps) => {
    let now = 0
    return steps.map(({ gap, length }, index) => {
      const start = now + gap
      now = start + length
      return { key: `w${index}`, start, end: now }
    })
  })

type FakeElement = ReturnType<typeof fakeElement>

/** Returns the words of a page with fake elements. */
const pageOf = (elements: readonly { readonly key: string; readonly element: FakeElement }[]) => ({
  find: (key: string) => elements.find((each) => each.key === key)?.element ?? null,
})

describe('word highlights', () => {
  it('mark exactly the words whose interval contains the time, after any seek [PLAY-004]', () => {
    fc.assert(
      fc.property(spans, fc.array(fc.nat(40_000), { minLength: 1, maxLength: 40 }), (words, times) => {
        const highlights = createWordHighlights<FakeElement>()
        const elements = words.map(({ key }) => ({ key, element: fakeElement() }))
        highlights.mount(pageOf(elements))
        const findLitKeys = followWords([
          {
            words: words.map(({ key, start, end }) =>
              makeWord({ key, span: { start: start / 1000, end: end / 1000 } }),
            ),
          },
        ])
        for (const time of times) {
          highlights.set(findLitKeys(time / 1000))
          const lit = elements.filter(({ element }) => element.isLit()).map(({ key }) => key)
          const index = words.findIndex(({ end }) => time < end)
          const word = words[index]
          const before = words[(index < 0 ? words.length : index) - 1]
          const isSpoken = word !== undefined && word.start <= time
          const isShortGap = word !== undefined && before !== undefined && word.start - before.end <= lingerMs
          expect(lit).toEqual(isSpoken ? [word.key] : isShortGap ? [before.key] : [])
        }
      }),
    )
  })
  it('write to an element once when its word becomes highlighted and once when it no longer is', () => {
    fc.assert(
      fc.property(spans, (words) => {
        const highlights = createWordHighlights<FakeElement>()
        const elements = words.map(({ key }) => ({ key, element: fakeElement() }))
        highlights.mount(pageOf(elements))
        const end = words.at(-1)?.end ?? 0
        const findLitKeys = followWords([
          {
            words: words.map(({ key, start, end: until }) =>
              makeWord({ key, span: { start: start / 1000, end: until / 1000 } }),
            ),
          },
        ])
        for (let time = 0; time <= end + 1000; time += 5) highlights.set(findLitKeys(time / 1000))
        for (const { element } of elements) expect(element.countWrites()).toBeLessThanOrEqual(2)
      }),
      { numRuns: 20 },
    )
  })
  it('mark a word whose page mounts while it is spoken', () => {
    const highlights = createWordHighlights<FakeElement>()
    highlights.set(['a'])
    const element = fakeElement()
    highlights.mount(pageOf([{ key: 'a', element }]))
    expect(element.isLit()).toBe(true)
  })
  it('write nothing to an element after it is unmounted', () => {
    const highlights = createWordHighlights<FakeElement>()
    highlights.set(['a'])
    const element = fakeElement()
    const unmount = highlights.mount(pageOf([{ key: 'a', element }]))
    unmount()
    const writes = element.countWrites()
    highlights.set([])
    expect(element.countWrites()).toBe(writes)
  })
  it('stay on a word whose page is mounted again before its first element goes', () => {
    const highlights = createWordHighlights<FakeElement>()
    const [first, second] = [fakeElement(), fakeElement()]
    const unmount = highlights.mount(pageOf([{ key: 'a', element: first }]))
    highlights.set(['a'])
    highlights.mount(pageOf([{ key: 'a', element: second }]))
    unmount()
    expect([second.isLit(), highlights.findElement()]).toEqual([true, second])
  })
})
