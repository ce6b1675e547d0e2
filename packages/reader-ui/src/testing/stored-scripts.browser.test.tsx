import type { CoachingPoint, PopupTrigger } from '@lectern/core/book'
import {
  countScripts,
  inBothLanguages,
  listScriptAddresses,
  makeScriptPoint,
  makeScriptTrigger,
  scriptAddresses,
  scriptText as text,
  scriptTexts,
} from '@lectern/presets/script-corpus'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BookSource } from '../book/book-source'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { memoryStorage } from './memory-storage'
import { openBookPage } from './open-book-page'
import { openQuiz } from './open-quiz'
import { makeQuestion, makeQuiz, openQuizServer } from './open-quiz-server'
import { openTriggers } from './open-triggers'

beforeEach(async () => {
  window.sessionStorage.clear()
  await page.viewport(1200, 800)
  // Addresses that cannot be played are told of.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => vi.restoreAllMocks())

const popup = page.getByRole('dialog')

/** Presses a button of the popup if it is there. */
function pressNow(name: string): void {
  const button = popup.getByRole('button', { name, exact: true }).query()
  if (button instanceof HTMLElement) button.click()
}

/** Presses each mark of a layer on the page that is shown, and expects that its popup has no address of a script. */
async function pressMarks(layer: string, count: number): Promise<void> {
  const list = () => [...document.querySelectorAll<HTMLElement>(`[data-shown] [data-marks=${layer}] [data-mark]`)]
  await expect.poll(() => list().length).toBe(count)
  for (const mark of list()) {
    const button = mark.querySelector<HTMLElement>('button, a')
    // By the mark itself: another one can lie over it.
    button?.click()
    await expect.element(popup).toBeVisible()
    for (let step = 0; step < 4; step += 1) {
      expect(listScriptAddresses()).toEqual([])
      pressNow('Next')
    }
    pressNow('Close')
    await expect.element(popup).not.toBeInTheDocument()
  }
}

it('triggers, contacts and coaching points execute no stored script', async () => {
  const countExecuted = countScripts()
  const triggers = scriptAddresses.map((address, index): PopupTrigger => ({
    ...makeScriptTrigger(address, index),
    contactInfo: { name: text, email: address, website: address, phone: address, [text]: text },
    styles: { background: text, backgroundImage: `url("${address}")` },
    items: [
      { type: 'video', content: { en: { video: address, poster: address, text } }, subtitles: { en: address } },
      { type: 'audio', content: inBothLanguages(address) },
      { type: 'definition', content: { en: { word: text, text, image: address, audio: address } } },
      { type: text, content: { [text]: text, en: text } },
    ],
  }))
  const coachingPoints = scriptAddresses.map((address, index): CoachingPoint => makeScriptPoint(address, index))
  const change = (book: BookSource): BookSource => ({
    ...book,
    bookInfo: { ...book.bookInfo, title: text },
    chapters: book.chapters.map((chapter) => ({
      ...chapter,
      name: text,
      pages: chapter.pages.map((own) => (own.pageId === 100 ? { ...own, coachingPoints } : own)),
    })),
  })
  await openTriggers(triggers, { change })
  await pressMarks('triggers', triggers.length)
  await pressMarks('coaching', coachingPoints.length)
  expect(await countExecuted()).toBe(0)
})

it('a quiz executes no stored script, in its questions and after grading', async () => {
  const countExecuted = countScripts()
  const media = scriptAddresses.flatMap((url, index) =>
    ['image', 'audio', 'video', text].map((type, nth) => {
      return { id: 100 + index * 10 + nth, type, url, language: null, metadata: { alt: text } }
    }),
  )
  const texts = inBothLanguages(text)
  const question = { text, texts, media, choices: [text, text] }
  const quiz = makeQuiz({
    title: text,
    titles: texts,
    quizType: text,
    questions: [makeQuestion(1, question), makeQuestion(2, { ...question, type: text })],
  })
  const scoreFeedback = { text, texts }
  const server = openQuizServer(quiz, { feedback: text, feedbacks: texts, scoreFeedback })
  const { dialog } = await openQuiz({ server })
  await dialog.getByRole('radio').first().click()
  expect(listScriptAddresses()).toEqual([])
  await dialog.getByRole('button', { name: 'Submit answers' }).click()
  await expect.element(dialog.getByRole('heading', { name: /right$/ })).toBeVisible()
  expect(listScriptAddresses()).toEqual([])
  expect(await countExecuted()).toBe(0)
})

it('a definition of the glossary executes no stored script', async () => {
  const countExecuted = countScripts()
  const glossaryId = 'a'.repeat(40)
  const definitions = scriptAddresses.map((audio, id) => ({ id, lang: 'en', text, audio }))
  const words = [{ id: 1, word: 'lamp', lang: 'en', forms: [...scriptTexts], definitions }]
  const book = { ...makeFixtureBook({ toLink: () => 'data:audio/wav,' }), glossary: { id: glossaryId, wordCount: 1 } }
  await openBookPage({
    search: '?book=1&page=100',
    respond: () => book,
    respondTo: (path) => (path.endsWith(`/glossary/${glossaryId}`) ? Response.json({ words }) : undefined),
  })
  const mark = page.getByRole('button', { name: 'Definition of “lamp”' })
  await expect.element(mark).toBeInTheDocument()
  mark.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(popup.getByText(scriptTexts[0] ?? '', { exact: false }).first()).toBeVisible()
  expect(listScriptAddresses()).toEqual([])
  expect(await countExecuted()).toBe(0)
})

it('notes execute no stored script on the page, in their list and in their editor', async () => {
  const countExecuted = countScripts()
  const storage = memoryStorage()
  const place = { pageId: 100, icon: 'star', size: 100, x: 60, excerpt: text, createdAt: '2026-11-28T00:00:00.000Z' }
  const list = scriptTexts.map((own, index) => ({ ...place, key: `note-${index}`, text: own, y: 60 + 20 * index }))
  storage.setItem('lectern.bookmarks.1', JSON.stringify({ list, removed: [] }))
  const book = makeFixtureBook({ toLink: () => 'data:audio/wav,' })
  await openBookPage({ respond: () => book, search: '?book=1&page=100', storage })
  await page.getByRole('button', { name: 'Notes', exact: true }).click()
  await expect.poll(() => document.querySelectorAll('[data-listed]').length).toBe(scriptTexts.length)
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search in your notes' }), scriptTexts[0] ?? '')
  await expect.poll(() => document.querySelectorAll('[data-listed]').length).toBeGreaterThan(0)
  const marks = document.querySelectorAll<HTMLElement>('[data-shown] [data-marks=notes] button')
  marks[marks.length - 1]?.click()
  await expect.element(page.getByRole('textbox', { name: 'Text of the note' })).toHaveValue(scriptTexts.at(-1) ?? '')
  expect(listScriptAddresses()).toEqual([])
  expect(await countExecuted()).toBe(0)
})
