import { describe, expect, it, vi } from 'vitest'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { openBookPage } from '../testing/open-book-page'

const book = makeFixtureBook({
  toLink: (wav) => URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' })),
})
const school = 'https://school.example/class/3'
const returnTo = `returnUrl=${encodeURIComponent(school)}`

/** Responds as a server whose partners allow the school's site. */
const respondTo = (path: string) =>
  path.startsWith('/domains/return-link')
    ? Response.json({ returnLink: path.includes('evil') ? null : school, domainId: null })
    : undefined
/** A book whose partner is hidden, as that of a missing one. */
const partner = { domainId: null }
const refuse = (status: number) => (path: string) =>
  path.endsWith('/outline') || path.endsWith('/preview')
    ? Response.json({ code: 'refused', msg: 'No.', requestId: 'r7' }, { status })
    : respondTo(path)

describe('an address without a book', () => {
  it('says so, with the ways to sign in, to the site that led here and to the library [LOAD-027]', async () => {
    const { screen } = await openBookPage({
      respond: () => null,
      respondTo,
      partner,
      search: `?book=1&${returnTo}`,
    })
    await expect.element(screen.getByRole('heading', { level: 1, name: "We can't find this book" })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Back to school.example' })).toHaveAttribute('href', school)
    await expect.element(screen.getByRole('link', { name: 'Back to the library' })).toHaveAttribute('href', '/')
    await expect
      .element(screen.getByRole('link', { name: 'Sign in' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/auth\/login\?mode=authoring&redirect=/))
  })

  it('offers the way that helps most first: the site that led here, else the library', async () => {
    const names = () =>
      Array.from(document.querySelectorAll('a'), ({ textContent }) => textContent).filter((name) =>
        /^(Back|Sign in)/.test(name),
      )
    const led = await openBookPage({ respond: () => null, respondTo, partner, search: `?book=1&${returnTo}` })
    await expect.poll(names).toEqual(['Back to school.example', 'Sign in', 'Back to the library'])
    await led.screen.unmount()
    await openBookPage({ respond: () => null, respondTo, partner, search: '?book=1' })
    await expect.poll(names).toEqual(['Back to the library', 'Sign in'])
  })

  it('does not return to a site that no partner allows', async () => {
    const { screen } = await openBookPage({
      respond: () => null,
      respondTo,
      partner,
      search: '?book=1&returnUrl=https://evil.example/',
    })
    await expect.element(screen.getByRole('link', { name: 'Back to the library' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /evil/ })).not.toBeInTheDocument()
  })

  it('is distinguished from a missing book when it names no id, and makes no request', async () => {
    const respond = vi.fn(() => null)
    const { screen } = await openBookPage({ respond, respondTo, search: `?book=abc&${returnTo}` })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'This address names no book' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Back to school.example' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Back to the library' })).toBeVisible()
    expect(respond).not.toHaveBeenCalled()
  })
})

describe('a book that this reader may not read', () => {
  it('asks for a sign-in after a 401', async () => {
    const onSignIn = vi.fn()
    const { screen } = await openBookPage({
      respond: () => book,
      respondTo: refuse(401),
      partner,
      search: `?book=1&mode=preview&${returnTo}`,
      onSignIn,
    })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Sign in to read this book' })).toBeVisible()
    expect(onSignIn).toHaveBeenCalled()
    await expect.element(screen.getByRole('link', { name: 'Back to school.example' })).toBeVisible()
  })

  it('offers another account after a 403', async () => {
    const onSignIn = vi.fn()
    const { screen } = await openBookPage({ respond: () => book, respondTo: refuse(403), onSignIn })
    await expect
      .element(screen.getByRole('heading', { level: 1, name: "You don't have access to this book" }))
      .toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Use another account' })).toBeVisible()
    expect(onSignIn).not.toHaveBeenCalled()
  })
})

it('a book without pages and one that fails to load lead back to the site that led here', async () => {
  const empty = await openBookPage({
    respond: () => ({ ...book, chapters: [] }),
    partner: { allowedOrigins: ['https://school.example'] },
    search: `?book=1&${returnTo}`,
  })
  await expect.element(empty.screen.getByRole('heading', { name: 'This book has no pages yet' })).toBeVisible()
  await expect.element(empty.screen.getByRole('link', { name: 'Back to school.example' })).toBeVisible()
  await empty.screen.unmount()
  const failed = await openBookPage({
    respond: () => book,
    respondTo: refuse(422),
    partner,
    search: `?book=1&${returnTo}`,
  })
  await expect.element(failed.screen.getByText('The book could not be opened.')).toBeVisible()
  const retry = failed.screen.getByRole('button', { name: 'Try again' })
  const back = failed.screen.getByRole('link', { name: 'Back to school.example' })
  await expect.element(retry).toBeVisible()
  await expect.element(back).toBeVisible()
  const heightOf = (way: typeof retry) => way.element().getBoundingClientRect().height
  expect(heightOf(back)).toBe(heightOf(retry))
})

it('the mode for tests shows call, status and code of a failed request, other modes do not', async () => {
  const testing = await openBookPage({
    respond: () => book,
    respondTo: refuse(422),
    search: '?book=1&mode=testing',
  })
  const details = testing.screen.getByRole('region', { name: 'Failed requests' })
  await expect.element(details).toBeVisible()
  for (const text of ['GET /file/bookData/1/outline', '422', 'refused', 'No.', 'r7']) {
    await expect.element(details.getByText(text, { exact: true })).toBeVisible()
  }
  await testing.screen.unmount()
  const plain = await openBookPage({ respond: () => book, respondTo: refuse(422) })
  await expect.element(plain.screen.getByText('The book could not be opened.')).toBeVisible()
  await expect.element(plain.screen.getByText('GET /file/bookData/1/outline')).not.toBeInTheDocument()
})
