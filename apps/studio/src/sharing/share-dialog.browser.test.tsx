import '@lectern/ui/styles.css'
import { decodeQR } from 'qr/decode.js'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LibraryScreen } from '../library/library-screen'
import { describeBook, describeListedBook } from '../testing/describe-book'
import { renderInStudio } from '../testing/render-in-studio'

const author = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'user' } as const

interface SharedState {
  readonly title?: string
  readonly published: boolean
  readonly visibility?: string
  readonly languages?: readonly string[]
}

/** Opens the dialog of book 9 from its card in the library. */
async function openShareDialog({ title = 'The Little Lamp', visibility = 'public', ...more }: SharedState) {
  const shown = { visibility, ...more }
  const book = describeBook([])
  const calls: string[] = []
  let isPublished = shown.published
  await renderInStudio([{ path: '/', element: <LibraryScreen /> }], {
    author,
    fetch: async (input, init) => {
      const { url, method } = new Request(input, init)
      const { pathname } = new URL(url)
      if (method === 'DELETE') {
        calls.push(pathname)
        isPublished = false
        return Response.json({ success: true })
      }
      const now = { ...shown, published: isPublished }
      if (pathname.includes('/books/minimal')) return Response.json([describeListedBook(9, title, now)])
      if (pathname === '/file/bookData/9') {
        return Response.json({ ...book, bookInfo: { ...book.bookInfo, title, ...now } })
      }
      return Response.json({ character_count: 0, character_limit: 1 })
    },
  })
  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await expect.element(dialog().getByText(`Share “${title}”`)).toBeVisible()
  return calls
}

const dialog = () => page.getByRole('dialog')
const { origin } = window.location

/** Reads the QR code in a picture. */
async function scan(picture: Element): Promise<string> {
  if (!(picture instanceof HTMLImageElement)) throw new Error('The QR code is no picture.')
  await picture.decode()
  const { naturalWidth, naturalHeight } = picture
  const context = new OffscreenCanvas(naturalWidth, naturalHeight).getContext('2d')
  if (context === null) throw new Error('The browser draws nothing.')
  context.drawImage(picture, 0, 0)
  return decodeQR(context.getImageData(0, 0, naturalWidth, naturalHeight))
}

it('shares a published book by its link, its QR code and the code that embeds it', async () => {
  await openShareDialog({ title: 'Ants & "Bees" <3', published: true, languages: ['en', 'es'] })
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  await expect.element(dialog().getByText('Everyone with the link can read it.')).toBeVisible()
  await dialog().getByRole('button', { name: 'Copy link' }).click()
  await expect.element(page.getByText('Link copied.')).toBeVisible()
  await dialog().getByRole('combobox', { name: 'Language' }).selectOptions('Spanish')
  const link = `${origin}/?book=9&variation=es`
  await expect.element(dialog().getByRole('textbox', { name: 'Link' })).toHaveValue(link)
  expect(await scan(dialog().getByRole('img', { name: 'QR code of the link' }).element())).toBe(link)
  await dialog().getByRole('button', { name: 'Copy embed code' }).click()
  await expect.element(page.getByText('Embed code copied.')).toBeVisible()
  expect(copied).toEqual([
    `${origin}/?book=9`,
    `<script src="${origin}/embed.js" async></script>\n` +
      '<lectern-book book="9" variation="es" label="Ants &amp; &quot;Bees&quot; &lt;3"></lectern-book>',
  ])
  await expect.element(dialog().getByText(/Only sites that the operator of this server has allowed/)).toBeVisible()
  vi.restoreAllMocks()
})

it('shares the address at which the operator says that people reach the server', async () => {
  const named = document.createElement('meta')
  named.name = 'public-url'
  named.content = 'https://books.example.org'
  document.head.append(named)
  onTestFinished(() => named.remove())
  await openShareDialog({ published: true })
  const link = 'https://books.example.org/?book=9'
  await expect.element(dialog().getByRole('textbox', { name: 'Link' })).toHaveValue(link)
  expect(await scan(dialog().getByRole('img', { name: 'QR code of the link' }).element())).toBe(link)
  await expect
    .element(dialog().getByRole('textbox', { name: 'Embed code' }))
    .toHaveValue(expect.stringContaining('src="https://books.example.org/embed.js"'))
})

it('says that readers find no book while it is a draft, and leads to publishing', async () => {
  await openShareDialog({ published: false })
  await expect.element(dialog().getByText("This book isn't published")).toBeVisible()
  const publishing = dialog().getByRole('link', { name: 'Go to publishing' })
  await expect.element(publishing).toHaveAttribute('href', '/studio/books/9?step=publish')
})

it('says who can read a book that is not for everyone, and gives the focus back', async () => {
  await openShareDialog({ published: true, visibility: 'private' })
  await expect.element(dialog().getByText('Only its authors can read it')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^More actions/ })).toHaveFocus()
})

it('leaves the texts to be selected when the browser does not allow copying', async () => {
  await openShareDialog({ published: true, visibility: 'domain' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'))
  await expect.element(dialog().getByText(/People in your organisation can read it after they sign in/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Copy link' }).click()
  await expect.element(page.getByText(/Select the text and copy it yourself/)).toBeVisible()
  vi.restoreAllMocks()
})

it('unpublishes a book after saying what its readers will see', async () => {
  const calls = await openShareDialog({ published: true })
  await dialog().getByRole('button', { name: 'Unpublish' }).click()
  const question = page.getByRole('alertdialog', { name: 'Unpublish “The Little Lamp”?' })
  await expect.element(question.getByText(/find no book, and it leaves the library at once/)).toBeVisible()
  expect(document.querySelector('[data-dangerous="unpublish-book"]')).not.toBeNull()
  await question.getByRole('button', { name: 'Unpublish' }).click()
  await expect.element(page.getByText('“The Little Lamp” is no longer published.')).toBeVisible()
  expect(calls).toEqual(['/api/book/9/publish'])
  await expect.element(dialog().getByText("This book isn't published")).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Unpublish' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Draft', { exact: true })).toBeVisible()
})
