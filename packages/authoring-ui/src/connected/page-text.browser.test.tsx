import { describeNarration, digestSentences } from '@lectern/core/staleness'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openDraftDatabase } from '../drafts/draft-database'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(async () => {
  await page.viewport(1300, 850)
  const store = await openDraftDatabase()
  for (const draft of await store.ofBook(1, 9)) await store.remove(draft)
  store.close()
})

const field = () => page.getByRole('textbox', { name: 'Text of page 1' })
const step = (name: string) =>
  page
    .getByRole('navigation', { name: 'Steps to a read-along book' })
    .getByRole('button', { name: new RegExp(`^${name}`) })

it('keeps frames and times of untouched words when the text is edited, and marks stale ones [EDIT-031]', async () => {
  const server = fakeStudioServer([{ words: 'It raind. The lamp waved.' }])
  const first = server.pages[0]
  if (first === undefined) throw new Error('The fake server has a page.')
  server.spoken = first.rectsByWords.map((rect, index) => ({
    word: rect.word ?? '',
    start: index,
    end: index + 0.8,
    pageVariationId: 101,
  }))
  server.audio = '/objects/narration.mp3'
  server.origin = describeNarration({
    voiceSettings: null,
    sentences: [
      {
        pageVariationId: 101,
        sentences: digestSentences(first.rectsByWords, { language: 'en' }).map(({ digest }) => digest),
      },
    ],
    words: server.spoken,
  })
  await renderWorkspace(server, 'sync')
  await page.getByRole('button', { name: 'Sync by word' }).click()
  await expect.element(page.getByText('Chapter times synced and saved successfully')).toBeVisible()
  const before = server.pages[0]?.rectsByWords
  await step('Words').click()
  await expect.element(field()).toHaveValue('It raind. The lamp waved.')
  await field().fill('It rained. The old lamp waved.')
  await expect.element(page.getByText(/words changed/)).toBeVisible()
  await expect.element(step('Voice').getByText('Out of date')).toBeVisible()
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect
    .poll(() => server.pages[0]?.rectsByWords.map((rect) => rect.word))
    .toEqual(['It', 'rained.', 'The', 'old', 'lamp', 'waved.'])
  const after = server.pages[0]?.rectsByWords
  const pick = (index: number) => after?.[index]
  expect([pick(0), pick(2), pick(4), pick(5)]).toEqual([before?.[0], before?.[2], before?.[3], before?.[4]])
  expect(pick(1)).toEqual({ ...before?.[1], word: 'rained.' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(field()).toHaveValue('It raind. The lamp waved.')
  await expect.element(page.getByText('Out of date')).not.toBeInTheDocument()
})

it('underlines words that no dictionary has, leads to each, and takes it into the words of the book', async () => {
  const server = fakeStudioServer([{ words: 'Oskar saw lihgt.' }])
  server.dictionary = ['saw', 'light']
  await renderWorkspace(server, 'words')
  const marks = () => [...document.querySelectorAll('[data-mark]')].map((mark) => mark.textContent)
  await expect.poll(marks).toEqual(['Oskar', 'lihgt'])
  await page.getByRole('button', { name: 'lihgt', exact: true }).click()
  const area = field().element()
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('The text of the page is a text area.')
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('lihgt')
  await field().fill('Oskar saw light.')
  await expect.poll(marks).toEqual(['Oskar'])
  await page.getByRole('button', { name: 'Add “Oskar” to this book’s words' }).click()
  await expect.poll(marks).toEqual([])
  await expect.poll(() => [...server.bookWords]).toEqual(['oskar'])
})
