import { expect, test, type Browser, type BrowserContext, type Page, type Request } from '@playwright/test'
import { startServer, type StartedServer } from '@lectern/presets/start-server'
import { writeFile } from 'node:fs/promises'
import { drawPage } from './draw-page'
import { expectAccessible } from './expect-accessible'
import { findToast } from './find-toast'
import { moveBoundary } from './move-boundary'
import { readAloud } from './read-aloud'
import { readSampleMedia } from './read-sample-media'

test.describe.configure({ mode: 'serial' })

let server: StartedServer
let context: BrowserContext
let page: Page
let bookAddress = ''
/** The narration that the voice spoke last, as a WAV. */
let spoken: Buffer | null = null

async function newVisitor(browser: Browser): Promise<Page> {
  const visit = await browser.newContext()
  return visit.newPage()
}

function describeRequest(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`
}

function isMp3({ pathname }: URL): boolean {
  return pathname.endsWith('.mp3')
}

/** Returns true if the second frame of an MP3 has 128 kbit/s; the first one tells the gapless length. */
function has128Kilobits(mp3: Buffer): boolean {
  const isSync = (at: number) => mp3.readUInt8(at) === 0xff && mp3.readUInt8(at + 1) === mp3.readUInt8(1)
  let at = 4
  while (at + 3 < mp3.length && !isSync(at)) at += 1
  if (at + 3 >= mp3.length) return false
  const isMpeg1 = ((mp3.readUInt8(at + 1) >> 3) & 3) === 3
  return mp3.readUInt8(at + 2) >> 4 === (isMpeg1 ? 9 : 12)
}

/** Reads how many words each unsaved draft on this device has. */
function countWordsOfDrafts(screen: Page): Promise<number[]> {
  return screen.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('lectern-drafts')
        opening.addEventListener('error', () => reject(new Error('The drafts cannot be opened.')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const reading = database.transaction('drafts').objectStore('drafts').getAll()
          reading.addEventListener('success', () => {
            database.close()
            resolve(
              reading.result.map((draft: { rects: { rectsByWords: unknown[] } }) => draft.rects.rectsByWords.length),
            )
          })
        })
      }),
  )
}

test.beforeAll(async ({ browser }) => {
  server = await startServer()
  context = await browser.newContext()
  page = await context.newPage()
})
test.afterAll(async () => {
  await context.close()
  await server.stop()
})

test('a link signs in once; others are led to the sign-in screen and back [AUTH-003 AUTH-009]', async ({ browser }) => {
  await test.step('a link, whose page is reloaded before the response of the server arrives', async () => {
    const calls = '**/api/auth/sign-in-link'
    const redeemed = new Promise<number>((resolve) => {
      // Only the first response is held, until the page is gone.
      void page.route(calls, async (route) => resolve((await route.fetch()).status()), { times: 1 })
    })
    await page.goto(server.signInUrl)
    expect(await redeemed).toBe(200)
    expect(page.url()).toBe(`${server.url}/studio/`)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your books' })).toBeVisible()
    expect(page.url()).toBe(`${server.url}/studio/`)
    await expectAccessible(page)
    const stranger = await newVisitor(browser)
    await stranger.goto(server.signInUrl)
    await expect(stranger.getByText('This sign-in link has been used or has expired.')).toBeVisible()
    await expectAccessible(stranger)
    await stranger.context().close()
  })
  await test.step('a session that the server refuses', async () => {
    const stranger = await newVisitor(browser)
    await stranger.goto(`${server.url}/auth/login`)
    await stranger.evaluate(() => {
      const session = { accessToken: 'a.b.c', refreshToken: 'used', id: 1, email: 'gone@example.org', role: 'user' }
      localStorage.setItem('lectern.session', JSON.stringify(session))
    })
    const refused = stranger.waitForResponse((response) => response.status() === 401)
    await stranger.goto(`${server.url}/studio/books/7?page=3`)
    await refused
    await expect(stranger.getByRole('heading', { name: 'Sign in to the studio' })).toBeVisible()
    const address = new URL(stranger.url())
    expect(`${address.pathname}?mode=${address.searchParams.get('mode')}`).toBe('/auth/login?mode=authoring')
    expect(address.searchParams.get('redirect')).toBe('/studio/books/7?page=3')
    expect(await stranger.evaluate(() => localStorage.getItem('lectern.session'))).toBeNull()
    await stranger.context().close()
  })
  await test.step('a stranger', async () => {
    const stranger = await newVisitor(browser)
    await stranger.goto(`${server.url}/?mode=authoring&book=7&page=3`)
    await expect(stranger.getByRole('heading', { name: 'Sign in to the studio' })).toBeVisible()
    const address = new URL(stranger.url())
    expect(address.pathname).toBe('/auth/login')
    expect(address.searchParams.get('mode')).toBe('authoring')
    expect(address.searchParams.get('redirect')).toBe('/studio/books/7?page=3')
    await stranger.getByRole('button', { name: 'Sign in' }).click()
    await expect(stranger.getByText('Enter your email address.')).toBeVisible()
    await stranger.getByLabel('Email').fill('author@lectern.local')
    await stranger.getByLabel('Password', { exact: true }).fill('not the password')
    await stranger.getByRole('button', { name: 'Sign in' }).click()
    await expect(stranger.getByText('Wrong email or password.')).toBeVisible()
    await expectAccessible(stranger)
    await stranger.context().close()
  })
})

test('a book is made of pages, a PDF and chapters, and what cannot become a page is named [EDIT-006 EDIT-007 EDIT-008 EDIT-009 EDIT-028]', async ({
  browser,
}) => {
  await test.step('a title, a language and its readers', async () => {
    await page.getByRole('button', { name: 'New book' }).click()
    await page.getByRole('button', { name: 'Create book' }).click()
    await expect(page.getByText('Give the book a title.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Title').fill('The Little Lamp')
    await page.getByLabel('Who can read it once it is published').selectOption('Everyone')
    await page.getByRole('button', { name: 'Create book' }).click()
    await expect(page.getByRole('heading', { name: 'Add the pages' })).toBeVisible()
    await expectAccessible(page)
    bookAddress = page.url()
  })
  await test.step('its pages', async () => {
    const first = await drawPage(browser, {
      title: 'The Little Lamp',
      text: 'The little lamp stood on the window sill and looked out over the quiet harbour.',
    })
    const second = await drawPage(browser, { title: 'Fog', text: 'One night a thick fog rolled in from the sea.' })
    await page.getByLabel('Page images or PDF').setInputFiles([
      { name: 'lamp.png', mimeType: 'image/png', buffer: first },
      { name: 'fog.png', mimeType: 'image/png', buffer: second },
      { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('this is not an image') },
    ])
    await expect(findToast(page, '2 pages added')).toBeVisible()
    await expect(page.getByText('broken.png')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Pages of the chapter' }).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
  })
  await test.step('put in another order by keyboard, kept, and taken back', async () => {
    const pictures = page.getByRole('list', { name: 'Pages of the chapter' }).locator('img')
    // Links are signed again with every response; only their paths stay.
    const order = () => pictures.evaluateAll((all: HTMLImageElement[]) => all.map((each) => new URL(each.src).pathname))
    const asMade = await order()
    await page.getByRole('button', { name: 'Move Page 2', exact: true }).press('Enter')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(findToast(page, 'Page order saved')).toBeVisible()
    await expect.poll(order).toEqual(asMade.toReversed())
    await findToast(page, 'Page order saved').getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(findToast(page, 'Page order restored')).toBeVisible()
    await expect.poll(order).toEqual(asMade)
  })
  await test.step('chapters are created, renamed, moved by keyboard, duplicated, translated and deleted', async () => {
    await page.getByRole('link', { name: 'Chapters' }).click()
    const chapters = page.getByRole('list', { name: 'Chapters', exact: true })
    const names = () => chapters.getByRole('link').allTextContents()
    const choose = async (chapter: string, action: string) => {
      await page
        .getByRole('button', { name: `More actions for ${chapter}`, exact: true })
        .last()
        .click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    const remove = async (chapter: string) => {
      await choose(chapter, 'Delete…')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete chapter' }).click()
      await expect(page.getByRole('alertdialog')).toBeHidden()
    }
    await page.getByRole('button', { name: 'Add a chapter' }).click()
    await page.getByLabel('Chapter name').fill('Strom')
    await page.keyboard.press('Enter')
    await expect.poll(names).toEqual(['The Little Lamp', 'Strom'])
    await choose('Strom', 'Rename…')
    await page.getByLabel('Chapter name').fill('Storm')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(names).toEqual(['The Little Lamp', 'Storm'])
    await page.getByRole('button', { name: 'Move Storm', exact: true }).press(' ')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press(' ')
    await expect(findToast(page, 'Order of chapters saved.')).toBeVisible()
    await page.reload()
    await expect.poll(names).toEqual(['Storm', 'The Little Lamp'])
    await choose('Storm', 'Add a language…')
    await page.getByRole('dialog').getByRole('combobox').fill('span')
    await page.getByRole('option', { name: /^Español/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    await expect(chapters.getByText('0 pages · English · Spanish')).toBeVisible()
    await choose('The Little Lamp', 'Duplicate')
    await expect(chapters.getByText('2 pages · English')).toHaveCount(2)
    await remove('The Little Lamp')
    await expect(chapters.getByText('2 pages · English')).toHaveCount(1)
    await expectAccessible(page)
  })
  await test.step('a PDF is dropped, and its text layer gives the words', async () => {
    const paper = await browser.newPage()
    await paper.setContent('<h1>Storm</h1><p style="font: 30px serif">The wind took hold of every door.</p>')
    const pdf = await paper.pdf({ width: '15cm', height: '20cm' })
    await paper.close()
    await page.getByRole('list', { name: 'Chapters', exact: true }).getByRole('link', { name: 'Storm' }).click()
    const zone = page.getByLabel('Page images or PDF')
    const dropped = await zone.evaluateHandle(
      (_, bytes) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], 'storm.pdf', { type: 'application/pdf' }))
        return data
      },
      [...pdf],
    )
    await zone.dispatchEvent('drop', { dataTransfer: dropped })
    await expect(findToast(page, '1 page added')).toBeVisible()
    await page.getByRole('button', { name: /^Words/ }).click()
    await expect(page.getByText(/8 words/).first()).toBeVisible()
    await page.getByRole('button', { name: /^Pages/ }).click()
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('es')
    await page.getByRole('button', { name: 'Use 1 page image from English' }).click()
    await expect(page.getByRole('list', { name: 'Pages of the chapter' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('link', { name: 'Chapters' }).click()
    await page.getByRole('button', { name: 'More actions for Storm' }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete chapter' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await page.goto(bookAddress)
    await page.getByRole('button', { name: /^Pages/ }).click()
    await expect(page.getByRole('list', { name: 'Pages of the chapter' }).getByRole('listitem')).toHaveCount(2)
  })
})

test('recognition finds the words of a page and of the whole chapter and saves them [OCR-002 OCR-003]', async () => {
  await page.getByRole('button', { name: 'Next: Words' }).click()
  await page.getByRole('button', { name: 'Only this page' }).click()
  await expect(page.getByText('1 of 2 pages.')).toBeVisible({ timeout: 240_000 })
  await expect(page.getByRole('option', { name: 'harbour.' })).toBeAttached()
  await page.getByRole('button', { name: 'All 2 pages' }).click()
  await page.getByRole('button', { name: 'Recognise again' }).click()
  await expect(page.getByText('2 of 2 pages.')).toBeVisible({ timeout: 240_000 })
  await expect(page.getByText('All changes saved')).toBeVisible()
  await expectAccessible(page)
})

test('a word is moved, ordered and saved, and unsaved work survives a killed tab [EDIT-022 EDIT-024]', async () => {
  await test.step('a word', async () => {
    const stage = page.getByRole('listbox')
    await stage.focus()
    await page.keyboard.press('ArrowRight')
    const word = page.getByLabel('Word', { exact: true })
    await expect(word).toHaveValue('The')
    const position = page.getByText(/^\d+, \d+ · \d+ × \d+$/)
    const before = await position.textContent()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(position).not.toHaveText(before ?? '')
    await expect(page.getByText('1 page not saved')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(position).toHaveText(before ?? '')
    await expect(page.getByText('All changes saved')).toBeVisible()
    await word.fill('THE')
    await word.press('Enter')
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(findToast(page, 'Page data saved successfully')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('option', { name: 'THE', exact: true })).toBeAttached()
  })
  await test.step('the reading order', async () => {
    await page.getByRole('button', { name: 'Show the reading order' }).click()
    const order = page.getByRole('group', { name: /^Reading order/ })
    const named = (name: string | RegExp) => order.getByRole('button', { name, exact: true })
    const second = (await named(/^2: /).getAttribute('aria-label'))?.slice('2: '.length)
    await named(/^2: /).dragTo(named(/^1: /))
    await expect(named(`1: ${second}`)).toBeVisible()
    await expect(named('2: THE')).toBeVisible()
    await expectAccessible(page)
    await named(`1: ${second}`).press('Shift+ArrowRight')
    await expect(named('1: THE')).toBeVisible()
    await expect(named(`2: ${second}`)).toBeFocused()
    await page.getByRole('button', { name: 'Show the reading order' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
  })
  await test.step('a tab that is killed', async () => {
    const stage = page.getByRole('listbox')
    await stage.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Delete')
    await expect(page.getByText('1 page not saved')).toBeVisible()
    const words = () => page.getByRole('listbox').getByRole('option')
    const count = await words().count()
    await expect.poll(() => countWordsOfDrafts(page)).toContain(count)
    await page.close({ runBeforeUnload: false })
    page = await context.newPage()
    await page.goto(`${bookAddress}?step=words`)
    await expect(page.getByText('Unsaved work from last time')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(words()).toHaveCount(count)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
  })
})

test("a save over another author's newer version is refused, and both versions are kept [EDIT-023]", async () => {
  const other = await context.newPage()
  await other.goto(`${bookAddress}?step=words`)
  for (const author of [page, other]) {
    await author.getByRole('listbox').focus()
    await author.keyboard.press('ArrowRight')
    await author.keyboard.press('Shift+ArrowDown')
  }
  await other.getByRole('button', { name: 'Save page' }).click()
  await expect(findToast(other, 'Page data saved successfully')).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByRole('dialog', { name: 'This page was changed elsewhere' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use the other version' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 page not saved')).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
})

test('a voice speaks the chapter once, whatever fails meanwhile [GEN-001 GEN-007 GEN-009 GEN-011 GEN-013 GEN-019 AUD-001 AUD-002]', async () => {
  // The page fetches it to make an MP3 of it.
  await context.route(/\.wav\?/, async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    if (response.status() === 200) spoken = body
    await route.fulfill({ response, body })
  })
  await page.getByRole('link', { name: 'Chapter audio' }).click()
  await expect(page.getByRole('textbox', { name: 'Text of page 1' })).toHaveValue(
    /The little lamp stood on the window sill/,
  )
  await page.getByRole('searchbox', { name: 'Search voices' }).fill('english')
  await page.getByRole('radio').first().check()
  await expectAccessible(page)
  await expect(page.getByText('Once started, this cannot be cancelled.')).toBeVisible()
  const audioAddress = new URL(page.url())
  expect(audioAddress.pathname).toBe('/studio/audio')
  const requests: string[] = []
  const listen = (tab: Page) => tab.on('request', (request) => requests.push(describeRequest(request)))
  const countSpeech = () => requests.filter((request) => request === 'POST /api/text-to-speech/stream').length
  const convert = () => page.getByRole('button', { name: 'Convert WAV to MP3 and Upload' })
  listen(page)
  await test.step('pressed twice, in a tab that is closed, on a server that is restarted', async () => {
    const started = page.waitForResponse((response) => response.url().endsWith('/api/text-to-speech/stream'))
    // The tab hears nothing of the progress, so that it is closed before the end.
    await page.route('**/api/jobs/*/events', () => undefined)
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Generate audio' }).dblclick()
    const response = await started
    expect(response.status()).toBe(202)
    const { chapterId, variation }: { chapterId: number; variation: string } = response.request().postDataJSON()
    audioAddress.searchParams.set('chapter', String(chapterId))
    audioAddress.searchParams.set('variation', variation)
    await expect(page.getByRole('progressbar', { name: 'Generating the narration' })).toBeVisible()
    await expectAccessible(page)
    await page.close()
    await server.restart()
  })
  await test.step('found again at /audio, where the upload of the MP3 fails', async () => {
    page = await context.newPage()
    listen(page)
    await page.route(isMp3, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.fallback(),
    )
    await page.goto(`${server.url}/audio${audioAddress.search}`)
    await expect(page.getByText(/^Failed to upload MP3 to/).first()).toBeVisible({ timeout: 240_000 })
    expect(page.url()).toBe(audioAddress.href)
    await expect(page.getByRole('combobox', { name: 'Language', exact: true })).toHaveValue('en')
    await expect(convert()).toBeEnabled()
    await expectAccessible(page)
  })
  await test.step('kept as a WAV, which is converted without paying again', async () => {
    await page.unroute(isMp3)
    await page.reload()
    await convert().click()
    await expect(findToast(page, 'WAV file successfully converted to MP3 and uploaded!')).toBeVisible()
    await expect(convert()).toHaveCount(0)
    expect(countSpeech()).toBe(1)
  })
  await test.step('refreshed, and aligned again', async () => {
    await page.getByRole('button', { name: 'Refresh audio data' }).click()
    await expect(findToast(page, 'Audio data refreshed successfully!')).toBeVisible()
    await page.getByRole('button', { name: 'Force audio alignment' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Align again' }).click()
    await expect(findToast(page, 'Audio re-aligned successfully.')).toBeVisible({ timeout: 240_000 })
    await expectAccessible(page)
    expect(countSpeech()).toBe(1)
  })
})

test('a word that is changed after the narration is reported on every step until it is spoken [GEN-003 GEN-004 GEN-005]', async () => {
  const steps = page.getByRole('navigation', { name: 'Steps to a read-along book' })
  const step = (name: string) => steps.getByRole('button', { name })
  await test.step('on the steps and the page', async () => {
    await step('Words').click()
    await page.getByRole('listbox').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('textbox', { name: 'Word', exact: true }).fill('One')
    await page.keyboard.press('Enter')
    await expect(step('Voice')).toContainText('Out of date')
    await expect(page.getByRole('button', { name: /^Page 1.*out of date/ })).toBeVisible()
    await expectAccessible(page)
    await step('Voice').click()
    await expect(page.getByText('The narration is out of date')).toBeVisible()
    await expect(page.locator('mark')).toHaveCount(1)
    await expectAccessible(page)
  })
  await test.step('before publishing', async () => {
    await step('Publish').click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Publish although something is out of date?' })
    await expect(question.getByText('Page 1: text changed after the narration')).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Not now' }).click()
  })
  await test.step('until the voice has spoken it', async () => {
    await step('Voice').click()
    const uploaded = page.waitForRequest((request) => request.method() === 'PUT' && isMp3(new URL(request.url())))
    const named = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/api/chapter-variation-audio/'),
    )
    // Both toasts go after five seconds, in either order: each is awaited from the start.
    const told = Promise.all(
      ['Audio generated successfully', 'The words follow the new narration'].map((text) =>
        findToast(page, text).first().waitFor(),
      ),
    )
    await page.getByRole('button', { name: 'Generate again' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Generate again' }).click()
    const upload = await uploaded
    expect(new URL(upload.url()).search).not.toBe('')
    expect(upload.headers()['content-type']).toBe('audio/mpeg')
    const mp3Name = new URL(upload.url()).pathname.split('/').at(-1)
    expect((await named).ok()).toBe(true)
    await told
    const heard = page.waitForRequest((request) => request.method() === 'GET' && isMp3(new URL(request.url())))
    await page.getByRole('button', { name: 'Listen to the chapter' }).click()
    const track = await page.request.get((await heard).url())
    expect(track.url()).toContain(`/${mp3Name}`)
    expect(has128Kilobits(await track.body())).toBe(true)
    await expect(step('Voice')).toContainText('Narrated')
    await step('Sync').click()
    await expect(page.getByText(/were found in it/)).toBeVisible()
    await expectAccessible(page)
    await expect(step('Sync')).not.toContainText('Out of date')
    await step('Voice').click()
  })
})

/** Adds a popup trigger, and moves it down by steps. */
async function addTrigger(title: string, steps: number) {
  await page.getByRole('button', { name: 'Add popup trigger' }).click()
  for (let step = 0; step < Math.abs(steps); step += 1) {
    await page.getByRole('listbox').press(steps > 0 ? 'Shift+ArrowDown' : 'Shift+ArrowUp')
  }
  await page
    .getByRole('region', { name: 'Selected popup or tip' })
    .getByRole('textbox', { name: 'Title', exact: true })
    .fill(title)
}

test('words and voice are aligned, readers get what the author adds, and a person records [EDIT-027 GEN-022 TAKE-003 LOAD-032]', async ({
  browser,
}) => {
  await test.step('words and voice', async () => {
    await page.getByRole('button', { name: 'Next: Sync' }).click()
    await page.getByRole('button', { name: 'Sync by word' }).click()
    await expect(findToast(page, 'Chapter times synced and saved successfully')).toBeVisible()
    const fill = page.getByRole('button', { name: 'Estimate the rest' })
    const next = page.getByRole('button', { name: 'Next: Publish' })
    await expect(fill.or(next)).toBeVisible()
    if (await fill.isVisible()) await fill.click()
    await expect(next).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the boundary of two words, dragged to a silence on the waveform and moved by key', async () => {
    await moveBoundary(page)
  })
  await test.step('in the reader', async () => {
    await page.getByRole('button', { name: 'Next: Publish' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Readers have the latest version.')).toBeVisible()
    await expectAccessible(page)
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Open in the reader' }).click()
    const reader = await opening
    await reader.getByRole('button', { name: 'Play', exact: true }).waitFor()
    // The whole narration takes a few seconds, in which a look from outside may miss most words.
    const seen = await reader.evaluateHandle(() => {
      const words = new Set<string>()
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof HTMLElement && 'lit' in target.dataset) words.add(target.dataset['word'] ?? '')
      }).observe(document.body, { subtree: true, attributeFilter: ['data-lit'] })
      return words
    })
    await reader.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => seen.evaluate((words) => words.size)).toBeGreaterThan(4)
    await reader.close()
  })
  await test.step('a glossary word in two languages, a quiz, a video and a sound with subtitles are added', async () => {
    await page.goto(`${server.url}/studio/glossary`)
    await page.getByRole('button', { name: 'Add word' }).first().click()
    await page.getByRole('textbox', { name: 'Word', exact: true }).fill('harbour')
    await page.getByRole('textbox', { name: 'Definition 1', exact: true }).fill('A place where ships are safe.')
    await page.getByRole('button', { name: 'Add definition' }).click()
    await page.getByRole('textbox', { name: 'Definition 2', exact: true }).fill('Lugar donde los barcos están a salvo.')
    await page.getByRole('combobox', { name: 'Language of definition 2' }).fill('Spanish')
    await page.getByRole('listbox', { name: 'Language of definition 2' }).getByRole('option').first().click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: 'A place where ships are safe.' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(bookAddress)
    await page.getByRole('link', { name: 'Quizzes' }).click()
    await page.getByRole('button', { name: 'New quiz' }).first().click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Lights')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('button', { name: 'Add question' }).first().click()
    await page.getByRole('menuitem', { name: 'One right answer' }).click()
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Where did the lamp stand?')
    await page.getByRole('textbox', { name: 'Text of answer 1' }).fill('On the sill')
    await page.getByRole('textbox', { name: 'Text of answer 2' }).fill('In the harbour')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await expectAccessible(page)
    await page.goto(bookAddress)
    await page.getByRole('button', { name: /^Popups/ }).click()
    await page.getByRole('button', { name: 'Add coaching point' }).click()
    const inspector = page.getByRole('region', { name: 'Selected popup or tip' })
    await inspector.getByRole('textbox', { name: 'Title', exact: true }).fill('Look at the light')
    const media = await readSampleMedia(page.request, server.url)
    await inspector.getByLabel('Upload: Sound').setInputFiles(media.mp3)
    await expect(inspector.getByRole('textbox', { name: 'Sound' })).toHaveValue(/\.mp3/)
    await inspector.getByLabel('Upload: Subtitles').setInputFiles(media.vtt)
    await expect(inspector.getByRole('textbox', { name: 'Subtitles' })).toHaveValue(/\.vtt/)
    await addTrigger('The film', 8)
    await inspector.getByRole('button', { name: 'Add an item' }).click()
    await inspector.getByRole('combobox', { name: 'Type' }).selectOption('video')
    await inspector.getByLabel('Upload: Video').setInputFiles(media.mp4)
    await expect(inspector.getByRole('textbox', { name: 'Video' })).toHaveValue(/\.mp4/)
    await addTrigger('Questions', -8)
    await inspector.getByRole('combobox', { name: 'Quiz' }).selectOption({ label: 'Lights' })
    await page.getByRole('button', { name: 'Save page', exact: true }).click()
    await expect(findToast(page, 'Coaching Points and popup triggers data saved successfully')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Publish Unpublished changes/ }).click()
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('Readers have the latest version.')).toBeVisible()
  })
  const bookId = /books\/(\d+)/.exec(bookAddress)?.[1]
  await test.step('met by a guest with a mouse', async () => {
    const guest = await newVisitor(browser)
    await guest.goto(`${server.url}/?book=${bookId}`)
    await guest.getByRole('button', { name: 'Next page' }).click()
    await guest.getByRole('button', { name: /Look at the light/ }).click()
    const tip = guest.getByRole('dialog', { name: 'Look at the light' })
    const timeOf = (tag: string) =>
      guest.evaluate((name) => document.querySelector<HTMLMediaElement>(`[role=dialog] ${name}`)?.currentTime ?? 0, tag)
    await expect.poll(() => timeOf('audio')).toBeGreaterThan(0)
    await expect(tip.getByRole('group', { name: 'Subtitles' })).not.toBeEmpty()
    await expectAccessible(guest)
    await guest.keyboard.press('Escape')
    await guest.getByRole('button', { name: 'The film' }).click()
    await expect.poll(() => timeOf('video')).toBeGreaterThan(0)
    await guest.keyboard.press('Escape')
    await guest.getByRole('button', { name: 'Questions' }).click()
    const quiz = guest.getByRole('dialog', { name: 'Lights' })
    await quiz.getByRole('radio', { name: 'On the sill' }).click()
    await quiz.getByRole('button', { name: 'Submit answers' }).click()
    await expect(quiz.getByRole('heading', { name: '1 of 1 question right' })).toBeVisible()
    await expectAccessible(guest)
    await guest.keyboard.press('Escape')
    await guest.locator('[data-shown] [data-word]', { hasText: /^harbour/ }).click()
    const definition = guest.getByRole('dialog', { name: 'harbour' })
    await expect(definition.getByText('A place where ships are safe.')).toBeVisible()
    await definition.getByRole('button', { name: 'español' }).click()
    await expect(definition.getByText('Lugar donde los barcos están a salvo.')).toBeVisible()
    await expectAccessible(guest)
    await guest.context().close()
  })
  await test.step('changed by two authors at the same time, who lose nothing', async () => {
    const other = await context.newPage()
    const change = async (author: Page, name: RegExp, title: string) => {
      await author.getByRole('button', { name }).click()
      await author
        .getByRole('region', { name: 'Selected popup or tip' })
        .getByRole('textbox', { name: 'Title', exact: true })
        .fill(title)
    }
    const save = (author: Page) => author.getByRole('button', { name: 'Save page', exact: true }).click()
    for (const author of [page, other]) {
      await author.goto(`${bookAddress}?step=marks`)
      await expect(author.getByRole('button', { name: /^The film/ })).toBeVisible()
    }
    await change(other, /^The film/, 'Their film')
    await change(other, /^Look at the light/, 'Their tip')
    await change(page, /^The film/, 'My film')
    await change(page, /^Look at the light/, 'My tip')
    await change(page, /^Questions/, 'My questions')
    await save(other)
    await expect(findToast(other, 'Coaching Points and popup triggers data saved successfully')).toBeVisible()
    await other.close()
    await save(page)
    const conflict = page.getByRole('dialog', { name: 'This page was changed elsewhere' })
    const choose = (item: RegExp, version: string) =>
      conflict.getByRole('radiogroup', { name: item }).getByRole('radio', { name: version }).check()
    await choose(/^Popup “The film”/, 'Keep mine')
    await choose(/^Coaching point “Look at the light”/, 'Use the other version')
    await expectAccessible(page)
    await conflict.getByRole('button', { name: 'Save this choice' }).click()
    await expect(findToast(page, 'Coaching Points and popup triggers data saved successfully')).toBeVisible()
    await page.reload()
    for (const name of [/^My film/, /^Their tip/, /^My questions/]) {
      await expect(page.getByRole('button', { name })).toBeVisible()
    }
  })
  await test.step('the library', async () => {
    await page.goto(`${server.url}/studio/`)
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'The Little Lamp' }) })
    await expect(card.getByText('Published')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('light')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expectAccessible(page)
    await card.getByText('The Little Lamp').click()
    await expect(page).toHaveURL(/\/studio\/books\/\d+/)
  })
  await test.step('a person reads the chapter with the microphone, and imports a recording', async () => {
    if (spoken === null) throw new Error('The voice has spoken nothing.')
    const heard = test.info().outputPath('heard.wav')
    await writeFile(heard, spoken)
    await readAloud(context, bookAddress, heard)
  })
  await test.step('a video and its poster, which readers see until it plays', async () => {
    const media = await readSampleMedia(page.request, server.url)
    const poster = await drawPage(browser, { title: 'Poster', text: 'Press play.' })
    await page.goto(`${bookAddress}/chapters`)
    await page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Video…' }).click()
    const film = page.getByRole('dialog', { name: /^Video of/ })
    await film.getByLabel('Upload: Video').setInputFiles(media.mp4)
    await expect(film.getByRole('textbox', { name: 'Video' })).toHaveValue(/\.mp4/)
    await film.getByLabel('Upload: Poster').setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: poster })
    await expect(film.getByRole('textbox', { name: 'Poster' })).toHaveValue(/\.webp/)
    await expectAccessible(page)
    await film.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(findToast(page, 'Readers see it after the next publication.')).toBeVisible()
    await page.goto(`${bookAddress}?step=publish`)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    const anyway = page.getByRole('button', { name: 'Publish anyway' })
    const done = page.getByText('Readers have the latest version.')
    await expect(anyway.or(done)).toBeVisible()
    if (await anyway.isVisible()) await anyway.click()
    await expect(done).toBeVisible()
    const guest = await newVisitor(browser)
    await guest.goto(`${server.url}/?book=${bookId}`)
    await guest.getByRole('button', { name: 'Next page' }).click()
    const picture = guest.locator('div:has(> video) > img')
    await expect(picture).toBeVisible()
    await expectAccessible(guest)
    await guest.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(picture).toBeHidden()
    await expect.poll(() => guest.evaluate(() => document.querySelector('video')?.currentTime)).toBeGreaterThan(0)
    await guest.context().close()
  })
})
