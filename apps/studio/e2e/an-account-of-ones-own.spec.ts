import { startServer, type StartedServer } from '@lectern/presets/start-server'
import { expect, test, type Page } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectAccessible } from './expect-accessible'

let server: StartedServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** Returns the link in the newest mail with this subject, read from the outbox like an operator does. */
async function linkOf(subject: string): Promise<string> {
  const folder = join(server.dataFolder, 'outbox')
  let link = ''
  await expect(async () => {
    const mails = await Promise.all(
      (await readdir(folder)).toSorted().map((name) => readFile(join(folder, name), 'utf8')),
    )
    link =
      /^X-Lectern-Link:\s+(\S+)/m.exec(mails.findLast((mail) => mail.includes(`Subject: ${subject}`)) ?? '')?.[1] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a new account confirms its address, resets its password and becomes an author by mail', async ({
  page,
  request,
}) => {
  await page.goto(`${server.url}/auth/login`)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('New password').fill('the first of two')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(await linkOf('Verify your address'))
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  expect(page.url()).toBe(`${server.url}/auth/verify`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await page.waitForURL(`${server.url}/`)

  await page.goto(`${server.url}/auth/forgot`)
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If ada@example.org has an account')).toBeVisible()
  const resetLink = await linkOf('Set a new password')
  await page.goto(resetLink)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('Use 10 characters or more.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New password').fill('the second of two')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible()
  await page.goto('about:blank')
  await page.goto(resetLink)
  await page.getByLabel('New password').fill('the third of two')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('This link has been used or has expired.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${server.url}/auth/reset`)
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await signIn(page, 'the first of two')
  await expect(page.getByText('Wrong email or password.')).toBeVisible()
  await signIn(page, 'the second of two')
  await expect(page.getByText('This account can read books but not make them.')).toBeVisible()

  const token = /#sign-in=(\S+)/.exec(server.signInUrl)?.[1]
  const operator: { accessToken: string } = await (
    await request.post(`${server.url}/api/auth/sign-in-link`, { data: { token } })
  ).json()
  const headers = { authorization: `Bearer ${operator.accessToken}` }
  const made = await request.post(`${server.url}/books`, { headers, data: { title: 'Ours', language: 'en' } })
  const { bookInfo }: { bookInfo: { id: number } } = await made.json()
  const invited = await request.post(`${server.url}/books/${bookInfo.id}/invitations`, {
    headers,
    data: { email: 'grace@example.org' },
  })
  expect(invited.status()).toBeLessThan(300)
  const invitation = await linkOf('Write with us: Ours')
  await page.goto(invitation)
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page.getByText('This address has no account yet.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your name').fill('Grace')
  await page.getByLabel('New password').fill('a password of grace')
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page.getByRole('heading', { name: 'Your books' })).toBeVisible()
  await expect(page.getByText('Ours')).toBeVisible()

  await page.goto('about:blank')
  await page.goto(invitation)
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page.getByText(/ask whoever invited you for a new one/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept the invitation' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to sign-in' })).toBeVisible()
  await expectAccessible(page)
})
