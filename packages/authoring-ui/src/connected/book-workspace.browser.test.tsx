import axe from 'axe-core'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fixtureWords } from '../testing/fixture-words'
import { fakeStudioServer, type FakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(async () => {
  await page.viewport(1300, 850)
  indexedDB.deleteDatabase('lectern-drafts')
})

const stage = () => page.getByRole('listbox')
const option = (name: string) => page.getByRole('option', { name, exact: true })
const sentWords = (server: FakeStudioServer) =>
  server.writes.map((writes) =>
    writes.map((write) => [write.pageId, write.rectData.rectsByWords.map((rect) => rect.x)]),
  )

async function selectFirstWord(): Promise<void> {
  await expect.element(stage()).toBeVisible()
  stage().element().focus()
  await userEvent.keyboard('{ArrowRight}')
}

async function moveFirstWord(): Promise<void> {
  await selectFirstWord()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
}

it('undoes the last change of the stage with cmd+z [KEY-013]', async () => {
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }]), 'words')
  await moveFirstWord()
  await expect.element(page.getByText('62, 100 · 80 × 30')).toBeVisible()
  await userEvent.keyboard('{Meta>}z{/Meta}')
  await expect.element(page.getByText('61, 100 · 80 × 30')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText('60, 100 · 80 × 30')).toBeVisible()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
})

it('redoes the last undone change with cmd+shift+z [KEY-014]', async () => {
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }]), 'words')
  await moveFirstWord()
  await userEvent.keyboard('{Meta>}zz{/Meta}')
  await expect.element(page.getByText('60, 100 · 80 × 30')).toBeVisible()
  await userEvent.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}')
  await expect.element(page.getByText('61, 100 · 80 × 30')).toBeVisible()
})

it('saves only the current page, with its revision, and confirms it [EDIT-016 MSG-002]', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }, { words: 'a time' }])
  await renderWorkspace(server, 'words')
  await moveFirstWord()
  await page.getByRole('button', { name: /Page 2/ }).click()
  await moveFirstWord()
  await expect.element(page.getByText('2 pages not saved')).toBeVisible()
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect.element(page.getByText('Page data saved successfully')).toBeVisible()
  expect(sentWords(server)).toEqual([[[2, [62, 160]]]])
  expect(server.writes[0]?.[0]?.revision).toBe(5)
  await expect.element(page.getByText('1 page not saved')).toBeVisible()
})

it('saves every changed page of the chapter in one request, and confirms it [EDIT-017 MSG-004]', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }, { words: 'a time' }, { words: 'untouched' }])
  await renderWorkspace(server, 'words')
  await moveFirstWord()
  await page.getByRole('button', { name: /Page 2/ }).click()
  await moveFirstWord()
  await page.getByRole('button', { name: 'Save chapter' }).click()
  await expect.element(page.getByText('Chapter JSON saved successfully')).toBeVisible()
  expect(sentWords(server)).toEqual([
    [
      [1, [62, 160]],
      [2, [62, 160]],
    ],
  ])
  await expect.element(page.getByText('All changes saved')).toBeVisible()
})

it('saves the chapter with ctrl+s instead of the browser’s page, if something is unsaved', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  await renderWorkspace(server, 'words')
  await selectFirstWord()
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(server.writes).toEqual([])
  await userEvent.keyboard('{ArrowRight}{Control>}s{/Control}')
  await expect.element(page.getByText('Chapter JSON saved successfully')).toBeVisible()
  expect(sentWords(server)).toEqual([[[1, [61, 160]]]])
})

it('says that unsaved work is stored on the device, and warns if it cannot be', async () => {
  const first = await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }]), 'words')
  await moveFirstWord()
  await expect.element(page.getByText('Draft kept on this device')).toBeVisible()
  await first.unmount()
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No databases here.', 'SecurityError')
  })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }]), 'words')
  await moveFirstWord()
  await expect.element(page.getByText("Can't keep a draft here. Save now.")).toBeVisible()
  expect(warn).toHaveBeenCalledOnce()
  open.mockRestore()
  warn.mockRestore()
})

