import { vars } from '@lectern/ui/tokens'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { openBookPage } from '../testing/open-book-page'

const book = makeFixtureBook({
  toLink: (wav) => URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' })),
})
const withColor = (primary_color: string) => ({
  ...book,
  bookInfo: { ...book.bookInfo, theme_data: { primary_color } },
})
const partner = {
  color: '#fd7e1d',
  returnLink: 'https://school.example/books',
  allowedOrigins: ['https://school.example'],
}
const orange = 'rgb(253, 126, 29)'
const yellow = 'rgb(255, 235, 59)'

const probe = document.createElement('p')
probe.style.color = vars.color.accent
const accent = () => getComputedStyle(probe).color

beforeEach(() => {
  document.documentElement.dataset['theme'] = 'dark'
  document.body.append(probe)
})
afterEach(() => {
  probe.remove()
  delete document.documentElement.dataset['theme']
})

describe('the colour of a book', () => {
  it("is its partner's if the book has none, and ends with the book [EMBED-003 EMBED-007]", async () => {
    const own = accent()
    expect(own).not.toBe(orange)
    const { screen } = await openBookPage({ respond: () => book, partner })
    await expect.poll(accent).toBe(orange)
    await screen.unmount()
    expect(accent()).toBe(own)
  })
  it("is its partner's if its own value is not a colour", async () => {
    await openBookPage({ respond: () => withColor('orange'), partner })
    await expect.poll(accent).toBe(orange)
  })
  it("is its own before its partner's, and the default without either [EMBED-007]", async () => {
    const own = accent()
    const coloured = await openBookPage({ respond: () => withColor('#ffeb3b'), partner })
    await expect.poll(accent).toBe(yellow)
    await coloured.screen.unmount()
    const plain = await openBookPage({ respond: () => book })
    await expect.element(plain.screen.getByRole('heading', { level: 1, name: book.bookInfo.title })).toBeVisible()
    expect(accent()).toBe(own)
  })
})

describe('the link back', () => {
  it('leads to the library if the partner has no link [EMBED-002]', async () => {
    const { screen } = await openBookPage({ respond: () => book, partner: { ...partner, returnLink: null } })
    // Waits until the partner's colours have loaded and are drawn.
    await expect.poll(accent).toBe(orange)
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await expect.element(screen.getByRole('link', { name: 'Back to the library' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Back/ }).elements()).toHaveLength(1)
  })
  it("leads to the partner's link and leaves all frames [EMBED-002]", async () => {
    const { screen } = await openBookPage({ respond: () => book, partner })
    const link = screen.getByRole('link', { name: 'Back to school.example' })
    await expect.element(link).toHaveAttribute('href', partner.returnLink)
    await expect.element(link).toHaveAttribute('target', '_top')
  })
  it("prefers returnUrl to the partner's link and follows allowed origins only [EMBED-007]", async () => {
    const here = 'https://school.example/class/3'
    const allowed = await openBookPage({ respond: () => book, partner, search: `?book=1&returnUrl=${here}` })
    await expect
      .element(allowed.screen.getByRole('link', { name: 'Back to school.example' }))
      .toHaveAttribute('href', here)
    await allowed.screen.unmount()
    const evil = 'https://school.example@evil.example/'
    const refused = await openBookPage({ respond: () => book, partner, search: `?book=1&returnUrl=${evil}` })
    const link = refused.screen.getByRole('link', { name: 'Back to school.example' })
    await expect.element(link).toHaveAttribute('href', partner.returnLink)
  })
})

describe('a framed book', () => {
  it('has no product header [EMBED-007]', async () => {
    const { screen } = await openBookPage({ respond: () => book, search: '?book=1&embed=1' })
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible()
    await expect.element(screen.getByRole('banner')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: /Back/ })).not.toBeInTheDocument()
  })
  it('links back to the host page only, which may handle the navigation itself [EMBED-007]', async () => {
    const onReturn = vi.fn<(href: string) => boolean>(() => true)
    const { screen } = await openBookPage({ respond: () => book, partner, search: '?book=1&embed=1', onReturn })
    const link = screen.getByRole('link', { name: 'Back to school.example' })
    await expect.element(link).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 1 })).not.toBeInTheDocument()
    await link.click()
    expect(onReturn.mock.calls).toEqual([[partner.returnLink]])
  })
  it('does not link to the library when it is missing', async () => {
    const { screen } = await openBookPage({ respond: () => null, search: '?book=1&embed=1' })
    await expect.element(screen.getByRole('heading', { name: "We can't find this book" })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /^Sign in/ })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /library/i })).not.toBeInTheDocument()
  })
})
