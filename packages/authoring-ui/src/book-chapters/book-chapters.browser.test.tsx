import '@lectern/ui/styles.css'
import axe from 'axe-core'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createDetailsStore, DetailsVisit } from '../book-details/render-details.fixture'
import { signInAuthor } from '../connected/sign-in-author.fixture'
import { BookChapters } from './book-chapters'
import { createFakeChaptersServer, type FakeChaptersServer } from './fake-chapters-server.fixture'

afterEach(() => page.viewport(1024, 768))

const names = () => page.getByRole('list', { name: 'Chapters' }).getByRole('link')
const menuOf = (chapter: string) => page.getByRole('button', { name: `More actions for ${chapter}` })
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

async function open(server: FakeChaptersServer) {
  const session = signInAuthor(1, server.fetch)
  await render(
    <DetailsVisit store={createDetailsStore(server.fetch)}>
      <BookChapters
        session={session}
        bookId={server.bookId}
        bookPath="#book"
        chapterPath={({ id }) => `#chapter-${id}`}
      />
    </DetailsVisit>,
  )
  await expect.element(page.getByRole('heading', { name: 'Chapters' })).toBeVisible()
}

async function choose(chapter: string, action: string): Promise<void> {
  await menuOf(chapter).click()
  await page.getByRole('menuitem', { name: action }).click()
}

it('shows all chapters with rules, marks the hidden ones and keeps all when they are moved [LOAD-033]', async () => {
  const server = createFakeChaptersServer({ bookId: 1011, count: 20, hasCover: true })
  await open(server)
  expect(names().elements()).toHaveLength(20)
  await expect.element(page.getByText('Readers do not see 15 chapters of this book')).toBeVisible()
  const marked = page.getByRole('listitem').filter({ hasText: 'Hidden from readers' })
  expect(marked.elements()).toHaveLength(15)
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Chapter 5' }).getByText('Hidden'))
    .not.toBeInTheDocument()
  page.getByRole('button', { name: 'Move Chapter 6', exact: true }).element().focus()
  await userEvent.keyboard(' {Home} ')
  await expect.element(page.getByText('Order of chapters saved.')).toBeVisible()
  expect(server.orders).toEqual([
    [6, ...numbers(1, 5), ...numbers(7, 20)].map((id, index) => ({ id, order_index: index })),
  ])
  await choose('Chapter 20', 'Rename…')
  await page.getByRole('textbox', { name: 'Chapter name' }).fill('The end')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('link', { name: 'The end' })).toBeVisible()
  expect(server.chapters).toHaveLength(20)
  expect(server.writes).toEqual(['PUT /chapters/reorder', 'PUT /chapters/20 "1"'])
})

it('creates, renames, duplicates and deletes chapters', async () => {
  const server = createFakeChaptersServer({ bookId: 9, count: 2 })
  await open(server)
  await page.getByRole('button', { name: 'Add a chapter' }).click()
  await page.getByRole('textbox', { name: 'Chapter name' }).fill('The storm')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'The storm' })).toBeVisible()
  await choose('The storm', 'Duplicate')
  await expect.element(page.getByRole('link', { name: 'The storm (copy)' })).toBeVisible()
  await choose('Chapter 1', 'Delete…')
  const confirm = page.getByRole('alertdialog', { name: 'Delete “Chapter 1”?' })
  await confirm.getByRole('button', { name: 'Delete chapter' }).click()
  await expect.element(page.getByRole('link', { name: 'Chapter 1' })).not.toBeInTheDocument()
  expect(server.chapters.map(({ name }) => name)).toEqual(['Chapter 2', 'The storm', 'The storm (copy)'])
})

it('adds a language to a chapter, marked with what the server can do in it', async () => {
  const server = createFakeChaptersServer({ bookId: 9, count: 1 })
  await open(server)
  await choose('Chapter 1', 'Add a language…')
  const dialog = page.getByRole('dialog', { name: 'Add a language' })
  await dialog.getByRole('combobox').fill('span')
  await page.getByRole('option', { name: 'Español recognised here, no voice' }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByText('1 page · English · Spanish')).toBeVisible()
})

it('gives a chapter a video and a poster in each language, and removes them', async () => {
  const server = createFakeChaptersServer({ bookId: 9, count: 1, languages: ['en', 'es'] })
  await open(server)
  const dialog = page.getByRole('dialog', { name: 'Video of Chapter 1' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await choose('Chapter 1', 'Video…')
  await expect.element(save).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Video' }).fill('ftp://films.test/one.mp4')
  await expect.element(save).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Video' }).fill('/objects/one.mp4')
  await dialog.getByRole('textbox', { name: 'Poster' }).fill('/objects/one.webp')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'Spanish')
  await expect.element(dialog.getByRole('textbox', { name: 'Video' })).toHaveValue('')
  await dialog.getByRole('textbox', { name: 'Video' }).fill('/objects/uno.mp4')
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.writes).toEqual(['PUT /chapters/1/variation "1"', 'PUT /chapters/1/variation "2"'])
  expect(server.chapters[0]?.videos).toEqual({
    en: { videoLink: '/objects/one.mp4', posterLink: '/objects/one.webp' },
    es: { videoLink: '/objects/uno.mp4' },
  })
  await choose('Chapter 1', 'Video…')
  await dialog.getByRole('button', { name: 'Remove: Poster' }).click()
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.chapters[0]?.videos['en']).toEqual({ videoLink: '/objects/one.mp4', posterLink: '' })
})

it('undoes a move, and restores the order that could not be saved', async () => {
  const server = createFakeChaptersServer({ bookId: 9, count: 3 })
  await open(server)
  await page.getByRole('button', { name: 'Move Chapter 1 down' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => server.orders.map((order) => order.map(({ id }) => id)))
    .toEqual([
      [2, 1, 3],
      [1, 2, 3],
    ])
  await expect
    .poll(() =>
      names()
        .elements()
        .map((link) => link.textContent),
    )
    .toEqual(['Chapter 1', 'Chapter 2', 'Chapter 3'])
  server.refusal = { status: 500, msg: 'The disk is full.' }
  await page.getByRole('button', { name: 'Move Chapter 3 up' }).click()
  await expect.element(page.getByText('The disk is full.')).toBeVisible()
  await expect
    .poll(() =>
      names()
        .elements()
        .map((link) => link.textContent),
    )
    .toEqual(['Chapter 1', 'Chapter 2', 'Chapter 3'])
})

it('keeps a new name that another author’s change refused, and saves it when it is tried again', async () => {
  const server = createFakeChaptersServer({ bookId: 9, count: 1 })
  await open(server)
  await choose('Chapter 1', 'Rename…')
  server.chapters = server.chapters.map((chapter) => ({ ...chapter, revision: 7 }))
  await page.getByRole('textbox', { name: 'Chapter name' }).fill('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename chapter' })
  await expect.element(dialog.getByText(/Somebody else changed this chapter/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Chapter name' })).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.chapters.map(({ name }) => name)).toEqual(['Mine'])
})

it('has no axe violations and fits a phone', async () => {
  await page.viewport(375, 700)
  await open(createFakeChaptersServer({ bookId: 1011, count: 20 }))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
  const grip = page.getByRole('button', { name: 'Move Chapter 6', exact: true }).element().getBoundingClientRect()
  const name = names().nth(5).element().getBoundingClientRect()
  expect(grip.right).toBeLessThanOrEqual(name.left)
  expect([grip.top < name.bottom, grip.bottom > name.top]).toEqual([true, true])
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
})
