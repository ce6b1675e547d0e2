import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openAccount } from '../testing/open-account'
import { openFixtureBook } from '../testing/open-fixture-book'

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1280, 800)
})

const listed = () => [...document.querySelectorAll('[data-listed]')].map((row) => row.textContent)
const field = page.getByRole('textbox', { name: 'Text of the note' })
const save = page.getByRole('button', { name: 'Save', exact: true })
const wordElement = (text: string) => {
  const found = [...document.querySelectorAll('[data-shown] [data-word]')].find(
    (each) => each.textContent?.trim() === text,
  )
  if (!found) throw new Error(`No word ${text}`)
  return found
}

async function openNotes(o: Parameters<typeof openFixtureBook>[0] = {}) {
  const opened = await openFixtureBook(o)
  await expect.element(page.getByRole('button', { name: 'Listening' })).toBeVisible()
  return opened
}
async function writeNote(word: string, text: string) {
  await userEvent.click(wordElement(word), { button: 'right' })
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  await expect.element(field).toHaveFocus()
  await field.fill(text)
}

describe('notes', () => {
  it('are written beside a word with an icon and a size, shown there and listed, and deleted with an undo [UI-005]', async () => {
    const account = openAccount()
    account.signIn()
    await openNotes({ account: account.session })
    await writeNote('library', 'Who lit it?')
    await page.getByRole('radio', { name: 'Question' }).click()
    await page.getByRole('radio', { name: 'Large' }).click()
    await save.click()
    const mark = page.getByRole('button', { name: 'Note: Who lit it?' })
    await expect.element(mark).toBeVisible()
    await expect.element(mark).toHaveFocus()
    await expect
      .poll(() => [...account.notes.values()])
      .toMatchObject([{ note: 'Who lit it?', icon: 'question', pageId: 100, bookId: 1 }])
    const [note] = account.notes.values()
    const word = wordElement('library').getBoundingClientRect()
    const box = mark.element().getBoundingClientRect()
    expect(Math.abs(box.left - word.right)).toBeLessThan(box.width)
    expect(typeof note?.['size']).toBe('number')
    await page.getByRole('button', { name: 'Notes', exact: true }).click()
    await expect.poll(listed).toHaveLength(1)
    expect(listed()[0]).toMatch(/^Who lit it\?library.*Page 1/)
    await page.getByRole('button', { name: 'Delete the note “Who lit it?”' }).click()
    await expect.element(page.getByText('No notes yet')).toBeVisible()
    await expect.poll(() => account.notes.size).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(listed).toHaveLength(1)
    await expect.poll(() => account.notes.size).toBe(1)
  })
})
