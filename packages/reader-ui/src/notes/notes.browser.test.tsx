import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { localeStorageKey, openStoredLocale } from '@lectern/ui'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { toHebrew } from '../fixtures/to-hebrew'
import { memoryStorage } from '../testing/memory-storage'
import { openAccount } from '../testing/open-account'
import { openBookPage } from '../testing/open-book-page'
import { openFixtureBook } from '../testing/open-fixture-book'
import { waitForTools } from '../testing/wait-for-tools'
import { expectAccessible } from '../testing/expect-accessible'

const { crypto } = globalThis
afterEach(() => vi.unstubAllGlobals())
beforeEach(async () => {
  // As on a school's http page, where browsers have no `randomUUID`.
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) })
  sessionStorage.clear()
  await page.viewport(1280, 800)
})

const listed = () => [...document.querySelectorAll('[data-listed]')].map((row) => row.textContent)
const field = page.getByRole('textbox', { name: 'Text of the note' })
const save = page.getByRole('button', { name: 'Save', exact: true })
const editor = page.getByRole('dialog')
const wordElement = (text: string) => {
  const words = [...document.querySelectorAll('[data-shown] [data-word]')]
  const found = words.find((each) => each.textContent?.trim() === text)
  if (!found) throw new Error(`The page has no word ${text}.`)
  return found
}

async function openNotes(o: Parameters<typeof openFixtureBook>[0] = {}) {
  const opened = await openFixtureBook(o)
  await waitForTools()
  return opened
}
async function openEditor(word: string) {
  await userEvent.click(wordElement(word), { button: 'right' })
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  await expect.element(field).toHaveFocus()
}
async function writeNote(word: string, text: string) {
  await openEditor(word)
  await field.fill(text)
  await save.click()
  const mark = page.getByRole('button', { name: `Note: ${text}` })
  await expect.element(mark).toBeVisible()
  return mark
}
const openList = () => page.getByRole('button', { name: 'Notes', exact: true }).click()

