import { startServer, type StartedServer } from '@lectern/presets/start-server'
import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from './expect-accessible'
import { meetPage, preparePage, rename, savePage, writeMarks, type Hand, type PageTexts } from './two-languages'

let folder: string
let server: StartedServer
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-partners-'))
  const file = join(folder, 'partners.json')
  await writeFile(
    file,
    JSON.stringify([{ domainId: 1, mode: 'gbm', color: null, returnLink: null, allowedOrigins: [] }]),
  )
  server = await startServer({ LECTERN_PARTNERS: file })
})
test.afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

/** Returns the link in the newest mail with this subject, read from the outbox like an operator does. */
async function linkOf(subject: string): Promise<string> {
  const outbox = join(server.dataFolder, 'outbox')
  let link = ''
  await expect(async () => {
    const mails = await Promise.all(
      (await readdir(outbox)).toSorted().map((name) => readFile(join(outbox, name), 'utf8')),
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

const english: PageTexts = {
  tip: 'Look higher',
  film: 'The flying kite',
  questions: 'Questions',
  quiz: 'Wind',
  answer: 'The kite',
  word: 'kite',
  definition: 'A toy that flies in the wind.',
}
const spanish: PageTexts = {
  tip: 'Mira arriba',
  film: 'La cometa que vuela',
  questions: 'Preguntas',
  quiz: 'Viento',
  answer: 'La cometa',
  word: 'cometa',
  definition: 'Un juguete que vuela con el viento.',
}

test('a new account becomes an author, and readers meet what two authors made in two languages [EDIT-018]', async ({
  page,
  request,
  browser,
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
  const made = await request.post(`${server.url}/books`, {
    headers,
    data: { title: 'Ours', language: 'en', visibility: 'public' },
  })
  const { bookInfo, chapters }: { bookInfo: { id: number }; chapters: [{ id: number }] } = await made.json()
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

  const bookId = bookInfo.id
  const { url } = server
  const pageId = await preparePage(request, browser, { url, bookId, chapterId: chapters[0].id, headers })
  /** Opens a page as a person with this session; null: as a guest. */
  const visit = async (session: object | null, options: BrowserContextOptions = {}) => {
    const visitor = await (await browser.newContext(options)).newPage()
    if (session !== null) {
      const text = JSON.stringify(session)
      await visitor.addInitScript((kept) => localStorage.setItem('lectern.session', kept), text)
    }
    return visitor
  }
  const marks = `${url}/studio/books/${bookId}?step=marks`
  await test.step('the invited author writes on the page in two languages', async () => {
    await page.goto(marks)
    await writeMarks(page, url)
  })
  await test.step('two authors change the same marks: other fields are merged, the same field is asked about', async () => {
    const other = await visit(operator)
    for (const author of [page, other]) {
      await author.goto(marks)
      await expect(author.getByRole('button', { name: /^The film/ })).toBeVisible()
    }
    await rename(other, /^The film/, 'English', 'The flying kite')
    await rename(other, /^Look up/, 'English', 'Look higher')
    await savePage(other)
    await other.context().close()
    await rename(page, /^The film/, 'Spanish', 'La cometa que vuela')
    await rename(page, /^Look up/, 'English', 'Look there')
    await page.getByRole('button', { name: 'Save page', exact: true }).click()
    const conflict = page.getByRole('dialog', { name: 'This page was changed elsewhere' })
    const question = conflict.getByRole('radiogroup')
    await expect(question).toHaveAccessibleName('Coaching point “Look up”, page 1: Title (English)')
    await expect(question.getByText('Look there')).toBeVisible()
    await expect(question.getByText('Look higher')).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('radio', { name: 'Use the other version' }).check()
    await conflict.getByRole('button', { name: 'Save this choice' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^The flying kite/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Look higher/ })).toBeVisible()
  })
  await test.step('it is published', async () => {
    await page.goto(`${url}/studio/books/${bookId}?step=publish`)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Readers have the latest version.')).toBeVisible()
  })
  const address = (query: string) => `${url}/?book=${bookId}&page=${pageId}${query}`
  const child: object = await (
    await request.post(`${url}/api/auth/signin`, { data: { email: 'ada@example.org', password: 'the second of two' } })
  ).json()
  await test.step('a guest meets it with a mouse, in one language and then in the other', async () => {
    const guest = await visit(null)
    const mouse: Hand = {
      press: (control) => control.click(),
      define: ({ word }) => word.click(),
      async close(panel) {
        await expectAccessible(guest)
        await guest.keyboard.press('Escape')
        await expect(panel).toBeHidden()
      },
    }
    await guest.goto(address(''))
    await meetPage(guest, english, mouse)
    await guest.getByRole('combobox', { name: 'Book language' }).selectOption('es')
    await expect(guest.locator('[data-shown]').getByRole('button', { name: spanish.film, exact: true })).toBeVisible()
    await guest.context().close()
  })
  await test.step('a signed-in child meets it by touch', async () => {
    const phone = await visit(child, { hasTouch: true, viewport: { width: 375, height: 667 } })
    const finger: Hand = {
      press: (control) => control.tap(),
      define: ({ word }) => word.tap(),
      async close(panel) {
        await panel.getByRole('button', { name: 'Close' }).tap()
        await expect(panel).toBeHidden()
      },
    }
    await phone.goto(address('&variation=es'))
    await meetPage(phone, spanish, finger)
    await phone.context().close()
  })
  await test.step('a partner’s reader meets it by keyboard, and has used the only attempt', async () => {
    const reader = await visit(child)
    const keyboard: Hand = {
      press: (control) => control.press(' '),
      define: ({ mark }) => mark.press('Enter'),
      async close(panel) {
        await reader.keyboard.press('Escape')
        await expect(panel).toBeHidden()
      },
    }
    await reader.goto(address('&mode=gbm&variation=es'))
    await meetPage(reader, spanish, keyboard)
    await reader.locator('[data-shown]').getByRole('button', { name: spanish.questions, exact: true }).press('Enter')
    await expect(reader.getByText('You have used all attempts.')).toBeVisible()
    await reader.context().close()
  })
})
