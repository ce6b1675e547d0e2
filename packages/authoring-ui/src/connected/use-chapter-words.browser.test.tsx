import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createEditor } from '../editor/create-editor'
import type { ToolEvent } from '../editor/tools/tool-state'
import { useChapterWords } from './use-chapter-words'
import type { WorkPage } from './work-page'

const pageOf = (pageVariationId: number): WorkPage => ({
  pageId: pageVariationId,
  pageNumber: pageVariationId,
  pageVariationId,
  imageUrl: null,
  thumbnailUrl: null,
  altText: null,
  width: 1000,
  height: 1400,
})

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const at = (kind: 'down' | 'move' | 'up', x: number, y: number): ToolEvent => ({
  kind,
  page: { x, y },
  screen: { x, y },
  additive: false,
  pan: false,
})

it('a drag over a chapter of 10,000 rects draws the desk once, when it ends', async () => {
  const editor = createEditor({ newId: () => 'new' })
  const pages = Array.from({ length: 20 }, (_, index) => pageOf(index + 1))
  for (const { pageVariationId } of pages) {
    const rectsByWords = Array.from({ length: 500 }, (_, index) => ({
      id: `w${index}`,
      x: (index % 20) * 50,
      y: Math.floor(index / 20) * 50,
      width: 40,
      height: 30,
      word: `word${index}`,
    }))
    editor.loadPage(pageVariationId, { rects: [], rectsByWords })
  }
  editor.show({ pageVariationId: 1, kind: 'rectsByWords' }, { width: 1000, height: 1400 })
  const drawn: { readonly count: number; readonly others: readonly unknown[] }[] = []
  function Desk() {
    const { words, spokenPages } = useChapterWords(editor, pages)
    drawn.push({ count: words.length, others: spokenPages.slice(1).map((page) => page.rects) })
    return null
  }
  await render(<Desk />)
  const before = drawn.length
  expect(drawn.at(-1)?.count).toBe(10_000)
  editor.send(at('down', 20, 15))
  for (let move = 1; move <= 100; move++) editor.send(at('move', 20 + move, 15))
  await frame()
  expect(drawn.length).toBe(before)
  editor.send(at('up', 120, 15))
  await frame()
  expect(drawn.length).toBe(before + 1)
  // Pages that nobody touched are not read again.
  drawn.at(-1)?.others.forEach((rects, index) => expect(rects).toBe(drawn[before - 1]?.others[index]))
})