it('says when a book was published, and offers to publish again after a change', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  server.publication = { publishedAt: '2026-11-20T14:46:00Z', publicationIsBehind: false }
  const first = await renderWorkspace(server, 'publish')
  await expect.element(page.getByText(/^Published on .*Nov 20, 2026/)).toBeVisible()
  await expect.element(page.getByText('Readers have the latest version.')).toBeVisible()
  await moveFirstWord()
  await expect.element(page.getByRole('button', { name: 'Publish changes' })).toBeVisible()
  await first.unmount()
  server.publication = { ...server.publication, publicationIsBehind: true }
  await renderWorkspace(server, 'publish')
  await expect.element(page.getByText("Readers don't have your latest changes yet.")).toBeVisible()
})

it('says that a page could not be saved and keeps it unsaved [MSG-001]', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  server.refuse = { status: 500, body: { code: 'internal', msg: '' } }
  await renderWorkspace(server, 'words')
  await moveFirstWord()
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect.element(page.getByText('Failed to save page data', { exact: true })).toBeVisible()
  await expect.element(page.getByText('1 page not saved')).toBeVisible()
})

it('asks how to resolve a conflict, overwrites nothing and loses nothing', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  await renderWorkspace(server, 'words')
  await moveFirstWord()
  const [theirs] = server.pages
  if (theirs === undefined) throw new Error('the fake server has no page')
  theirs.revision = 6
  theirs.rectsByWords = fixtureWords('Theirs now')
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect.element(page.getByRole('dialog', { name: 'This page was changed elsewhere' })).toBeVisible()
  expect(theirs.rectsByWords).toEqual(fixtureWords('Theirs now'))
  await page.getByRole('button', { name: 'Use the other version' }).click()
  await expect.element(option('Theirs')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(option('Once')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Save chapter' }).click()
  await expect.element(page.getByText('Chapter JSON saved successfully')).toBeVisible()
  expect(theirs.rectsByWords.map((rect) => rect.word)).toEqual(['Once', 'upon'])
})

it('recognises the pages without words first, and asks nothing about the others', async () => {
  const server = fakeStudioServer([{ words: 'Old words' }, { words: '' }, { words: '' }])
  server.recognisable.set(101, 'New words').set(102, 'Found too').set(103, 'Found last')
  await renderWorkspace(server, 'words')
  await page.getByRole('button', { name: 'Recognise 2 pages without words' }).click()
  await expect.element(page.getByText('6 words on 3 of 3 pages.')).toBeVisible()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(server.pages.map((each) => each.rectsByWords.map((rect) => rect.word))).toEqual([
    ['Old', 'words'],
    ['Found', 'too'],
    ['Found', 'last'],
  ])
  await expect.element(page.getByRole('button', { name: 'Recognise 3 pages' })).toBeVisible()
})

it('asks before recognition replaces words, and undo restores them page by page [OCR-008]', async () => {
  const server = fakeStudioServer([{ words: 'Old words' }, { words: 'Old too' }, { words: '' }])
  server.recognisable.set(101, 'New words').set(102, 'New too')
  await renderWorkspace(server, 'words')
  await page.getByRole('button', { name: 'All 3 pages' }).click()
  await expect.element(page.getByText(/^Pages 1 and 2 already have words/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(server.writes).toEqual([])
  await expect.element(option('Old')).toBeInTheDocument()
  await page.getByRole('button', { name: 'All 3 pages' }).click()
  await page.getByRole('button', { name: 'Recognise again' }).click()
  await expect.element(option('New')).toBeInTheDocument()
  await expect.element(page.getByText(/^No text found on page 3\./)).toBeVisible()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(server.pages.map((each) => each.rectsByWords.map((rect) => rect.word))).toEqual([
    ['New', 'words'],
    ['New', 'too'],
    [],
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(option('New')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(option('Old')).toBeInTheDocument()
})

it('refuses to recognise a chapter whose pages have no image [MSG-023]', async () => {
  await renderWorkspace(fakeStudioServer([{ words: '', hasImage: false }]), 'words')
  await page.getByRole('button', { name: /Recognise/ }).click()
  await expect.element(page.getByText('No pages with images found for the selected variation.')).toBeVisible()
})

it('refuses to sync by word without word rects [MSG-021]', async () => {
  await renderWorkspace(fakeStudioServer([{ words: '' }]), 'sync')
  await page.getByRole('button', { name: 'Sync by word' }).click()
  await expect.element(page.getByText('You must generate rects by word first.')).toBeVisible()
})

it('syncs one page by word as one undo step and says so [MSG-007]', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  server.spoken = [
    { word: 'Once', start: 0.25, end: 0.5, pageVariationId: 101 },
    { word: 'upon', start: 0.5, end: 1, pageVariationId: 101 },
  ]
  await renderWorkspace(server, 'sync')
  await page.getByRole('button', { name: 'Only this page' }).click()
  await expect.element(page.getByText('Times synchronized by word')).toBeVisible()
  await expect.element(option('Once, 0.25 to 0.5 seconds')).toBeInTheDocument()
  expect(server.writes).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(option('Once')).toBeInTheDocument()
})

it('syncs the whole chapter page by page and saves it [SYNC-020 MSG-008]', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }, { words: 'a time' }])
  server.spoken = ['Once', 'upon', 'a', 'time'].map((word, index) => ({
    word,
    start: index,
    end: index + 1,
    pageVariationId: index < 2 ? 101 : 102,
  }))
  await renderWorkspace(server, 'sync')
  await page.getByRole('button', { name: 'Sync by word' }).click()
  await expect.element(page.getByText('Chapter times synced and saved successfully')).toBeVisible()
  expect(server.pages.map((each) => each.rectsByWords.map((rect) => rect.startTime))).toEqual([
    [0, 1],
    [2, 3],
  ])
})

it('names the first unmatched word and unassigned rect, and fills the rest on request [MSG-022]', async () => {
  const server = fakeStudioServer([{ words: 'Once distant harbours shone' }])
  server.spoken = ['Once', 'harbours', 'shone', 'listen'].map((word, index) => ({
    word,
    start: index,
    end: index + 0.5,
    pageVariationId: 101,
  }))
  await renderWorkspace(server, 'sync')
  await page.getByRole('button', { name: 'Sync by word' }).click()
  await expect
    .element(
      page.getByText(
        'Unable to assign times: First spoken word without a match: “listen”. First word without a time: “distant”.',
      ),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Estimate the rest' }).click()
  await expect.element(page.getByText('1 time is estimated')).toBeVisible()
  await expect.poll(() => server.pages[0]?.rectsByWords[1]?.timing?.source).toBe('estimated')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: 'Estimate the rest' })).toBeVisible()
})

