import type { UnsavedWork } from '@lectern/authoring-ui'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInStudio } from '../testing/render-in-studio'
import { AuthorFrame } from './author-frame'
import { CrashScreen } from './crash-screen'
import { StudioFrame } from './studio-frame'
import { StudioHeader } from './studio-header'
import { useLeaving } from './use-leave-guard'

const author = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'user' } as const
const isAt: UnsavedWork['isAt'] = ({ chapter }) => (chapter ?? 4) === 4

/** A desk with unsaved work. */
function Desk({ save }: { readonly save: UnsavedWork['save'] }) {
  const leaving = useLeaving()
  useEffect(() => {
    leaving?.setUnsaved({ pageNumbers: () => [2, 5], save, isAt })
    return () => leaving?.setUnsaved(null)
  }, [leaving, save])
  return (
    <>
      <StudioHeader />
      <main tabIndex={-1}>
        <h1>The desk</h1>
        <Link to="/studio/books/9?chapter=5">Chapter 5</Link>
        <Link to="/studio/books/9?chapter=4&page=2">Page 2</Link>
      </main>
    </>
  )
}

function Broken(): never {
  throw new Error('a screen that throws')
}

async function renderStudio(options: { readonly save?: UnsavedWork['save']; readonly at?: string } = {}) {
  const { save = async () => true, at = '/studio/books/9' } = options
  return renderInStudio(
    [
      {
        element: <StudioFrame />,
        errorElement: <CrashScreen />,
        children: [
          { path: '/auth/login', element: <main>Sign-in screen</main> },
          {
            path: '/studio',
            element: <AuthorFrame />,
            children: [
              { index: true, element: <main tabIndex={-1}>Shelf</main> },
              { path: 'books/:bookId', element: <Desk save={save} /> },
              { path: 'broken', element: <Broken /> },
            ],
          },
        ],
      },
    ],
    {
      at,
      author,
      fetch: async (input, init) => {
        const { pathname } = new URL(new Request(input, init).url)
        if (pathname === '/api/auth/signin') return Response.json({ ...author, accessToken: 'b' })
        return Response.json({ character_count: 0, character_limit: 1 })
      },
    },
  )
}

const desk = () => page.getByRole('heading', { name: 'The desk', includeHidden: true })
const question = () => page.getByRole('dialog', { name: 'Leave with unsaved changes?' })
const press = (name: string) => page.getByRole('button', { name }).click()

async function chooseSignOut(): Promise<void> {
  await press('Account ada@example.org')
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

it('asks about unsaved work before it goes to another chapter, even if the address names none', async () => {
  const { router } = await renderStudio()
  await page.getByRole('link', { name: 'Page 2' }).click()
  expect(router.state.location.search).toBe('?chapter=4&page=2')
  await router.navigate('/studio/books/9')
  await page.getByRole('link', { name: 'Chapter 5' }).click()
  await expect.element(question()).toHaveAccessibleDescription(/^Not saved yet: ?Page 2 ?Page 5$/)
  expect(router.state.location.search).toBe('')
  await press('Leave without saving')
  await expect.poll(() => router.state.location.search).toBe('?chapter=5')
})

it('asks about unsaved work before signing out, and stays or saves first', async () => {
  const save = vi.fn(async () => true)
  const { session, router } = await renderStudio({ save })
  await chooseSignOut()
  await expect.element(question()).toBeVisible()
  await press('Stay here')
  expect(session.current()?.id).toBe(7)
  await expect.element(question()).not.toBeInTheDocument()
  await chooseSignOut()
  await press('Save and leave')
  await expect.element(page.getByText('Sign-in screen')).toBeVisible()
  expect(save).toHaveBeenCalledOnce()
  expect(session.current()).toBeNull()
  expect(router.state.location.pathname).toBe('/auth/login')
})

it('keeps a desk with unsaved work if the session ends, and continues after signing in again', async () => {
  const { session, router } = await renderStudio()
  const heading = desk().element()
  session.signedOut()
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' })
  await expect.element(dialog).toBeVisible()
  await dialog.getByLabelText('Email').fill('ada@example.org')
  await dialog.getByLabelText('Password', { exact: true }).fill('secret')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(desk().element()).toBe(heading)
  expect(router.state.location.pathname).toBe('/studio/books/9')
  session.signedOut()
  await press('Leave without saving')
  await expect.element(page.getByText('Sign-in screen')).toBeVisible()
})

it('gives another author a desk of their own after signing in', async () => {
  const { session } = await renderStudio()
  const heading = desk().element()
  session.signedOut()
  session.signedIn({ ...author, id: 8 })
  await expect.poll(() => desk().element() === heading).toBe(false)
})

it('leads to the sign-in screen and back if a session ends with nothing unsaved', async () => {
  const { session, router } = await renderStudio({ at: '/studio?mine=1' })
  await expect.element(page.getByText('Shelf')).toBeVisible()
  session.signedOut()
  await expect.element(page.getByText('Sign-in screen')).toBeVisible()
  expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/studio?mine=1')
})

it('shows a screen with ways out if a screen throws', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await renderStudio({ at: '/studio/broken' })
  await expect.element(page.getByRole('heading', { name: 'This screen has stopped working' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'All books' })).toHaveAttribute('href', '/studio/')
  error.mockRestore()
})

it('moves the focus to the new screen if the link that led there is gone', async () => {
  const { router } = await renderStudio({ at: '/studio/books/9' })
  const link = page.getByRole('link', { name: 'Chapter 5' })
  link.element().focus()
  await router.navigate('/studio')
  await press('Leave without saving')
  await expect.element(page.getByText('Shelf')).toHaveFocus()
})
