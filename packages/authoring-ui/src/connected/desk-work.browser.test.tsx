import { fitToView, toScreen } from '@lectern/core/geometry'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDraftDatabase } from '../drafts/draft-database'
import { fixtureWords } from '../testing/fixture-words'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'
import type { UnsavedWork } from './unsaved-work'

beforeEach(async () => {
  await page.viewport(1300, 850)
  const store = await openDraftDatabase()
  for (const author of [1, 2]) for (const draft of await store.ofBook(author, 9)) await store.remove(draft)
  store.close()
})
afterEach(() => vi.restoreAllMocks())

const stage = () => page.getByRole('listbox')
const option = (name: string) => page.getByRole('option', { name, exact: true })
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const wordField = () => page.getByRole('textbox', { name: 'Word', exact: true })

async function selectFirstWord(): Promise<void> {
  await expect.element(stage()).toBeVisible()
  stage().element().focus()
  await userEvent.keyboard('{ArrowRight}')
}

async function nudgeFirstWord(): Promise<void> {
  await selectFirstWord()
  await userEvent.keyboard('{ArrowRight}')
}

/** Clicks a word of the page, wherever it is on the screen. */
async function pressWord(index: number): Promise<void> {
  const surface = stage().element()
  const view = fitToView(
    { x: 0, y: 0, width: 600, height: 800 },
    { width: surface.clientWidth, height: surface.clientHeight },
    24,
  )
  const position = toScreen(view, { x: 100 + index * 100, y: 115 })
  await stage().click({ position })
}

it('keeps a corrected word as one undo step when the next word is clicked', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  await renderWorkspace(server, 'words')
  await selectFirstWord()
  await wordField().fill('Twice')
  await userEvent.keyboard('!!')
  await pressWord(1)
  await expect.element(wordField()).toHaveValue('upon')
  await expect.element(option('Twice!!')).toBeInTheDocument()
  await press('Save chapter')
  await expect.poll(() => server.pages[0]?.rectsByWords.map((rect) => rect.word)).toEqual(['Twice!!', 'upon'])
  await press('Undo')
  await expect.element(option('Once')).toBeInTheDocument()
})

it('discards the typed text of a word on Escape', async () => {
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }]), 'words')
  await selectFirstWord()
  await wordField().fill('Twice')
  await userEvent.keyboard('{Escape}')
  await expect.element(wordField()).toHaveValue('Once')
  await expect.element(page.getByText('All changes saved')).toBeVisible()
})

it('offers unsaved work until it is restored or discarded, whatever happens meanwhile', async () => {
  const server = fakeStudioServer([{ words: 'Once upon a time' }])
  const first = await renderWorkspace(server, 'words')
  await selectFirstWord()
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText('Draft kept on this device')).toBeVisible()
  await first.unmount()
  const second = await renderWorkspace(server, 'words')
  await expect.element(page.getByText('Unsaved work from last time')).toBeVisible()
  await nudgeFirstWord()
  await press('Save page')
  await expect.element(page.getByText('Page data saved successfully')).toBeVisible()
  await second.unmount()
  await renderWorkspace(server, 'words')
  await press('Restore')
  await expect.element(option('upon')).toBeInTheDocument()
  await expect.element(option('Once')).not.toBeInTheDocument()
})

it('offers a tab neither the work of another open tab nor that of another author', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  const other = await renderWorkspace(server, 'words')
  await nudgeFirstWord()
  await expect.element(page.getByText('Draft kept on this device')).toBeVisible()
  const store = await openDraftDatabase()
  await expect.poll(async () => (await store.ofBook(1, 9)).length).toBe(1)
  const beside = await renderWorkspace(server, 'words')
  await expect.element(stage().nth(1)).toBeVisible()
  await expect.poll(async () => (await store.ofBook(1, 9)).length).toBe(1)
  expect(page.getByText('Unsaved work from last time').elements()).toEqual([])
  await beside.unmount()
  await other.unmount()
  const stranger = await renderWorkspace(server, 'words', { authorId: 2 })
  await selectFirstWord()
  expect(page.getByText('Unsaved work from last time').elements()).toEqual([])
  await stranger.unmount()
  await renderWorkspace(server, 'words')
  await expect.element(page.getByText('Unsaved work from last time')).toBeVisible()
  store.close()
})

