import { openStorage } from '@lectern/api-client/session'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

// Drafts are kept by author: those of other tests are not offered here.
const author = { authorId: 7302 }
const newStorage = () =>
  openStorage(() => {
    throw new Error('The values are kept in memory.')
  })
const card = () => page.getByRole('region', { name: 'Your book in four steps' })

it('leads through an empty book in four steps, until the author closes them', async () => {
  await page.viewport(1280, 800)
  const storage = newStorage()
  const screen = await renderWorkspace(fakeStudioServer([]), 'pages', { ...author, storage })
  await expect.element(card()).toBeVisible()
  const texts = card()
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(texts).toEqual([
    expect.stringMatching(/Add the pages.*Photographs, scans or a PDF/),
    expect.stringMatching(/Check the words.*Later/),
    expect.stringMatching(/Add a voice.*Later/),
    expect.stringMatching(/Share it with readers.*Later/),
  ])
  await page.viewport(375, 667)
  await expect.poll(() => card().getByRole('listitem').elements()).toHaveLength(1)
  await expect.element(card().getByRole('button', { name: 'Check them' })).not.toBeInTheDocument()
  await card().getByRole('button', { name: 'Close the first steps' }).click()
  await expect.element(card()).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
  await screen.unmount()

  await renderWorkspace(fakeStudioServer([]), 'pages', { ...author, storage })
  const help = page.getByRole('button', { name: 'Help', exact: true })
  await expect.element(help).toBeVisible()
  await expect.element(card()).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Publish/ }).click()
  await help.click()
  await page.getByRole('menuitem', { name: 'First steps' }).click()
  await expect.element(card()).toBeVisible()
})

it('leaves a book with pages alone', async () => {
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }]), 'pages', { ...author, storage: newStorage() })
  await expect.element(page.getByRole('list', { name: 'Pages of the chapter' })).toBeVisible()
  await expect.element(card()).not.toBeInTheDocument()
})
