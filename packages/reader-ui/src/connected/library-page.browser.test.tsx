import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { memoryAddressBar } from '../testing/memory-address-bar'
import { makeBookSummaries, openLibraryPage } from '../testing/open-library-page'

interface Opening {
  readonly isDown?: () => boolean
  readonly isTitleOrderDown?: () => boolean
  readonly search?: string
  readonly kindsOf?: (number: number) => readonly string[]
}

/** Opens a library of that many books behind a server that pages and searches like the real one. */
async function openLibrary(count: number, o: Opening = {}) {
  const bar = memoryAddressBar(o.search)
  const books = makeBookSummaries(count, 4).map((book) => ({ ...book, kinds: o.kindsOf?.(book.id) ?? [] }))
  await openLibraryPage({
    bar,
    respond(request) {
      if (o.isDown?.() === true) throw new TypeError('offline')
      const { searchParams } = new URL(request.url)
      const isByTitle = searchParams.get('sort') === 'title'
      if (isByTitle && o.isTitleOrderDown?.() === true) {
        return Response.json({ code: 'internal', msg: 'The shelf is stuck.' }, { status: 500 })
      }
      const order = isByTitle ? books.toReversed() : books
      const from = order.findIndex(({ cursor }) => cursor === searchParams.get('after')) + 1
      const kind = searchParams.get('kind')
      const found = order
        .slice(from)
        .filter(({ title }) => title.includes(searchParams.get('search') ?? ''))
        .filter(({ kinds }) => kind === null || kinds.includes(kind))
      return Response.json(found.slice(0, Number(searchParams.get('limit'))))
    },
  })
  return bar
}
const card = (number: number) => page.getByRole('link', { name: `Book ${number}`, exact: true })

it('loads more books when the end of a long library is near, and searches all of them', async () => {
  await page.viewport(1100, 700)
  await openLibrary(120)
  const field = page.getByRole('searchbox', { name: 'Find a book' })
  await expect.element(field).toBeVisible()
  card(48).element().scrollIntoView()
  await expect.element(card(96)).toBeInTheDocument()
  await field.fill('Book 119')
  await expect.element(card(119)).toBeVisible()
  await expect.poll(() => card(1).elements().length).toBe(0)
})

it('keeps the search in the address, in place of the last one, and begins with it', async () => {
  const bar = await openLibrary(120, { search: '?mode=partner&q=Book%20119' })
  const field = page.getByRole('searchbox', { name: 'Find a book' })
  await expect.element(field).toHaveValue('Book 119')
  await expect.element(card(119)).toBeVisible()
  expect(card(1).elements()).toHaveLength(0)
  await field.fill('Book 7')
  await expect.poll(() => bar.entries).toEqual(['?mode=partner&q=Book%207'])
  await field.fill('')
  await expect.poll(() => bar.entries).toEqual(['?mode=partner'])
})

it('shows all books again after a search that found none', async () => {
  await openLibrary(120, { search: '?q=Nothing' })
  await page.getByRole('button', { name: 'Show all books' }).click()
  await expect.element(card(1)).toBeInTheDocument()
  await expect.element(page.getByRole('searchbox', { name: 'Find a book' })).toHaveFocus()
})