it('stores edits on the device even if earlier drafts cannot be read', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const read = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Broken.', 'UnknownError')
  })
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }]), 'words')
  await nudgeFirstWord()
  await expect.element(page.getByText('Draft kept on this device')).toBeVisible()
  read.mockRestore()
  const store = await openDraftDatabase()
  await expect.poll(async () => (await store.ofBook(1, 9)).length).toBe(1)
  store.close()
  expect(warn).toHaveBeenCalled()
})

it('drops the unsaved changes of a deleted page and saves the others, with the focus kept', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }, { words: 'a time' }])
  await renderWorkspace(server, 'words')
  await nudgeFirstWord()
  await press(/Page 2/)
  await nudgeFirstWord()
  await expect.element(page.getByText('2 pages not saved')).toBeVisible()
  await press(/^Pages/)
  await press('Delete page 2')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete page' }).click()
  await expect.element(page.getByText('1 page not saved')).toBeVisible()
  await expect.poll(() => document.activeElement === document.body).toBe(false)
  await press('Save chapter')
  await expect.element(page.getByText('Chapter JSON saved successfully')).toBeVisible()
  expect(server.writes.map((writes) => writes.map((write) => write.pageId))).toEqual([[1]])
})

it('says so if a page to be saved was deleted by someone else', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }, { words: 'a time' }])
  await renderWorkspace(server, 'words')
  await nudgeFirstWord()
  server.pages = server.pages.slice(1)
  await press('Save page')
  await expect.element(page.getByText('1 page was deleted elsewhere and can no longer be saved.')).toBeVisible()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
})

it('gives times to the words as they are when the times arrive', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  server.spoken = [
    { word: 'Once', start: 0.25, end: 0.5, pageVariationId: 101 },
    { word: 'upon', start: 0.5, end: 1, pageVariationId: 101 },
  ]
  let respond = () => undefined as void
  const waiting = new Promise<void>((resolve) => (respond = resolve))
  server.before = (_, path) => (path.startsWith('/api/chapter-variation-words') ? waiting : Promise.resolve())
  await renderWorkspace(server, 'sync')
  await press('Only this page')
  await nudgeFirstWord()
  respond()
  await expect.element(page.getByText('Times synchronized by word')).toBeVisible()
  await expect.element(page.getByText('61, 100 · 80 × 30')).toBeVisible()
})

it('asks before recognition replaces words made meanwhile, and fills the other pages', async () => {
  const server = fakeStudioServer([{ words: '' }, { words: '' }])
  server.recognisable.set(101, 'Found one').set(102, 'Found two')
  let respond = () => undefined as void
  const waiting = new Promise<void>((resolve) => (respond = resolve))
  server.before = (_, path) => (path === '/api/text-ocr' ? waiting : Promise.resolve())
  await renderWorkspace(server, 'words')
  await press('Recognise 2 pages')
  await page.getByRole('radio', { name: /Draw/ }).click({ force: true })
  const surface = stage().element().getBoundingClientRect()
  const pointer = (type: string, x: number, y: number) =>
    stage()
      .element()
      .dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          button: 0,
          buttons: 1,
          isPrimary: true,
          bubbles: true,
          clientX: surface.x + x,
          clientY: surface.y + y,
        }),
      )
  pointer('pointerdown', 300, 300)
  pointer('pointermove', 380, 340)
  pointer('pointerup', 380, 340)
  await expect.poll(() => stage().getByRole('option').elements().length).toBe(1)
  respond()
  const question = page.getByRole('alertdialog', { name: 'Replace your words with the recognised ones?' })
  await expect.element(question.getByText(/^Page 1 was changed/)).toBeVisible()
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => stage().getByRole('option').elements().length).toBe(1)
  await expect.poll(() => server.pages[1]?.rectsByWords.map((rect) => rect.word)).toEqual(['Found', 'two'])
  expect(server.pages[0]?.rectsByWords).toEqual([])
})

it('replaces words only: keeps sentences, and words of pages where nothing is found [OCR-008]', async () => {
  const server = fakeStudioServer([{ words: 'Old words', sentences: 'Sentence' }, { words: 'Kept here' }])
  server.recognisable.set(101, 'New words')
  await renderWorkspace(server, 'words')
  await press('Recognise 2 pages')
  expect(server.pages[0]?.rectsByWords).toEqual(fixtureWords('Old words'))
  await press('Recognise again')
  await expect.element(page.getByText(/^No text found on page 2\./)).toBeVisible()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(server.pages.map((each) => each.rectsByWords.map((rect) => rect.word))).toEqual([
    ['New', 'words'],
    ['Kept', 'here'],
  ])
  expect(server.pages[0]?.rects).toEqual(fixtureWords('Sentence'))
  await press('Undo')
  await expect.element(option('Old')).toBeInTheDocument()
})

