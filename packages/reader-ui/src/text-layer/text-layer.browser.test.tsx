import { describe, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import type { ReaderPage } from '../book/reader-book'
import { toReaderBook } from '../book'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { makeWord } from '../fixtures/make-word'
import { createWordHighlights } from '../playback/create-word-highlights'
import { createTextMeasure, TextLayer } from '.'

function firstPage(language = 'en'): ReaderPage {
  const book = toReaderBook(makeFixtureBook({ toLink: () => '' }), { language, languages: ['en', 'es'] })
  const page = book.chapters[0]?.pages[0]
  if (page === undefined) throw new Error('The fixture book is empty.')
  return page
}

/** Renders a page of `width` CSS pixels with an image of 1000 pixels. */
async function show(page: ReaderPage, width = 800) {
  await cleanup()
  await render(
    <div style={{ position: 'relative', inlineSize: `${width}px`, blockSize: '1000px', containerType: 'inline-size' }}>
      <TextLayer page={page} imageWidth={1000} measure={createTextMeasure()} highlights={createWordHighlights()} />
    </div>,
  )
  const layer = document.querySelector<HTMLElement>('[data-word]')?.closest<HTMLElement>('[lang]')
  if (!layer) throw new Error('There is no text layer.')
  return layer
}

function boxesOf(layer: HTMLElement, width = 800) {
  const origin = layer.getBoundingClientRect()
  const scale = 1000 / width
  return Array.from(layer.querySelectorAll('[data-word]'), (element) => {
    const box = element.getBoundingClientRect()
    return {
      x: (box.x - origin.x) * scale,
      y: (box.y - origin.y) * scale,
      width: box.width * scale,
      height: box.height * scale,
    }
  })
}

/** In screen pixels: fonts are laid out on whole pixels. */
const TOLERANCE = 1.5

function expectOnRects(layer: HTMLElement, page: ReaderPage, width = 800): void {
  const boxes = boxesOf(layer, width)
  expect(boxes).toHaveLength(page.words.length)
  const misses = page.words.flatMap((word, index) => {
    const box = boxes[index]
    if (box === undefined) return [word.text]
    const off = [box.x - word.x, box.y - word.y, box.width - word.width, box.height - word.height]
    const offPixels = off.map((difference) => Math.abs(difference * width) / 1000)
    return Math.max(...offPixels) > TOLERANCE
      ? [`${word.text} by ${offPixels.map((pixels) => pixels.toFixed(1)).join(', ')}`]
      : []
  })
  expect(misses).toEqual([])
}

describe('the text layer', () => {
  it('places every word on its rect, at any page size', async () => {
    for (const width of [320, 800, 1400]) expectOnRects(await show(firstPage(), width), firstPage(), width)
  })
  it('computes the unit of its lengths once for all words', async () => {
    const layer = await show(firstPage(), 800)
    expect(getComputedStyle(layer).getPropertyValue('--lectern-page-hundredth')).toBe('8px')
    expect(layer.innerHTML).not.toMatch(/\dcq/)
  })

  it('places every word on its rect for words of different heights in columns', async () => {
    const words = [0, 1].flatMap((column) =>
      [0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2].map((index) =>
          makeWord({
            key: `word${column}${row}${index}`,
            text: ['a', 'gully', 'II'][index] ?? '',
            x: 40 + column * 480 + index * 130,
            y: 60 + row * 70 + (index === 1 ? 12 : 0),
            width: 60 + index * 20,
            height: index === 1 ? 44 : 36,
          }),
        ),
      ),
    )
    const page = { ...firstPage(), words }
    expectOnRects(await show(page), page)
  })
  it('places every word of a right-to-left page on its rect', async () => {
    const words = ['שלום', 'לכם', 'ספרים', 'טובים'].map((text, index) =>
      makeWord({
        key: text,
        text,
        x: 700 - (index % 2) * 200,
        y: 100 + Math.floor(index / 2) * 80,
        width: 150,
        height: 50,
      }),
    )
    const page: ReaderPage = { ...firstPage(), language: 'he', direction: 'rtl', words }
    const layer = await show(page)
    expectOnRects(layer, page)
    expect(layer.dir).toBe('rtl')
  })
  it('sets columns as vertical text, from right to left, each letter in its column', async () => {
    const words = ['昔々', 'ある所', 'お爺さん', 'お婆さん'].map((text, index) => ({
      ...makeWord({ key: text, text, x: index < 2 ? 600 : 520, y: 100 + (index % 2) * 220, width: 50, height: 200 }),
      spaceAfter: false,
    }))
    const page: ReaderPage = { ...firstPage(), language: 'ja', direction: 'ltr', words }
    const layer = await show(page)
    expect(getComputedStyle(layer).writingMode).toBe('vertical-rl')
    expect(layer.textContent).toBe('昔々ある所お爺さんお婆さん')
    const boxes = boxesOf(layer)
    for (const [index, word] of words.entries()) {
      const box = boxes[index]!
      expect(box.x + box.width / 2).toBeCloseTo(word.x + word.width / 2, -1)
      expect(box.height).toBeGreaterThan(box.width)
    }
    // The first word of each column begins where its rect does; further ones depend on the fonts of the system.
    for (const first of [0, 2]) expect(Math.abs(boxes[first]!.y - 100)).toBeLessThan(2)
  })
  it("places words on their rects that run against their line's direction, in any order", async () => {
    const line = (direction: 'ltr' | 'rtl', words: readonly [text: string, x: number][]): ReaderPage => ({
      ...firstPage(),
      language: direction === 'rtl' ? 'he' : 'en',
      direction,
      words: words.map(([text, x]) => makeWord({ key: text, text, x, y: 100, width: 150, height: 50 })),
    })
    for (const page of [
      line('rtl', [
        ['שלום', 800],
        ['New', 600],
        ['York', 400],
        ['טובים', 200],
      ]),
      line('rtl', [
        ['שלום', 800],
        ['New', 400],
        ['York', 600],
        ['טובים', 200],
      ]),
      line('ltr', [
        ['Say', 100],
        ['שלום', 300],
        ['לכם', 500],
        ['twice', 700],
      ]),
      line('ltr', [
        ['Say', 100],
        ['שלום', 500],
        ['לכם', 300],
        ['twice', 700],
      ]),
    ]) {
      expectOnRects(await show(page), page)
    }
  })
  it("exposes the page's text and language to screen readers", async () => {
    const layer = await show(firstPage('es'))
    expect(layer.textContent).toBe(
      'La lámpara de la biblioteca había dormido todo el día. Al irse el último lector, abrió un ojo amarillo.',
    )
    expect(layer.lang).toBe('es')
  })
  it("lets the browser's search find a phrase across a line end", async () => {
    await show(firstPage())
    window.getSelection()?.removeAllRanges()
    const find: unknown = Reflect.get(window, 'find')
    if (typeof find !== 'function') throw new Error('This browser cannot search from a script.')
    expect(find.call(window, 'library had been asleep')).toBe(true)
    expect(window.getSelection()?.toString()).toBe('library had been asleep')
  })
  it('copies as running text', async () => {
    const layer = await show(firstPage())
    window.getSelection()?.selectAllChildren(layer)
    expect(window.getSelection()?.toString().trim()).toBe(layer.textContent.trim())
  })
  it('keeps its letters invisible', async () => {
    const layer = await show(firstPage())
    const word = layer.querySelector('[data-word]')
    expect(word && getComputedStyle(word).color).toBe('rgba(0, 0, 0, 0)')
  })
})
