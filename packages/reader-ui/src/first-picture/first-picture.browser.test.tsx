import { firstPictureId } from '@lectern/core/book'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openBookPage } from '../testing/open-book-page'
import { openFixtureBook } from '../testing/open-fixture-book'

/** Adds the element that the server puts into the page. */
function addPicture() {
  const picture = document.createElement('div')
  picture.id = firstPictureId
  picture.append(document.createElement('img'))
  document.body.append(picture)
  return picture
}

afterEach(() => document.getElementById(firstPictureId)?.remove())

it('the first picture covers the reader until the page is shown, in its place', async () => {
  await page.viewport(375, 667)
  const picture = addPicture()
  await openFixtureBook()
  await expect.poll(() => picture.isConnected).toBe(false)
  expect(document.querySelector('[data-shown] img[data-loaded]')).not.toBeNull()
})

it('the first picture is replaced by the reason why a book is not open', async () => {
  const picture = addPicture()
  await openBookPage({ respond: () => null })
  await expect.poll(() => picture.isConnected).toBe(false)
})