it.each([5, 120])(
  'shows the kinds of %s books on their cards, and one kind alone when asked [TOOL-013]',
  async (count) => {
    const kindsOf = (number: number) => (number === 2 ? ['video', 'quiz'] : number === 3 ? ['audio'] : [])
    const bar = await openLibrary(count, { kindsOf })
    const kindsOn = (number: number) =>
      page
        .getByRole('article')
        .nth(number - 1)
        .getByRole('list', { name: 'Kinds' })
    await expect
      .poll(() =>
        kindsOn(2)
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Video', 'Quiz'])
    expect(kindsOn(1).elements()).toHaveLength(0)
    const filter = page.getByRole('combobox', { name: 'Kind of book' })
    await filter.selectOptions('Video')
    await expect.poll(() => page.getByRole('article').elements().length).toBe(1)
    await expect.element(card(2)).toBeVisible()
    expect(bar.entries).toEqual(['?kind=video'])
    await filter.selectOptions('Brochure')
    await expect.element(page.getByText('No book of this kind')).toBeVisible()
    await page.getByRole('button', { name: 'Show all books' }).click()
    await expect.element(card(1)).toBeVisible()
    await expect.poll(() => bar.entries).toEqual([''])
  },
)

const firstTitle = () => page.getByRole('article').nth(0).getByRole('heading', { level: 2 })

it('sorts by title on the server, keeps the order in the address and drops it from those of books', async () => {
  await page.viewport(1100, 700)
  const bar = await openLibrary(120, { search: '?mode=partner' })
  const order = page.getByRole('combobox', { name: 'Sort by' })
  await order.selectOptions('Titles A–Z')
  await expect.element(firstTitle()).toHaveTextContent('Book 120')
  expect(bar.entries).toEqual(['?mode=partner&sort=title'])
  await expect.element(card(120)).toHaveAttribute('href', '/?mode=partner&book=120')
  const field = page.getByRole('searchbox', { name: 'Find a book' })
  await field.fill('Nothing')
  await page.getByRole('button', { name: 'Show all books' }).click()
  await expect.element(firstTitle()).toHaveTextContent('Book 120')
  await order.selectOptions('Newest first')
  await expect.element(firstTitle()).toHaveTextContent('Book 1')
  await expect.poll(() => bar.entries).toEqual(['?mode=partner'])
})

it('sorts the books of one page by title, as the address says', async () => {
  await openLibrary(12, { search: '?sort=title' })
  await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('title')
  const titles = page.getByRole('article').getByRole('heading', { level: 2 })
  await expect
    .poll(() => titles.elements().map((title) => title.textContent))
    .toEqual(Array.from({ length: 12 }, (_, index) => `Book ${index + 1}`))
})

it('offers to change the order of the address, also among few books', async () => {
  await openLibrary(3, { search: '?sort=title' })
  const order = page.getByRole('combobox', { name: 'Sort by' })
  await expect.element(order).toHaveValue('title')
  order.element().focus()
  await order.selectOptions('Newest first')
  await expect.element(order).toHaveValue('newest')
  await expect.element(order).toHaveFocus()
})

it('says that another order could not be loaded, with a way out, in place of the former one', async () => {
  await page.viewport(375, 800)
  let isStuck = true
  await openLibrary(120, { isTitleOrderDown: () => isStuck })
  const order = page.getByRole('combobox', { name: 'Sort by' })
  await order.selectOptions('Titles A–Z')
  await expect.element(page.getByText('The shelf is stuck.')).toBeVisible()
  expect(card(1).elements()).toHaveLength(0)
  await order.selectOptions('Newest first')
  await expect.element(firstTitle()).toHaveTextContent('Book 1')
  await order.selectOptions('Titles A–Z')
  isStuck = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(firstTitle()).toHaveTextContent('Book 120')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
})

it('begins with the kind of the address', async () => {
  await openLibrary(5, { search: '?kind=audio', kindsOf: (number) => (number === 3 ? ['audio'] : []) })
  await expect.element(card(3)).toBeVisible()
  expect(page.getByRole('article').elements()).toHaveLength(1)
})

it('has no search in a library of one page', async () => {
  await openLibrary(47)
  await expect.element(card(47)).toBeInTheDocument()
  expect(page.getByRole('searchbox').elements()).toHaveLength(0)
})

it('loads automatically when the network is back', async () => {
  let isDown = true
  await openLibrary(5, { isDown: () => isDown })
  await expect.element(page.getByRole('alert')).toBeVisible()
  isDown = false
  window.dispatchEvent(new Event('online'))
  await expect.element(card(5)).toBeVisible()
})

it('says above the books that an address with a page alone names no book', async () => {
  await openLibrary(5, { search: '?page=5' })
  await expect.element(page.getByText('This address names no book')).toBeVisible()
  await expect.element(card(5)).toBeVisible()
})

it('leaves room for its name on a phone, where the studio is in the account menu', async () => {
  const name = () => page.getByRole('banner').getByText('Lectern', { exact: true }).element()
  const open = () => openLibraryPage({ respond: () => Response.json([]), userId: 7, studioHref: '/studio/' })
  await page.viewport(375, 667)
  const screen = await open()
  const menu = page.getByRole('button', { name: 'Account of ada@example.org' })
  await expect.element(menu).toBeVisible()
  expect(name().scrollWidth).toBeLessThanOrEqual(name().parentElement!.clientWidth)
  expect(page.getByRole('link', { name: 'Studio' }).elements()).toHaveLength(0)
  await menu.click()
  await expect.element(page.getByRole('menuitem', { name: 'Studio' })).toBeVisible()
  await screen.unmount()
  await page.viewport(1100, 700)
  await open()
  await expect.element(page.getByRole('link', { name: 'Studio' })).toBeVisible()
})
