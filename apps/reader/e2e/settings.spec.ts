import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible'
import { provideSample } from './provide-sample'

const sample = provideSample()

async function openBook(page: Page): Promise<void> {
  await page.goto(`${sample.server.url}/?book=${sample.book.bookId}&page=${sample.book.pages[0]!.pageId}`)
  await expect(page.locator('[data-shown] img')).toHaveAttribute('data-loaded', '')
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${name}.`)
}

test('a guest changes the settings by keyboard, and the next visit keeps them [I18N-005 I18N-006]', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  const tab = (name: string) => dialog.getByRole('tab', { name })
  await openBook(page)
  await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeVisible()

  await test.step('the dialog opens, and each of its sections is accessible', async () => {
    await tabTo(page, 'Settings')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await tab('Listening').focus()
    for (const section of ['Highlight', 'Page', 'Interface', 'Keyboard']) {
      await expectAccessible(page)
      await page.keyboard.press('ArrowRight')
      await expect(tab(section)).toHaveAttribute('aria-selected', 'true')
    }
    await expectAccessible(page)
  })

  await test.step('a letter is remapped', async () => {
    const letter = dialog.getByRole('textbox', { name: /^Key for “Contents/ })
    await letter.focus()
    await page.keyboard.press('k')
    await expect(letter).toHaveValue('K')
  })

  await test.step('the highlight takes the colour of the reader', async () => {
    await tab('Highlight').click()
    const own = dialog.getByRole('switch', { name: 'Own colour for the active word' })
    await own.focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('textbox', { name: 'Colour of the active word' }).fill('#8cc8ff')
  })

  await test.step('the interface is shown in Spanish', async () => {
    await tab('Interface').click()
    await dialog.getByRole('combobox', { name: 'Interface language' }).selectOption('es')
    await expect(page.getByRole('dialog', { name: 'Ajustes' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Ajustes', exact: true })).toBeFocused()
  })

  await test.step('the remapped letter opens the contents, the old one does nothing', async () => {
    const contents = page.getByRole('button', { name: 'Contenido', exact: true })
    await page.keyboard.press('m')
    await expect(contents).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('k')
    await expect(contents).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('k')
    await expect(contents).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('the next visit keeps every choice, and English comes back', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Ajustes', exact: true }).click()
    await tab('Resaltado').click()
    await expect(dialog.getByRole('textbox', { name: 'Color de la palabra activa' })).toHaveValue(/#8cc8ff/i)
    await tab('Interfaz').click()
    await dialog.getByRole('combobox').selectOption('en')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('k')
    await expect(page.getByRole('button', { name: 'Contents', exact: true })).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('a reset is undone', async () => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await tab('Keyboard').click()
    await dialog.getByRole('button', { name: 'Reset to defaults' }).click()
    const letter = dialog.getByRole('textbox', { name: /^Key for “Contents/ })
    await expect(letter).toHaveValue('M')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(letter).toHaveValue('K')
  })
})
