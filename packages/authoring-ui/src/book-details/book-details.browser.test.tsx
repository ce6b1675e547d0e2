import '@lectern/ui/styles.css'
import axe from 'axe-core'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { UnsavedWork } from '../connected/unsaved-work'
import { BookDetails } from './book-details'
import { createFakeDetailsServer, type FakeDetailsServer } from './fake-details-server.fixture'
import { createDetailsStore, DetailsVisit } from './render-details.fixture'

afterEach(() => page.viewport(1024, 768))

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const description = () => page.getByRole('textbox', { name: /^Description/ })
const named = (name: string) => page.getByRole('combobox', { name, exact: true })
const save = () => page.getByRole('button', { name: 'Save', exact: true })
const state = (text: string) => page.getByRole('status').getByText(text)

async function open(server: FakeDetailsServer, onUnsaved: (work: UnsavedWork | null) => void = () => undefined) {
  await render(
    <DetailsVisit store={createDetailsStore(server.fetch)}>
      <BookDetails bookId={9} bookPath="/studio/books/9" onUnsaved={onUnsaved} />
    </DetailsVisit>,
  )
  await expect.element(field('Title')).toHaveValue(String(server.state.fields['title']))
}

async function add(list: string, name: string): Promise<void> {
  await named(list).fill(name)
  await userEvent.keyboard('{Enter}')
}

