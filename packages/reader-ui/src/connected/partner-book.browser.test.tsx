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
  it('is that of its partner where it has none of its own, and goes with the book [EMBED-003 EMBED-007]', async () => {
    const own = accent()
    expect(own).not.toBe(orange)
    const { screen } = await openBookPage({ answer: () => book, partner })
    await expect.poll(accent).toBe(orange)
    await screen.unmount()
    expect(accent()).toBe(own)
  })
  it('is that of its partner too where its own is no colour', async () => {
    await openBookPage({ answer: () => withColor('orange'), partner })
    await expect.poll(accent).toBe(orange)
  })
  it('is its own before that of its partner, and the default without either [EMBED-007]', async () => {
    const own = accent()
    const coloured = await openBookPage({ answer: () => withColor('#ffeb3b'), partner })
    await expect.poll(accent).toBe(yellow)
    await coloured.screen.unmount()
    const plain = await openBookPage({ answer: () => book })
    await expect.element(plain.screen.getByRole('heading', { level: 1, name: book.bookInfo.title })).toBeVisible()
    expect(accent()).toBe(own)
  })
})

describe('the way out of a book', () => {
  it('leads to the library where the partner has no link [EMBED-002]', async () => {
    const { screen } = await openBookPage({ answer: () => book, partner: { ...partner, returnLink: null } })
    // What the partner brings has come, and been drawn.
    await expect.poll(accent).toBe(orange)
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await expect.element(screen.getByRole('link', { name: 'Back to the library' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Back/ }).elements()).toHaveLength(1)
  })
  it('leads to the link of the partner, out of every frame [EMBED-002]', async () => {
    const { screen } = await openBookPage({ answer: () => book, partner })
    const link = screen.getByRole('link', { name: 'Back to school.example' })
    await expect.element(link).toHaveAttribute('href', partner.returnLink)
    await expect.element(link).toHaveAttribute('target', '_top')
  })
  it('leads to the returnUrl before the link of the partner, and nowhere that the partner does not allow [EMBED-007]', async () => {
    const here = 'https://school.example/class/3'
    const allowed = await openBookPage({ answer: () => book, partner, search: `?book=1&returnUrl=${here}` })
    await expect
      .element(allowed.screen.getByRole('link', { name: 'Back to school.example' }))
      .toHaveAttribute('href', here)
    await allowed.screen.unmount()
    const evil = 'https://school.example@evil.example/'
    const refused = await openBookPage({ answer: () => book, partner, search: `?book=1&returnUrl=${evil}` })
    const link = refused.screen.getByRole('link', { name: 'Back to school.example' })
    await expect.element(link).toHaveAttribute('href', partner.returnLink)
  })
})

describe('a book inside another page', () => {
  it('has no header of the product [EMBED-007]', async () => {
    const { screen } = await openBookPage({ answer: () => book, search: '?book=1&embed=1' })
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible()
    await expect.element(screen.getByRole('banner')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: /Back/ })).not.toBeInTheDocument()
  })
  it('has the way back to that page alone, which that page may take over [EMBED-007]', async () => {
    const onReturn = vi.fn<(href: string) => boolean>(() => true)
    const { screen } = await openBookPage({ answer: () => book, partner, search: '?book=1&embed=1', onReturn })
    const link = screen.getByRole('link', { name: 'Back to school.example' })
    await expect.element(link).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 1 })).not.toBeInTheDocument()
    await link.click()
    expect(onReturn.mock.calls).toEqual([[partner.returnLink]])
  })
  it('leads to no library that the page may not show, when it is not there', async () => {
    const { screen } = await openBookPage({ answer: () => null, search: '?book=1&embed=1' })
    await expect.element(screen.getByRole('heading', { name: 'This book is not here' })).toBeVisible()
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
  })
})