it('draws boxes of sentences on request, keeps those of words, and syncs both', async () => {
  const server = fakeStudioServer([{ words: 'Once upon. Then' }])
  server.recognisable.set(101, 'Once upon. Then')
  server.spoken = [
    { word: 'Once', start: 0.25, end: 0.5, pageVariationId: 101 },
    { word: 'upon.', start: 0.5, end: 1, pageVariationId: 101 },
    { word: 'Then', start: 1.5, end: 2, pageVariationId: 101 },
  ]
  await renderWorkspace(server, 'words')
  await expect.element(option('upon.')).toBeInTheDocument()
  await page.getByRole('radio', { name: 'Sentences' }).click()
  await expect.element(option('upon.')).not.toBeInTheDocument()
  await press('Recognise 1 page')
  await expect.element(option('Once upon.')).toBeInTheDocument()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(server.pages[0]?.rects.map((rect) => rect.word)).toEqual(['Once upon.', 'Then'])
  expect(server.pages[0]?.rectsByWords).toEqual(fixtureWords('Once upon. Then'))
  await press('Recognise 1 page')
  await expect.element(page.getByRole('alertdialog', { name: 'Replace existing sentences?' })).toBeVisible()
  await press('Cancel')
  await page.getByRole('button', { name: /^Sync/ }).click()
  await press('Sync by word')
  await expect
    .poll(() => server.pages[0]?.rects.map(({ startTime, endTime }) => [startTime, endTime]))
    .toEqual([
      [0.25, 1],
      [1.5, 2],
    ])
  expect(server.pages[0]?.rectsByWords[0]).toMatchObject({ startTime: 0.25, endTime: 0.5 })
})

it('gives a page without words both kinds from one recognition of sentences, and syncs both', async () => {
  const server = fakeStudioServer([{ words: '' }, { words: 'Mended' }])
  server.recognisable.set(101, 'Once upon. Then').set(102, 'Mendid')
  server.spoken = [
    { word: 'Once', start: 0.25, end: 0.5, pageVariationId: 101 },
    { word: 'upon.', start: 0.5, end: 1, pageVariationId: 101 },
    { word: 'Then', start: 1.5, end: 2, pageVariationId: 101 },
    { word: 'Mended', start: 2, end: 2.5, pageVariationId: 102 },
  ]
  await renderWorkspace(server, 'words')
  await page.getByRole('radio', { name: 'Sentences' }).click()
  await press('Recognise 2 pages')
  await expect.element(option('Once upon.')).toBeInTheDocument()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(server.pages.map((each) => each.rects.map((rect) => rect.word))).toEqual([['Once upon.', 'Then'], ['Mendid']])
  expect(server.pages[0]?.rectsByWords.map((rect) => rect.word)).toEqual(['Once', 'upon.', 'Then'])
  expect(server.pages[1]?.rectsByWords).toEqual(fixtureWords('Mended'))
  await expect.element(page.getByText('4 words on 2 of 2 pages.')).toBeVisible()
  await page.getByRole('button', { name: /^Sync/ }).click()
  await press('Sync by word')
  await expect.poll(() => server.pages[0]?.rectsByWords[2]).toMatchObject({ startTime: 1.5, endTime: 2 })
  expect(server.pages[0]?.rects[0]).toMatchObject({ startTime: 0.25, endTime: 1 })
})

it('undoes everything that one recognition of a page found in one step', async () => {
  const server = fakeStudioServer([{ words: '' }])
  server.recognisable.set(101, 'Once upon. Then')
  await renderWorkspace(server, 'words')
  await page.getByRole('radio', { name: 'Sentences' }).click()
  await press('Recognise 1 page')
  await expect.element(page.getByText('3 words on 1 of 1 pages.')).toBeVisible()
  await press('Undo')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await expect.element(option('Once upon.')).not.toBeInTheDocument()
  expect(page.getByText(/words on/).elements()).toEqual([])
})

