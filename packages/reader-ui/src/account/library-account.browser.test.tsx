import { createSessionKeeper } from '@lectern/api-client/session'
import { openStoredLocale, StoredLocaleProvider, ToastProvider } from '@lectern/ui'
import { Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { memoryStorage } from '../testing/memory-storage'
import { LibraryAccount } from './library-account'
import { testUser as user } from '../testing/test-user'

const refusal = (status: number, body: object) => Response.json({ code: 'invalid-field', ...body }, { status })

beforeEach(() => {
  localStorage.clear()
})

/** Opens the account part of the library's header behind a server with given responses by method and path. */
async function openAccountMenu(o: {
  readonly isSignedIn: boolean
  readonly respond?: (call: string) => Response | null
}) {
  const calls: { readonly call: string; readonly body: unknown }[] = []
  const session = createSessionKeeper({
    baseUrl: window.location.origin,
    storage: memoryStorage(),
    nowSeconds: () => 0,
    async fetch(input, init) {
      const request = new Request(input, init)
      const call = `${request.method} ${new URL(request.url).pathname}`
      calls.push({ call, body: request.method === 'GET' ? null : await request.json() })
      const response = o.respond?.(call) ?? null
      if (response !== null) return response
      if (call === 'GET /auth/account') return Response.json({ name: 'Ada', email: user.email })
      if (call === 'POST /auth/account/password') return Response.json({ ...user, accessToken: 'b' })
      return Response.json({ success: true })
    },
  })
  if (o.isSignedIn) session.signedIn(user)
  const onLeft = vi.fn<() => void>()
  await render(
    <StoredLocaleProvider stored={openStoredLocale(memoryStorage(), ['en'])}>
      <ToastProvider>
        <Suspense>
          <LibraryAccount studioHref={null} session={session} storage={localStorage} isFramed={false} onLeft={onLeft} />
        </Suspense>
      </ToastProvider>
    </StoredLocaleProvider>,
  )
  const openDialog = async () => {
    await page.getByRole('button', { name: 'Account of ada@example.org' }).click()
    await page.getByRole('menuitem', { name: 'Your account' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Your account' })).toBeVisible()
  }
  return { session, calls, onLeft, openDialog }
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('offers guests the sign-in with the way back', async () => {
  await openAccountMenu({ isSignedIn: false })
  const { pathname, search } = window.location
  await expect
    .element(page.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', expect.stringContaining(`redirect=${encodeURIComponent(`${pathname}${search}`)}`))
})

it("signs out and clears the account's copies on the device, and keeps a guest's", async () => {
  localStorage.setItem('lectern.bookmarks.1.7', '{}')
  localStorage.setItem('lectern.bookmarks.1', '{}')
  const { session, onLeft } = await openAccountMenu({ isSignedIn: true })
  await button('Account of ada@example.org').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(() => onLeft.mock.calls.length).toBe(1)
  expect(session.current()).toBeNull()
  expect(Object.keys(localStorage)).toEqual(['lectern.bookmarks.1'])
})

it('shows name and email, and offers to try again when they could not be loaded', async () => {
  let isDown = true
  const { openDialog } = await openAccountMenu({
    isSignedIn: true,
    respond: (call) => (isDown && call === 'GET /auth/account' ? refusal(503, { code: 'unavailable', msg: '' }) : null),
  })
  await openDialog()
  await expect.element(page.getByText('Your account could not be loaded.', { exact: false })).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.element(page.getByText('Ada', { exact: true })).toBeVisible()
  await expect.element(page.getByText('ada@example.org', { exact: true })).toBeVisible()
})

it('changes the password, and shows at its field that the current one is wrong', async () => {
  let isWrong = true
  const { session, calls, openDialog } = await openAccountMenu({
    isSignedIn: true,
    respond: (call) =>
      isWrong && call.startsWith('POST') ? refusal(422, { field: 'currentPassword', msg: 'Not this one.' }) : null,
  })
  await openDialog()
  await button('Change password').click()
  await expect.element(page.getByText('Enter your current password.')).toBeVisible()
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  await page.getByLabelText('Current password').fill('the first of ada')
  await page.getByLabelText('New password').fill('the second of ada')
  await button('Change password').click()
  await expect.element(page.getByText('Not this one.')).toBeVisible()
  isWrong = false
  await button('Change password').click()
  await expect.element(page.getByText('Your password is changed.').first()).toBeVisible()
  expect(calls.at(-1)?.body).toEqual({ currentPassword: 'the first of ada', newPassword: 'the second of ada' })
  expect(session.current()?.accessToken).toBe('b')
})

it('deletes the account only after its email was typed, and then leaves the device', async () => {
  localStorage.setItem('lectern.progress.1.7', '{}')
  const { session, calls, onLeft, openDialog } = await openAccountMenu({ isSignedIn: true })
  await openDialog()
  await button('Delete account…').click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  const confirm = question.getByRole('button', { name: 'Delete account' })
  await question.getByLabelText('Type ada@example.org to confirm').fill('ada@example')
  await expect.element(confirm).toBeDisabled()
  await question.getByLabelText('Type ada@example.org to confirm').fill('Ada@example.org')
  await expect.poll(() => confirm.element().hasAttribute('disabled')).toBe(false)
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  await confirm.click()
  await expect.poll(() => onLeft.mock.calls.length).toBe(1)
  expect(calls.at(-1)).toEqual({ call: 'DELETE /auth/account', body: { email: 'Ada@example.org' } })
  expect(session.current()).toBeNull()
  expect(Object.keys(localStorage)).toEqual([])
})

it('keeps the account and says why when its deletion fails', async () => {
  const { session, openDialog } = await openAccountMenu({
    isSignedIn: true,
    respond: (call) => (call.startsWith('DELETE') ? refusal(503, { code: 'unavailable', msg: 'Later.' }) : null),
  })
  await openDialog()
  await button('Delete account…').click()
  const question = page.getByRole('alertdialog')
  await question.getByLabelText('Type ada@example.org to confirm').fill('ada@example.org')
  const confirm = question.getByRole('button', { name: 'Delete account' })
  await expect.poll(() => confirm.element().hasAttribute('disabled')).toBe(false)
  await confirm.click()
  await expect.element(question.getByText('Later.')).toBeVisible()
  expect(session.current()).not.toBeNull()
})

it('downloads the data of the account', async () => {
  const { calls, openDialog } = await openAccountMenu({ isSignedIn: true })
  await openDialog()
  await button('Download your data').click()
  await expect.element(page.getByText('Your data is downloaded.').first()).toBeVisible()
  expect(calls.at(-1)?.call).toBe('GET /auth/account/export')
})