it('saves all details of a book: texts, cover, people, shelves, tags, colour and access [EDIT-029]', async () => {
  const server = createFakeDetailsServer()
  await open(server)
  await field('Title').fill('The Tower Cat')
  await description().fill('')
  await page.getByRole('button', { name: 'Use a page…' }).click()
  await page.getByRole('button', { name: 'Page 2 of The tower' }).click()
  await page.getByRole('textbox', { name: 'Theme colour' }).fill('#aa3300')
  await add('Categories', 'sea')
  await add('Categories', 'Weather')
  await page.getByRole('button', { name: 'Remove Coast' }).click()
  await add('Tags', 'storms')
  await add('Creators', 'ben shaw')
  await add('Creators', 'Cy New')
  await named('Role of Cy New').fill('narrator')
  await page.getByRole('radio', { name: 'Everyone' }).click()
  await expect.element(state('Unsaved changes')).toBeVisible()
  await save().click()
  await expect.element(state('All changes saved')).toBeVisible()
  expect(server.state.sent.map(({ call, ifMatch }) => `${call} ${ifMatch}`)).toEqual([
    'PUT /books/9 "4"',
    'POST /books/9/cover "5"',
    'POST /books/9/creators "6"',
  ])
  expect(server.state.sent[0]?.body).toEqual({
    title: 'The Tower Cat',
    description: null,
    theme_data: { primary_color: '#AA3300', logo: 'kept' },
    visibility: 'public',
    categories: ['Animals', 'Sea', 'Weather'],
    series: [],
    tags: ['cats', 'storms'],
  })
  expect(server.state.sent[1]?.body).toEqual([['pageVariationId', '3020']])
  expect(server.state.sent[2]?.body).toEqual([
    { id: 1, role: 'author' },
    { id: 2, role: null },
    { name: 'Cy New', role: 'narrator' },
  ])
  const languages = page.getByRole('list', { name: 'Languages' })
  await expect.element(languages.getByText('1 of 2 chapters · recognised here, no voice')).toBeVisible()
  await page.getByRole('button', { name: 'Add a language' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a language' })
  await dialog.getByRole('combobox').fill('germ')
  await expect.element(page.getByRole('option', { name: 'Deutsch spoken here, not recognised' })).toBeVisible()
  await page.getByRole('option', { name: /Deutsch/ }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(languages.getByText('German')).toBeVisible()
  await expect.element(languages.getByText(/^0 of 2 chapters/)).toBeVisible()
  expect([...server.state.languages.values()]).toEqual([
    ['en', 'es', 'de'],
    ['en', 'de'],
  ])
  await expect.element(state('All changes saved')).toBeVisible()
})

it('uploads an image as the cover', async () => {
  const server = createFakeDetailsServer()
  await open(server)
  const image = new File([new Uint8Array([1, 2, 3])], 'owl.png', { type: 'image/png' })
  await userEvent.upload(page.getByLabelText('Cover', { exact: true }).last(), image)
  await expect.element(page.getByRole('img', { name: 'The new cover' })).toBeInTheDocument()
  await save().click()
  await expect.element(state('All changes saved')).toBeVisible()
  const [[part, sent]] = Object(server.state.sent[0]?.body)
  expect([part, sent.name, sent.size]).toEqual(['cover', 'owl.png', 3])
  expect(server.state.sent).toHaveLength(1)
})

it('merges what another author saved meanwhile', async () => {
  const server = createFakeDetailsServer()
  await open(server)
  server.saveAsOther({ description: 'Their words.', tags: ['cats', 'lamps'] })
  await field('Title').fill('Mine')
  await add('Tags', 'storms')
  await save().click()
  await expect.element(state('All changes saved')).toBeVisible()
  expect(server.state.fields).toMatchObject({
    title: 'Mine',
    description: 'Their words.',
    tags: ['cats', 'lamps', 'storms'],
  })
  await expect.element(description()).toHaveValue('Their words.')
})

it('asks which version to keep when two authors changed the same field', async () => {
  const server = createFakeDetailsServer()
  await open(server)
  server.saveAsOther({ title: 'Theirs', description: 'Their words.' })
  await field('Title').fill('Mine')
  await save().click()
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed these details' })
  await expect.element(dialog.getByRole('radio', { name: 'Theirs: Theirs' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(field('Title')).toHaveValue('Mine')
  expect(server.state.fields['title']).toBe('Theirs')
  await save().click()
  await dialog.getByRole('radio', { name: 'Yours: Mine' }).click()
  await dialog.getByRole('button', { name: 'Save these choices' }).click()
  await expect.element(state('All changes saved')).toBeVisible()
  expect(server.state.fields).toMatchObject({ title: 'Mine', description: 'Their words.' })
})

it('keeps the changes of a failed save and sends only the rest when it is repeated', async () => {
  const server = createFakeDetailsServer()
  await open(server)
  await field('Title').fill('Renamed')
  await add('Creators', 'Cy New')
  server.state.refusals.push({ status: 500, msg: 'The disk is full.' })
  await save().click()
  await expect.element(page.getByRole('alert').getByText('The disk is full.')).toBeVisible()
  await expect.element(field('Title')).toHaveValue('Renamed')
  await save().click()
  await expect.element(state('All changes saved')).toBeVisible()
  expect(server.state.sent.map(({ call }) => call)).toEqual(['PUT /books/9', 'PUT /books/9', 'POST /books/9/creators'])
})

it('puts the focus into an empty title instead of saving it', async () => {
  const server = createFakeDetailsServer()
  await open(server)
  await field('Title').fill(' ')
  await save().click()
  await expect.element(field('Title')).toHaveFocus()
  await expect.element(page.getByText('Give the book a title.')).toBeVisible()
  expect(server.state.sent).toEqual([])
})

it('reports unsaved details to the leave guard, which can save them', async () => {
  const server = createFakeDetailsServer()
  const report = vi.fn<(work: UnsavedWork | null) => void>()
  await open(server, report)
  expect(report).not.toHaveBeenCalled()
  await field('Title').fill('Changed')
  await expect.poll(() => report.mock.lastCall?.[0]?.itemNames?.()).toEqual(['Changed'])
  expect(await report.mock.lastCall?.[0]?.save()).toBe(true)
  expect(server.state.fields['title']).toBe('Changed')
  await expect.poll(() => report.mock.lastCall?.[0]).toBeNull()
})

it('has no axe violations and fits a phone', async () => {
  await page.viewport(375, 700)
  await open(createFakeDetailsServer())
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
})
