import { chromium, expect, type BrowserContext, type Page } from '@playwright/test'
import { testLaunchOptions } from '@lectern/presets/chromium'
import { expectAccessible } from './expect-accessible'

/**
 * Reads page 1 of a book aloud, as a person does: in a browser of its own, whose microphone hears a WAV file again and again.
 *
 * @param context of an author who is signed in
 */
export async function readAloud(context: BrowserContext, bookAddress: string, heard: string): Promise<void> {
  const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  const args = [...testLaunchOptions.args, ...microphone, `--use-file-for-fake-audio-capture=${heard}`]
  const recording = await chromium.launch({ ...testLaunchOptions, args })
  try {
    const visit = await recording.newContext({ storageState: await context.storageState() })
    await recordAndImport(await visit.newPage(), bookAddress, heard)
  } finally {
    await recording.close()
  }
}

/** Records page 1 twice, uses it as the narration, then imports the file that the microphone heard. */
async function recordAndImport(author: Page, bookAddress: string, heard: string): Promise<void> {
  const button = (name: string) => author.getByRole('button', { name, exact: true })
  await author.goto(bookAddress)
  await author
    .getByRole('navigation', { name: 'Steps to a read-along book' })
    .getByRole('button', { name: 'Voice' })
    .click()
  await button('Record with the microphone').click()
  await expect(button('Allow the microphone')).toBeVisible()
  await expectAccessible(author)
  await button('Allow the microphone').click()
  await author.getByRole('switch', { name: 'Count-in of 3 seconds' }).click()
  const dialog = author.getByRole('dialog', { name: 'Record the narration' })
  for (const record of ['Record', 'Record again']) {
    await button(record).click()
    await expect(dialog.locator('[data-lit]')).toBeVisible()
    if (record === 'Record again') {
      // As long as the text is read: the take becomes the narration.
      const began = Date.now()
      await expect.poll(() => Date.now() - began).toBeGreaterThan(8000)
    }
    await button('Stop').click()
    await expect(button('Record again')).toBeEnabled()
  }
  await expect(author.getByRole('radio', { name: 'Take 2' })).toBeChecked()
  await expectAccessible(author)
  await button('Use as narration').click()
  await expect(author.getByText('“Recording” is now the narration.')).toBeVisible({ timeout: 240_000 })
  await expect(author.getByText(/^The text starts at 0:\d\d\.$/)).toBeVisible()
  await expectAccessible(author)
  await button('Done').click()
  await expect(button('Listen to the chapter')).toBeVisible()
  await button('Import a recording').click()
  await author.getByLabel('Recording of the chapter').setInputFiles(heard)
  await button('Use as narration').click()
  await expect(author.getByText('“heard.wav” is now the narration.')).toBeVisible({ timeout: 240_000 })
  await button('Done').click()
  await expect(
    author.getByRole('navigation', { name: 'Steps to a read-along book' }).getByRole('button', { name: 'Voice' }),
  ).toContainText('Narrated')
}
