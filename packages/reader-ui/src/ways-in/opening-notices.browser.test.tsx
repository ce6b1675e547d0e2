import { localeStorageKey } from '@lectern/ui'
import { expect, it } from 'vitest'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { memoryStorage } from '../testing/memory-storage'
import { openBookPage } from '../testing/open-book-page'
import { forgetTools, waitForTools } from '../testing/wait-for-tools'

const book = makeFixtureBook({ toLink: () => '' })

it('names a mode that does not exist, and opens the book without it', async () => {
  const { screen, shownPage } = await openBookPage({ respond: () => book, search: '?book=1&page=100&mode=nonsense' })
  await expect
    .element(screen.getByText('There is no mode “nonsense”. You are reading the book without it.').first())
    .toBeVisible()
  expect(shownPage()).toBe('100')
})

it('names an unknown mode in the language of the interface', async () => {
  const storage = memoryStorage()
  storage.setItem(localeStorageKey, 'es')
  const { screen } = await openBookPage({ respond: () => book, search: '?book=1&page=100&mode=nonsense', storage })
  await expect
    .element(screen.getByText('No existe el modo «nonsense». Estás leyendo el libro sin él.').first())
    .toBeVisible()
})

it('names no mode that exists as an unknown one', async () => {
  forgetTools()
  const { screen } = await openBookPage({ respond: () => book, search: '?book=1&page=100&mode=sample' })
  await expect.element(screen.getByRole('region', { name: 'Sample' })).toBeVisible()
  await waitForTools()
  await expect.element(screen.getByText(/There is no mode/).first()).not.toBeInTheDocument()
})