describe('a note', () => {
  it('is written beside a word, shown there and listed, and deleted with an undo [UI-005]', async () => {
    const account = openAccount()
    account.signIn()
    await openNotes({ account: account.session })
    await openEditor('library')
    await field.fill('Who lit it?')
    await page.getByRole('radio', { name: 'Question' }).click()
    await page.getByRole('radio', { name: 'Large' }).click()
    await expectAccessible(editor.element())
    await save.click()
    const mark = page.getByRole('button', { name: 'Note: Who lit it?' })
    await expect.element(mark).toHaveFocus()
    await expect
      .poll(() => [...account.notes.values()])
      .toMatchObject([{ note: 'Who lit it?', icon: 'question', pageId: 100, bookId: 1 }])
    const word = wordElement('library').getBoundingClientRect()
    const box = mark.element().getBoundingClientRect()
    expect(Math.abs(box.left - word.right)).toBeLessThan(box.width)
    expect(box.width / document.querySelector('[data-shown]')!.getBoundingClientRect().width).toBeCloseTo(0.1, 2)
    await openList()
    await expect.poll(listed).toHaveLength(1)
    expect(listed()[0]).toMatch(/^Who lit it\?library.*Page 1/)
    await expectAccessible(page.getByRole('complementary').element())
    await page.getByRole('button', { name: 'Delete the note “Who lit it?”' }).click()
    await expect.element(page.getByText('No notes yet')).toBeVisible()
    await expect.poll(() => account.notes.size).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(listed).toHaveLength(1)
    await expect.poll(() => account.notes.size).toBe(1)
  })

  it('keeps what was typed when the editor is left, and nothing when it is cancelled or empty', async () => {
    await openNotes()
    await openEditor('lamp')
    await userEvent.keyboard('{Escape}')
    await expect.element(editor).not.toBeInTheDocument()
    await openEditor('lamp')
    await field.fill('Dropped')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(editor).not.toBeInTheDocument()
    expect(document.querySelectorAll('[data-mark^="note:"]')).toHaveLength(0)
    await openEditor('lamp')
    await field.fill('Kept')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Note: Kept' })).toHaveFocus()
  })

  it('opens by the context-menu key, is moved by the arrow keys, and goes back on Escape', async () => {
    const storage = memoryStorage()
    await openNotes({ storage })
    page.getByRole('region', { name: 'Page of the book' }).element().focus()
    await userEvent.keyboard('{ContextMenu}')
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('By key{Control>}{Enter}{/Control}')
    const mark = page.getByRole('button', { name: 'Note: By key' })
    await expect.element(mark).toHaveFocus()
    const leftOf = () => mark.element().getBoundingClientRect().left
    const before = leftOf()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await expect.element(page.getByRole('button', { name: 'Keep it here' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}')
    await expect.poll(leftOf).toBeGreaterThan(before + 10)
    await userEvent.keyboard('{Escape}')
    await expect.element(mark).toHaveFocus()
    await expect.poll(leftOf).toBeCloseTo(before, 0)
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}')
    await expect.element(mark).toHaveFocus()
    await expect.poll(leftOf).toBeGreaterThan(before + 10)
    expect(storage.getItem('lectern.bookmarks.1')).toContain('By key')
  })

  it('is moved by dragging, which opens nothing and turns no page', async () => {
    const { shownPage } = await openNotes()
    const mark = await writeNote('lamp', 'Drag me')
    const start = mark.element().getBoundingClientRect()
    const at = (x: number, y: number) => ({
      bubbles: true,
      pointerId: 3,
      isPrimary: true,
      pointerType: 'touch',
      button: 0,
      clientX: start.left + start.width / 2 + x,
      clientY: start.top + start.height / 2 + y,
    })
    const button = mark.element()
    button.setPointerCapture = () => undefined
    button.dispatchEvent(new PointerEvent('pointerdown', at(0, 0)))
    button.dispatchEvent(new PointerEvent('pointermove', at(30, 40)))
    button.dispatchEvent(new PointerEvent('pointerup', at(60, 80)))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.poll(() => mark.element().getBoundingClientRect().left - start.left).toBeGreaterThan(25)
    expect(mark.element().getBoundingClientRect().top - start.top).toBeGreaterThan(35)
    await expect.element(editor).not.toBeInTheDocument()
    expect(shownPage()).toBe('100')
  })

  it('is written by a long press beside the words', async () => {
    await openNotes()
    const sheet = document.querySelector<HTMLElement>('[data-shown]')!
    const { left, bottom, width } = sheet.getBoundingClientRect()
    const at = { clientX: left + width / 2, clientY: bottom - 20 }
    const target = document.elementFromPoint(at.clientX, at.clientY)!
    target.dispatchEvent(
      new PointerEvent('pointerdown', { ...at, bubbles: true, pointerId: 4, isPrimary: true, pointerType: 'touch' }),
    )
    await expect.element(field).toHaveFocus()
    await field.fill('Below the text')
    await save.click()
    const mark = page.getByRole('button', { name: 'Note: Below the text' })
    await expect.element(mark).toBeVisible()
    const box = mark.element().getBoundingClientRect()
    expect(Math.abs(box.left + box.width / 2 - at.clientX)).toBeLessThan(20)
    expect(box.bottom).toBeLessThanOrEqual(bottom + 1)
  })

  it('is offered in no mode that keeps nothing of the reader', async () => {
    for (const mode of ['sample', 'preview', 'brochure']) {
      const { screen } = await openFixtureBook({ search: `?book=1&mode=${mode}` })
      await expect.element(page.getByRole('button', { name: 'More' })).toBeVisible()
      await userEvent.click(wordElement('lamp'), { button: 'right' })
      await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible()
      expect(page.getByRole('button', { name: 'Note', exact: true }).query()).toBeNull()
      expect(page.getByRole('button', { name: 'Notes', exact: true }).query()).toBeNull()
      await screen.unmount()
    }
  })
})

describe('a note that cannot be saved', () => {
  it("shows the server's message or status, keeps the text, and is sent once by a retry [MSG-013 NOTE-005]", async () => {
    const account = openAccount()
    account.signIn()
    account.network.refusal = () =>
      Response.json({ code: 'invalid-field', msg: 'The book is closed.' }, { status: 422 })
    await openNotes({ account: account.session })
    const mark = await writeNote('lamp', 'Try me')
    await expect.element(page.getByText('The book is closed.').first()).toBeVisible()
    await mark.click()
    await expect.element(field).toHaveValue('Try me')
    await expect.element(editor.getByText('The book is closed.')).toBeVisible()
    account.network.refusal = () => new Response('<p>Bad gateway</p>', { status: 502 })
    await editor.getByRole('button', { name: 'Try again' }).click()
    await openList()
    const row = page.getByRole('list', { name: 'Notes' })
    await expect.element(row.getByText('Failed to submit note. Status: 502', { exact: true })).toBeVisible()
    expect(listed()[0]).toMatch(/^Try me/)
    expect(account.notes.size).toBe(0)
    account.network.refusal = null
    await row.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => [...account.notes.values()].map(({ note }) => note)).toEqual(['Try me'])
    await expect.element(row.getByText('Failed to submit note.', { exact: false })).not.toBeInTheDocument()
    expect(new Set(account.keys).size).toBe(1)
  })

  it('is kept, changed and deleted offline, and sent once when the network is back', async () => {
    const account = openAccount()
    account.signIn()
    const storage = memoryStorage()
    account.network.isDown = true
    const { screen } = await openNotes({ account: account.session, storage })
    await writeNote('lamp', 'Offline')
    await writeNote('library', 'Deleted offline')
    await openList()
    await expect.element(page.getByText('Your latest changes are kept on this device', { exact: false })).toBeVisible()
    await screen.unmount()
    sessionStorage.clear()
    await openNotes({ account: account.session, storage })
    await page.getByRole('button', { name: 'Note: Offline' }).click()
    await field.fill('Offline, then changed')
    await save.click()
    await openList()
    await page.getByRole('button', { name: 'Delete the note “Deleted offline”' }).click()
    expect(account.notes.size).toBe(0)
    account.network.isDown = false
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => [...account.notes.values()].map(({ note }) => note)).toEqual(['Offline, then changed'])
    window.dispatchEvent(new Event('online'))
    await expect.element(page.getByText('Your latest changes are kept', { exact: false })).not.toBeInTheDocument()
    expect(account.notes.size).toBe(1)
  })

  it("is a guest's, and moves to the account at sign-in, once", async () => {
    const account = openAccount()
    const storage = memoryStorage()
    await openNotes({ account: account.session, storage })
    await writeNote('lamp', 'From a guest')
    await openList()
    await expect.element(page.getByText('Sign in to have them everywhere', { exact: false })).toBeVisible()
    account.signIn()
    await expect.poll(() => [...account.notes.values()].map(({ note }) => note)).toEqual(['From a guest'])
    await expect.poll(listed).toHaveLength(1)
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => account.notes.size).toBe(1)
    expect(storage.getItem('lectern.bookmarks.1')).not.toContain('From a guest')
  })
})

