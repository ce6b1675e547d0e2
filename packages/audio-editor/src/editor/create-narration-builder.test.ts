import type { Rect } from '@lectern/core/text'
import { expect, it } from 'vitest'
import { createNarrationBuilder } from './create-narration-builder'

const page = (pageVariationId: number, text: string) => ({
  pageVariationId,
  rects: text.split(' ').map((word, at): Rect => ({
    id: `${pageVariationId}-${at}`,
    x: at * 90,
    y: 0,
    width: 80,
    height: 20,
    word,
    detectedBreak: { type: 'LINE_BREAK' },
  })),
})

function openBuilder(answer: () => boolean | null = () => true) {
  const asked: string[] = []
  const build = createNarrationBuilder({
    language: 'en',
    async lookUpWord({ word }) {
      asked.push(word)
      return answer()
    },
  })
  return { asked, build }
}

it('rebuilds only the changed page, and returns the same objects for the others', async () => {
  const { build } = openBuilder()
  const [one, two, three] = [page(1, 'One.'), page(2, 'Two.'), page(3, 'Three.')]
  const before = await build([one, two, three])
  const after = await build([one, page(2, 'Twice.'), three])
  expect(after.pages.map(({ text }) => text)).toEqual(['One.', 'Twice.', 'Three.'])
  expect(after.pages[0]).toBe(before.pages[0])
  expect(after.pages[2]).toBe(before.pages[2])
})

it('rebuilds a page when the second part of its hyphenated word changes on the next page', async () => {
  const { build } = openBuilder()
  const one = page(1, 'The har-')
  expect((await build([one, page(2, 'bour')])).pages.map(({ text }) => text)).toEqual(['The harbour', ''])
  expect((await build([one, page(2, 'Night.')])).pages[0]?.text).not.toContain('harbour')
})

it('looks a word up again after its lookup failed', async () => {
  let answers: boolean | null = null
  const { asked, build } = openBuilder(() => answers)
  const cut = [page(1, 'The har- bour.')]
  expect((await build(cut)).unanswered).toBeGreaterThan(0)
  answers = true
  const { pages, unanswered } = await build(cut)
  expect({ text: pages[0]?.text, unanswered }).toEqual({ text: 'The harbour.', unanswered: 0 })
  expect(asked.length).toBeGreaterThan(1)
})
