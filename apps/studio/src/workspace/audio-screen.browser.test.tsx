import '@lectern/ui/styles.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '../app/routes'
import { describeBook, describeVariation } from '../testing/describe-book'
import { renderInStudio } from '../testing/render-in-studio'

const author = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'user' } as const
const robin = {
  voice_id: 'robin',
  name: 'Robin',
  category: 'premade',
  preview_url: null,
  labels: { language: 'es' },
  languages: ['es'],
}
const book = describeBook([
  { id: 4, name: 'One', variations: [describeVariation(40, 'en')], pages: [] },
  { id: 5, name: 'Two', variations: [describeVariation(50, 'en'), describeVariation(51, 'es')], pages: [] },
])

type Author = NonNullable<Parameters<typeof renderInStudio>[1]['author']>

/** Opens the studio with a book of two chapters without pages; the first is in English only. */
async function openStudio(at: string, user: Author | null = author) {
  const calls: string[] = []
  const { router } = await renderInStudio(routes, {
    at,
    ...(user === null ? {} : { author: user }),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      calls.push(`${request.method} ${pathname}`)
      if (pathname === '/file/bookData/9') return Response.json(book)
      if (pathname.endsWith('/page/details')) return Response.json([])
      if (pathname === '/api/speech/voices') return Response.json({ voices: [robin] })
      if (pathname === '/api/speech/models') return Response.json([])
      if (pathname === '/api/speech/subscription') return Response.json({ character_count: 0, character_limit: 1 })
      return Response.json({ code: 'missing', msg: `No call ${pathname}.` }, { status: 404 })
    },
  })
  return { router, calls }
}

const editor = () => page.getByRole('region', { name: 'Chapter audio' })
const actions = () => page.getByRole('group', { name: 'The audio file of the chapter' })

it('opens the chapter and language of its address', async () => {
  await openStudio('/studio/audio?book=9&chapter=5&variation=es')
  await expect.element(editor()).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Chapter' })).toHaveValue('5')
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toHaveValue('es')
})

it('opens from the bar of the book at its chapter, and stays when another chapter is chosen', async () => {
  await page.viewport(1100, 800)
  const { router } = await openStudio('/studio/books/9?chapter=5&variation=es&step=pages')
  await page.getByRole('link', { name: 'Chapter audio' }).click()
  await expect.element(editor()).toBeVisible()
  const address = () => `${router.state.location.pathname}${router.state.location.search}`
  expect(address()).toBe('/studio/audio?book=9&chapter=5&variation=es')
  await expect.element(page.getByRole('link', { name: 'Chapter audio' })).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Chapter' }).selectOptions('One')
  await expect.poll(address).toBe('/studio/audio?book=9&chapter=4&variation=es')
})

it('refuses every action without a variation in the language, which can be added', async () => {
  const { calls } = await openStudio('/studio/audio?book=9&chapter=4&variation=es')
  await expect.element(page.getByText(/^This chapter is not in Spanish yet/)).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toHaveValue('es')
  await page.getByRole('button', { name: 'Generate audio' }).click()
  await expect.element(page.getByText('No chapter variation found for selected language.').first()).toBeVisible()
  await actions().getByRole('button', { name: 'Refresh audio data' }).click()
  await expect.element(page.getByText('No chapter variation found for selected language.').first()).toBeVisible()
  await actions().getByRole('button', { name: 'Force audio alignment' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Align again' }).click()
  await expect.element(page.getByText('Missing chapter variation for selected language.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add Spanish' }).click()
  await expect.poll(() => calls).toContain('POST /books/9/chapters/addChapter/variation')
})

it('is shown in authoring mode alone: a visitor signs in first [AUTH-013]', async () => {
  const { router } = await openStudio('/studio/audio?book=9&chapter=4', null)
  await expect.element(page.getByRole('heading', { name: 'Sign in to the studio' })).toBeVisible()
  const address = new URL(`${router.state.location.pathname}${router.state.location.search}`, 'https://books.example')
  expect([address.pathname, address.searchParams.get('mode'), address.searchParams.get('redirect')]).toEqual([
    '/auth/login',
    'authoring',
    '/studio/audio?book=9&chapter=4',
  ])
  await expect.element(editor()).not.toBeInTheDocument()
})

it('is refused to a student [AUTH-013]', async () => {
  await openStudio('/studio/audio?book=9&chapter=4', { ...author, role: 'student' })
  await expect.element(page.getByRole('button', { name: 'Sign out' }).first()).toBeVisible()
  await expect.element(editor()).not.toBeInTheDocument()
})

it('shows that there is nothing at an address without a book', async () => {
  const { calls } = await openStudio('/studio/audio?chapter=4')
  await expect.element(page.getByRole('link', { name: 'All books' })).toBeVisible()
  expect(calls).not.toContain('GET /file/bookData/9')
})