it('labels sentences as sentences and words as words', async () => {
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon', sentences: 'Sentence' }]), 'words')
  await selectFirstWord()
  await expect.element(wordField()).toHaveValue('Once')
  await expect.element(page.getByRole('listbox', { name: 'Words on page 1' })).toBeVisible()
  await page.getByRole('radio', { name: 'Sentences' }).click()
  await expect.element(page.getByRole('listbox', { name: 'Sentences on page 1' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Sentences on page 1' })).toBeVisible()
  await selectFirstWord()
  await expect.element(page.getByRole('textbox', { name: 'Sentence', exact: true })).toHaveValue('Sentence')
  expect(wordField().elements()).toEqual([])
})

it('gives recognised sentences the times of their words after a sync', async () => {
  const server = fakeStudioServer([{ words: 'Once upon. Then' }])
  for (const each of server.pages) {
    each.rectsByWords = each.rectsByWords.map((rect, at) => ({ ...rect, startTime: at, endTime: at + 0.5 }))
  }
  server.recognisable.set(101, 'Once upon. Then')
  await renderWorkspace(server, 'words')
  await page.getByRole('radio', { name: 'Sentences' }).click()
  await press('Recognise 1 page')
  await expect
    .poll(() => server.pages[0]?.rects.map(({ startTime, endTime }) => [startTime, endTime]))
    .toEqual([
      [0, 1.5],
      [2, 2.5],
    ])
})

it('keeps the name of a chapter that could not be added and says why; adds one for two Enters', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  server.refuseAdding = { status: 500, body: { code: 'internal', msg: 'No room.' } }
  await renderWorkspace(server, 'words')
  await press('Add to the book')
  await page.getByRole('menuitem', { name: 'Add a chapter' }).click()
  const name = page.getByRole('textbox', { name: 'Chapter name' })
  await name.fill('The Storm')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog').getByText('No room.')).toBeVisible()
  await expect.element(name).toHaveValue('The Storm')
  server.refuseAdding = null
  let respond = () => undefined as void
  const waiting = new Promise<void>((resolve) => (respond = resolve))
  server.before = (method, path) => (method === 'POST' && path.endsWith('/chapters') ? waiting : Promise.resolve())
  await userEvent.keyboard('{Enter}{Enter}')
  respond()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(server.chapters).toHaveLength(2)
})

it('reports unsaved work, and which places are on the same desk if the address names none', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  server.chapters.push({ id: 5, name: 'Two' })
  let reported: UnsavedWork | null = null
  await renderWorkspace(server, 'words', { onUnsaved: (work) => (reported = work) })
  await nudgeFirstWord()
  await expect.poll(() => reported).not.toBeNull()
  const here = { chapter: null, page: null, variation: null, step: null }
  const isAt = (place: Partial<typeof here> | { chapter: number }) => reported?.isAt({ ...here, ...place })
  const pageNumbers = () => reported?.pageNumbers()
  expect(pageNumbers()).toEqual([1])
  expect([isAt({}), isAt({ chapter: 4 }), isAt({ chapter: 5 })]).toEqual([true, true, false])
})

function Voice() {
  const [chosen, setChosen] = useState('Robin')
  return <input aria-label="Voice" value={chosen} onChange={(event) => setChosen(event.target.value)} />
}

it('keeps the state of the voice step while another step is open', async () => {
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }]), 'voice', { renderVoice: () => <Voice /> })
  const voice = page.getByRole('textbox', { name: 'Voice' })
  await voice.fill('Clara')
  await press(/^Words/)
  await expect.element(voice).not.toBeInTheDocument()
  await press(/^Voice/)
  await expect.element(voice).toHaveValue('Clara')
})

it('keeps the focus on Save page after saving by keyboard', async () => {
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }, { words: 'a time' }]), 'words')
  await nudgeFirstWord()
  const save = page.getByRole('button', { name: 'Save page' })
  save.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  await expect.element(save).toHaveFocus()
})

it('keeps zoom and position of the page while the step changes', async () => {
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }]), 'words')
  await expect.element(stage()).toBeVisible()
  const surface = stage().element()
  const zoom = page.getByText(/^\d+\s?%$/)
  const fitted = zoom.element().textContent
  await press('Zoom in')
  await expect.element(zoom).not.toHaveTextContent(fitted)
  const zoomed = zoom.element().textContent
  for (const name of [/^Sync/, /^Publish/, /^Words/]) {
    const step = page.getByRole('button', { name }).first()
    await step.click()
    await expect.element(step).toHaveAttribute('aria-current', 'step')
    expect([stage().element() === surface, zoom.element().textContent]).toEqual([true, zoomed])
  }
})
