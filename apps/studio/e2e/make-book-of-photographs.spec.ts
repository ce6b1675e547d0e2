import { startServer, type StartedServer } from '@lectern/presets/start-server'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible'
import { findToast } from './find-toast'
import { expectGuide, findStep } from './guide'
import { correctOwlWord, owlPages } from './owl-pages'
import { photographPages } from './photograph-pages'

const upsideDown = 5
const unreadable = 9

let server: StartedServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(async () => {
  await server.stop()
})

interface PhotographFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const toFile = (buffer: Buffer, index: number): PhotographFile => ({
  name: `IMG_${1001 + index}.jpg`,
  mimeType: 'image/jpeg',
  buffer,
})

async function choosePhotographs(page: Page, files: PhotographFile[]): Promise<void> {
  const opening = page.waitForEvent('filechooser')
  await page.getByLabel('Page images or PDF').click()
  const chooser = await opening
  await chooser.setFiles(files)
}

/** Goes through the queue of doubtful words by keyboard alone. Words of the unreadable page are none. */
async function checkWords(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check', exact: true }).press('Enter')
  const field = page.getByRole('textbox', { name: 'Recognised as' })
  const place = page.getByText(/^Word \d+ of \d+, page \d+$/).first()
  await expect(field).toBeFocused()
  await expectAccessible(page)
  const total = Number(/of (\d+)/.exec((await place.textContent()) ?? '')?.[1])
  for (let at = 1; at <= total; at += 1) {
    await expect(place).toHaveText(new RegExp(`^Word ${at} of ${total}, page`))
    await expect(field).toBeFocused()
    const pageNumber = Number(/page (\d+)/.exec((await place.textContent()) ?? '')?.[1])
    if (pageNumber === unreadable) {
      await page.keyboard.press('Delete')
      continue
    }
    const correction = correctOwlWord(pageNumber, await field.inputValue())
    if (correction !== null) await page.keyboard.type(correction)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(`All ${total} words checked.`)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Finish checking' })).toBeFocused()
  await page.keyboard.press('Enter')
}

test('a teacher makes a read-along book of twelve photographs', { tag: '@long' }, async ({ page, browser }) => {
  const strip = page.getByRole('navigation', { name: 'Pages of the chapter' })
  const board = page.getByRole('list', { name: 'Pages of the chapter' })
  await test.step('she signs in and names her book', async () => {
    await page.goto(server.signInUrl)
    await page.getByRole('button', { name: 'New book' }).click()
    await page.getByLabel('Title').fill('The Owl Behind the School')
    await page.getByLabel('Who can read it once it is published').selectOption('Everyone')
    await page.getByRole('button', { name: 'Create book' }).click()
    await expect(page.getByRole('heading', { name: 'Add the pages' })).toBeVisible()
    await expectGuide(page, [
      'Pages 0 pages next step',
      'Words 0 words Not started',
      'Voice No narration Not started',
      'Sync 0 of 0 Not started',
      'Popups Optional',
      'Publish Not published Not started',
    ])
    await expectAccessible(page)
  })
  await test.step('she adds twelve photographs together, which become twelve pages', async () => {
    const shots = owlPages.map((drawing, index) => ({
      drawing,
      degrees: ((index * 7) % 5) - 2 + (index + 1 === upsideDown ? 180 : 0),
      blur: index + 1 === unreadable ? 14 : 0,
    }))
    await choosePhotographs(page, (await photographPages(browser, shots)).map(toFile))
    await expect(findToast(page, '12 pages added')).toBeVisible()
    await expect(board.getByRole('listitem')).toHaveCount(12)
    await expect(board.getByText('Not read yet')).toHaveCount(12)
    await expect(findStep(page, 'Pages')).toHaveAccessibleName('Pages 12 pages done')
    await expect(findStep(page, 'Words')).toHaveAccessibleName('Words 0 words next step')
    await expectAccessible(page)
  })
  await test.step('the page upside down and the blurred one are told, and the others straightened', async () => {
    await page.getByRole('button', { name: 'Improve photographs' }).click()
    const dialog = page.getByRole('dialog', { name: 'Improve photographs' })
    await expect(dialog.getByRole('checkbox')).toHaveCount(12)
    const cardOf = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
    await expect(cardOf('Turned').getByRole('checkbox')).toHaveAccessibleName(`Improve page ${upsideDown}`)
    await expect(cardOf('No sharp text').getByRole('checkbox')).toHaveAccessibleName(`Improve page ${unreadable}`)
    await expect(cardOf('No sharp text')).toContainText('photograph it again')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Improve 12 photographs' }).click()
    await expect(findToast(page, '12 photographs improved')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expectAccessible(page)
  })
  await test.step('the first action finds the words, and says that one page could barely be read', async () => {
    await page.getByRole('button', { name: 'Next: Words' }).click()
    await page.getByRole('button', { name: 'Recognise 12 pages' }).click()
    await expect(page.getByRole('progressbar', { name: 'Reading 12 pages' })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByText(/^\d+ words on 12 of 12 pages\.$/)).toBeVisible()
    await expect(page.getByText(`Most of what was read on page ${unreadable} is doubtful.`)).toBeVisible()
    await expect(findStep(page, 'Words')).toHaveAccessibleName(/^Words \d+ words next step$/)
    await expect(strip.getByRole('button', { name: /barely read/ })).toHaveAccessibleName(
      new RegExp(`^Page ${unreadable} barely read`),
    )
    await expectAccessible(page)
  })
  await test.step('the pages are in the order of the photographs, and the fifth one is upright', async () => {
    for (const [index, { title }] of owlPages.entries()) {
      if (index + 1 === unreadable) continue
      await strip.getByRole('button', { name: new RegExp(`^Page ${index + 1} `) }).click()
      await expect(page.getByRole('textbox', { name: `Text of page ${index + 1}` })).toHaveValue(
        new RegExp(`^${title}`),
      )
    }
  })
  await test.step('the photograph of the blurred page is seen to be too blurred', async () => {
    await page.getByRole('button', { name: `Improve the photograph of page ${unreadable}` }).click()
    const dialog = page.getByRole('dialog', { name: `Photograph of page ${unreadable}` })
    await expect(dialog.getByText('No sharp text')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('she checks the doubtful words by keyboard alone', async () => {
    await checkWords(page)
    await expect(page.getByText(/^\d+ words on 11 of 12 pages\.$/)).toBeVisible()
    await expect(page.getByText(/words? to check/)).toHaveCount(0)
    await expect(findStep(page, 'Words')).toHaveAccessibleName(/next step$/)
    await page.getByRole('button', { name: 'Save chapter' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('she photographs the page again and puts it into its place', async () => {
    await findStep(page, 'Pages').click()
    await page.getByRole('button', { name: `Delete page ${unreadable}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete page' }).click()
    await expect(board.getByRole('listitem')).toHaveCount(11)
    await expect(findStep(page, 'Words')).toHaveAccessibleName(/^Words \d+ words done$/)
    const drawing = owlPages[unreadable - 1]
    if (drawing === undefined) throw new Error('The book has too few pages.')
    const [again] = await photographPages(browser, [{ drawing, degrees: 1, blur: 0 }])
    if (again === undefined) throw new Error('The page was not photographed.')
    await choosePhotographs(page, [toFile(again, 12)])
    await expect(board.getByRole('listitem')).toHaveCount(12)
    await expect(findStep(page, 'Words')).toHaveAccessibleName(/^Words \d+ words next step$/)
    await page.getByRole('button', { name: 'Move Page 12', exact: true }).press('Enter')
    for (let place = 12; place > unreadable; place -= 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(findToast(page, 'Page order saved')).toBeVisible()
    await expect(board.getByRole('listitem').nth(unreadable - 1)).toContainText('Not read yet')
    await page.getByRole('button', { name: 'Next: Words' }).click()
    await strip.getByRole('button', { name: `Page ${unreadable} Not read yet` }).click()
    await page.getByRole('button', { name: 'Only this page' }).click()
    await expect(page.getByRole('textbox', { name: `Text of page ${unreadable}` })).toHaveValue(/^The Morning/)
    await expect(page.getByText(/^\d+ words on 12 of 12 pages\.$/)).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a voice reads it aloud, and the words get their times', async () => {
    await expect(page.getByText('All changes saved')).toBeVisible()
    await expectGuide(page, [
      'Pages 12 pages done',
      /^Words \d+ words done$/,
      'Voice No narration next step',
      /^Sync 0 of \d+ Not started$/,
      'Popups Optional',
      'Publish Not published Not started',
    ])
    await page.getByRole('button', { name: 'Next: Voice' }).click()
    await page.getByRole('searchbox', { name: 'Search voices' }).fill('english')
    await page.getByRole('radio').first().check()
    await expectAccessible(page)
    const followed = findToast(page, 'The words follow the new narration').first().waitFor()
    await page.getByRole('button', { name: 'Generate audio' }).click()
    await expect(page.getByRole('progressbar', { name: 'Generating the narration' })).toBeVisible()
    await expectAccessible(page)
    await followed
    await expect(findStep(page, 'Voice')).toHaveAccessibleName('Voice Narrated done')
    await expectAccessible(page)
  })
  await test.step('she publishes', async () => {
    await page.getByRole('button', { name: 'Next: Sync' }).click()
    const fill = page.getByRole('button', { name: 'Estimate the rest' })
    const next = page.getByRole('button', { name: 'Next: Publish' })
    await expect(fill.or(next)).toBeVisible()
    if (await fill.isVisible()) await fill.click()
    await expect(findStep(page, 'Sync')).toHaveAccessibleName(/^Sync (\d+) of \1 done$/)
    await expectAccessible(page)
    await next.click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Readers have the latest version.')).toBeVisible()
    await expect(findStep(page, 'Publish')).toHaveAccessibleName('Publish Published done')
    await expectAccessible(page)
  })
  await test.step('a child reads along, and the corrected words light up', async () => {
    const address = await page.getByRole('link', { name: 'Open in the reader' }).getAttribute('href')
    const context = await browser.newContext({ viewport: { width: 375, height: 667 } })
    const reader = await context.newPage()
    await reader.goto(new URL(address ?? '', server.url).href)
    await reader.getByRole('button', { name: 'Play', exact: true }).waitFor()
    await expectAccessible(reader)
    const lit = await reader.evaluateHandle(() => {
      const words = new Set<string>()
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          if (target instanceof HTMLElement && 'lit' in target.dataset) words.add(target.textContent.trim())
        }
      }).observe(document.body, { subtree: true, attributeFilter: ['data-lit'] })
      return words
    })
    await reader.getByRole('button', { name: 'Play', exact: true }).click()
    for (const word of ['Wimbrel', 'quiet', 'Tozzick']) {
      await expect.poll(() => lit.evaluate((words) => [...words])).toContain(word)
    }
    await context.close()
  })
})