it('reports a failed page by number, saves the others and shows no success [MSG-011]', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }, { words: 'unread imprint' }, { words: 'a time' }])
  server.spoken = ['Once', 'upon', 'a', 'time'].map((word, index) => ({
    word,
    start: index,
    end: index + 1,
    pageVariationId: index < 2 ? 101 : 103,
  }))
  await renderWorkspace(server, 'sync')
  await page.getByRole('button', { name: 'Sync by word' }).click()
  await expect
    .element(page.getByText('Error synchronizing page 2: no spoken words belong to it', { exact: true }))
    .toBeVisible()
  await expect
    .poll(() => server.pages.map((each) => each.rectsByWords.map((rect) => rect.startTime)))
    .toEqual([
      [0, 1],
      [undefined, undefined],
      [2, 3],
    ])
  await expect.element(page.getByRole('button', { name: 'Only this page' })).toBeEnabled()
  expect(page.getByText('Chapter times synced and saved successfully').elements()).toEqual([])
})

it('says that a sync has failed if the words cannot be read [MSG-010 MSG-012]', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  const fetch: typeof globalThis.fetch = async (input, init) =>
    new URL(new Request(input, init).url).pathname.startsWith('/api/chapter-variation-words')
      ? Response.json({ code: 'internal', msg: 'The track has no words.' }, { status: 500 })
      : server.fetch(input, init)
  await renderWorkspace({ ...server, fetch }, 'sync')
  await page.getByRole('button', { name: 'Only this page' }).click()
  await expect.element(page.getByText('Error synchronizing times by word', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sync by word' }).click()
  await expect.element(page.getByText('Error synchronizing chapter: The track has no words.')).toBeVisible()
})

it('offers unsaved work that an earlier visit left on the device', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  const first = await renderWorkspace(server, 'words')
  await moveFirstWord()
  await expect.element(page.getByText('1 page not saved')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 400))
  await first.unmount()
  await renderWorkspace(server, 'words')
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('button', { name: 'Save chapter' }).click()
  await expect.element(page.getByText('Chapter JSON saved successfully')).toBeVisible()
  expect(sentWords(server)).toEqual([[[1, [62, 160]]]])
})

