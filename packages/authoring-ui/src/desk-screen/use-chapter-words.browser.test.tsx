import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { openTestDesk } from '../desk/open-test-desk.fixture'
import type { ToolEvent } from '../editor/tools/tool-state'
import { DeskProvider, useChapterWords } from './use-desk'

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const at = (kind: 'down' | 'move' | 'up', x: number, y: number): ToolEvent => ({
  kind,
  page: { x, y },
  screen: { x, y },
  additive: false,
  pan: false,
})

it('renders the desk once, at its end, for a drag over a chapter of 10,000 rects', async () => {
  const { desk } = await openTestDesk(Array.from({ length: 20 }, () => ''))
  const { editor } = desk
  for (const { pageVariationId } of desk.getState().chapter.pages) {
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
  const rendered: { readonly count: number; readonly others: readonly unknown[] }[] = []
  function Words() {
    const { words, spokenPages } = useChapterWords()
    rendered.push({ count: words.length, others: spokenPages.slice(1).map((page) => page.rects) })
    return null
  }
  await render(
    <DeskProvider value={desk}>
      <Words />
    </DeskProvider>,
  )
  const before = rendered.length
  expect(rendered.at(-1)?.count).toBe(10_000)
  editor.send(at('down', 20, 15))
  for (let move = 1; move <= 100; move++) editor.send(at('move', 20 + move, 15))
  await frame()
  expect(rendered.length).toBe(before)
  editor.send(at('up', 120, 15))
  await frame()
  expect(rendered.length).toBe(before + 1)
  // Pages that nobody touched are not read again.
  rendered.at(-1)?.others.forEach((rects, index) => expect(rects).toBe(rendered[before - 1]?.others[index]))
})