describe('the list of notes', () => {
  const stored = (count: number) => {
    const storage = memoryStorage()
    const list = Array.from({ length: count }, (_, index) => ({
      key: `note-${index}`,
      pageId: 100 + (index % 3),
      text: `Thought ${index} of the reader`,
      icon: 'star',
      size: 100,
      x: 60 + ((index * 37) % 400),
      y: 60 + ((index * 53) % 500),
      excerpt: 'The lamp in the library',
      createdAt: '2026-11-28T00:00:00.000Z',
    }))
    storage.setItem('lectern.bookmarks.1', JSON.stringify({ list, removed: [] }))
    return storage
  }

  it('finds a note by its words, and says when there is none', async () => {
    await openNotes({ storage: stored(12) })
    await openList()
    await expect.poll(listed).toHaveLength(12)
    const search = page.getByRole('searchbox', { name: 'Search in your notes' })
    await search.fill('reader THOUGHT 7')
    await expect.poll(listed).toHaveLength(1)
    await search.fill('owl')
    await expect.element(page.getByText('No note has “owl”')).toBeVisible()
  })

  it('turns to the page of a note and focuses its mark', async () => {
    const { shownPage } = await openNotes({ storage: stored(4) })
    await openList()
    await page
      .getByRole('list', { name: 'Notes' })
      .getByRole('button', { name: /^Thought 2 / })
      .click()
    await expect.poll(shownPage).toBe('102')
    await expect.element(page.getByRole('button', { name: 'Note: Thought 2 of the reader' })).toHaveFocus()
  })

  it('shows 500 notes by and by, finds in all of them, and deletes one at once', async () => {
    await openNotes({ storage: stored(500) })
    await openList()
    await expect.poll(() => listed().length).toBeGreaterThanOrEqual(50)
    expect(listed().length).toBeLessThan(200)
    const first = listed()[0]
    await page.getByRole('button', { name: 'Delete the note “Thought 0 of the reader”' }).click()
    await expect.poll(() => listed()[0]).not.toBe(first)
    expect(document.activeElement?.closest('[data-listed]')).not.toBeNull()
    document.querySelector('[data-listed]:last-child')?.scrollIntoView()
    await expect.poll(() => listed().length).toBeGreaterThanOrEqual(100)
    await page.getByRole('searchbox', { name: 'Search in your notes' }).fill('Thought 499')
    await expect.poll(listed).toHaveLength(1)
  })

  it('shows what another tab has written', async () => {
    const storage = memoryStorage()
    await openNotes({ storage })
    await openList()
    await expect.element(page.getByText('No notes yet')).toBeVisible()
    storage.setItem('lectern.bookmarks.1', stored(1).getItem('lectern.bookmarks.1') ?? '')
    window.dispatchEvent(new StorageEvent('storage'))
    await expect.poll(listed).toHaveLength(1)
    await expect.element(page.getByRole('button', { name: 'Note: Thought 0 of the reader' })).toBeVisible()
  })

  it('hides no other tool while its Spanish texts are loaded', async () => {
    const storage = stored(1)
    storage.setItem(localeStorageKey, 'es')
    const hidden: string[] = []
    // A boundary that waits hides what it holds by a style.
    const observer = new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof HTMLElement && target.style.display === 'none') hidden.push(target.className)
    })
    observer.observe(document.body, { subtree: true, attributeFilter: ['style'] })
    await openFixtureBook({ storage, locale: openStoredLocale(storage, ['en']) })
    await expect.element(page.getByRole('button', { name: 'Nota: Thought 0 of the reader' })).toBeVisible()
    await waitForTools()
    observer.disconnect()
    expect(hidden).toEqual([])
  })

  it('is a sheet on a phone that the editor replaces, and has Spanish texts', async () => {
    await page.viewport(375, 667)
    const storage = stored(2)
    storage.setItem(localeStorageKey, 'es')
    await openBookPage({
      respond: () => makeFixtureBook({ toLink: () => 'data:audio/wav,' }),
      search: '?book=1',
      storage,
    })
    // Tools that are still being mounted move the button, and a press on a button that moves opens nothing.
    await waitForTools()
    await page.getByRole('button', { name: 'Más' }).click()
    const listEntries = () => Array.from(document.querySelectorAll('[role=menuitem]'), ({ textContent }) => textContent)
    await expect.poll(listEntries).toContain('Notas')
    await page.getByRole('menuitem', { name: 'Notas' }).click()
    const sheet = page.getByRole('dialog', { name: 'En este libro' })
    await expect.element(sheet.getByRole('list', { name: 'Notas' })).toBeVisible()
    await expectAccessible(sheet.element())
    await sheet.getByRole('button', { name: 'Editar la nota «Thought 0 of the reader»' }).click()
    const text = page.getByRole('textbox', { name: 'Texto de la nota' })
    await expect.element(text).toHaveValue('Thought 0 of the reader')
    await expect.element(text).toHaveFocus()
    const box = page.getByRole('dialog', { name: 'Nota' }).element().getBoundingClientRect()
    expect([box.width, box.bottom]).toEqual([375, 667])
    for (const button of page.getByRole('dialog', { name: 'Nota' }).element().querySelectorAll('button')) {
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(40)
    }
    await expectAccessible(page.getByRole('dialog', { name: 'Nota' }).element())
  })

  it('puts a note at the same place of a right-to-left page', async () => {
    await openFixtureBook({ language: 'he', change: toHebrew, storage: stored(1) })
    const mark = page.getByRole('button', { name: 'Note: Thought 0 of the reader' })
    await expect.element(mark).toBeVisible()
    const sheet = document.querySelector<HTMLElement>('[data-shown]')!
    const { left, width } = sheet.getBoundingClientRect()
    const box = mark.element().getBoundingClientRect()
    const scale = width / Number(sheet.style.getPropertyValue('--lectern-page-width'))
    expect(box.left + box.width / 2 - left).toBeCloseTo(60 * scale, 0)
  })
})