it('moves through the words with Tab, deletes one, and leaves the stage at the end', async () => {
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon a' }]), 'words')
  await selectFirstWord()
  const active = () => {
    const id = stage().element().getAttribute('aria-activedescendant')
    return id === null ? null : document.getElementById(id)?.textContent
  }
  await expect.poll(active).toBe('Once')
  await userEvent.keyboard('{Tab}')
  await expect.poll(active).toBe('upon')
  await userEvent.keyboard('{Delete}')
  await expect.element(option('upon')).not.toBeInTheDocument()
  await userEvent.keyboard('{End}{Tab}')
  expect(document.activeElement).not.toBe(stage().element())
})

it('asks before another language clears the undo history, and changes nothing on cancel [EDIT-014]', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  server.languages.push('es')
  await renderWorkspace(server, 'words')
  const save = page.getByRole('button', { name: 'Save chapter' })
  await moveFirstWord()
  await save.click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  const language = page.getByRole('combobox', { name: 'Language' })
  await userEvent.selectOptions(language, 'es')
  const question = page.getByRole('alertdialog', { name: 'Clear the undo history?' })
  await expect
    .element(question)
    .toHaveAccessibleDescription(
      'Undo works only in what is open now, so this clears your last 2 undo steps. Saved changes stay.',
    )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(language).toHaveValue('en')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('61, 100 · 80 × 30')).toBeVisible()
  await save.click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  await userEvent.selectOptions(language, 'es')
  await question.getByRole('button', { name: 'Clear and continue' }).click()
  await expect.element(language).toHaveValue('es')
  await userEvent.selectOptions(language, 'en')
  await expect.element(language).toHaveValue('en')
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

it.each(['pages', 'words', 'sync', 'publish'] as const)('passes axe in the step %s', async (step) => {
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }, { words: '' }]), step)
  await expect.element(page.getByRole('navigation', { name: 'Steps to a read-along book' })).toBeVisible()
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map((violation) => [violation.id, violation.nodes.map((node) => node.html)])).toEqual([])
})

it.each(['ltr', 'rtl'] as const)('fits into 320 pixels, %s', async (direction) => {
  await page.viewport(320, 640)
  document.documentElement.dir = direction
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }]), 'words')
  await expect.element(page.getByRole('heading', { name: 'Find the words' })).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  document.documentElement.dir = 'ltr'
})

const named = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Escape', 'Tab', 'Delete', 'Backspace']
const probedKeys = Array.from('abcdefghijklmnopqrstuvwxyz0123456789 ').concat(
  named,
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'F1',
  'F2',
)
const heldKeys = ['', 'Shift+', 'Alt+', 'Alt+Shift+', '$mod+', '$mod+Shift+', '$mod+Alt+']

/** Returns true if an element handles the keys. */
function handlesKeys(target: Element, keys: string): boolean {
  const key = keys === '?' ? keys : keys.slice(keys.lastIndexOf('+') + 1)
  const event = new KeyboardEvent('keydown', {
    key: key === 'Space' ? ' ' : key,
    shiftKey: keys.includes('Shift+'),
    altKey: keys.includes('Alt+'),
    ctrlKey: keys.includes('$mod+'),
    bubbles: true,
    cancelable: true,
  })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

it('lists every key that the desk handles, and no other, with "?" and from the bar [UI-007]', async () => {
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon a time there was a lamp' }]), 'words')
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Draw a frame' }).click({ force: true })
  await selectFirstWord()
  const target = stage().element()
  const probe = () =>
    heldKeys
      .flatMap((held) => probedKeys.map((key) => held + key))
      .filter((keys) => {
        // A word with one before and one after it.
        handlesKeys(target, 'Home')
        handlesKeys(target, 'Tab')
        return handlesKeys(target, keys)
      })
  const whileDrawing = probe()
  await page.getByRole('radio', { name: 'Set times along with the voice' }).click({ force: true })
  // A key of this tool alone, which does something else or nothing with the others.
  const handledKeys = [...whileDrawing, ...probe(), '?']
  expect(handlesKeys(target, '?')).toBe(true)
  await expect.element(sheet).toBeVisible()
  const listed = Array.from(
    sheet.element().querySelectorAll<HTMLElement>('[data-keys]'),
    (keys) => keys.dataset['keys'],
  )
  const single = listed.flatMap((keys = '') =>
    keys.endsWith('Arrows') ? named.slice(0, 4).map((arrow) => keys.replace('Arrows', arrow)) : [keys],
  )
  const written = handledKeys.map((keys) =>
    keys.replace(' ', 'Space').replace(/(?<=^|\+)[a-z]$/, (key) => key.toUpperCase()),
  )
  expect(new Set(single)).toEqual(new Set(written))
})
