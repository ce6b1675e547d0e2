import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(() => page.viewport(1300, 850))

/** Two pages, the second of which was read from a blurred photograph. */
function blurredSecondPage() {
  const server = fakeStudioServer([{ words: 'the owl sat here' }, { words: 'xqz wvv' }])
  for (const [index, each] of server.pages.entries()) {
    each.rectsByWords = each.rectsByWords.map((rect) => ({ ...rect, confidence: index === 1 ? 0.2 : 0.95 }))
  }
  server.photographs.set(102, { findings: ['no-sharp-text'] })
  return server
}
const step = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Steps to a read-along book' }).getByRole('button', { name })
const strip = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Pages of the chapter' }).getByRole('button', { name })

it('leaves the words open and marks the page until those that were barely read are checked', async () => {
  await renderWorkspace(blurredSecondPage(), 'words')
  await expect.element(step(/^Words 6 words next step/)).toBeVisible()
  await expect.element(strip(/^Page 2 barely read/)).toBeVisible()
  await expect.element(strip(/^Page 1/)).not.toHaveAccessibleName(/barely read/)
  await page.getByRole('button', { name: 'Check' }).click()
  const field = page.getByRole('textbox', { name: 'Recognised as' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('here{Enter}')
  await expect.element(field).toHaveValue('wvv')
  await userEvent.keyboard('and{Enter}')
  await expect.element(page.getByText('All 2 words checked.')).toBeVisible()
  await expect.element(step(/^Words 6 words done/)).toBeVisible()
  await expect.element(strip(/^Page 2/)).not.toHaveAccessibleName(/barely read/)
})

it('asks about every word of a page that was barely read, also about those that look right', async () => {
  const server = blurredSecondPage()
  const [, blurred] = server.pages
  blurred!.rectsByWords = blurred!.rectsByWords.map((rect, index) => ({
    ...rect,
    confidence: index === 0 ? 0.2 : 0.95,
  }))
  await renderWorkspace(server, 'words')
  await expect.element(page.getByText('2 words to check')).toBeVisible()
  await page.getByRole('button', { name: 'Check' }).click()
  const field = page.getByRole('textbox', { name: 'Recognised as' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(field).toHaveValue('wvv')
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText('All 2 words checked.')).toBeVisible()
  await expect.element(step(/^Words 4 words next step/)).toBeVisible()
})

it('shows on all steps that a page was barely read, also by the dictionary alone', async () => {
  const server = fakeStudioServer([{ words: 'the owl sat here' }, { words: 'uoos sɐʍ lʍo ɐɥʇ' }])
  server.dictionary = ['the', 'owl', 'sat', 'here']
  for (const each of server.pages) each.rectsByWords = each.rectsByWords.map((rect) => ({ ...rect, confidence: 0.9 }))
  await renderWorkspace(server, 'publish')
  await expect.element(step(/^Words 8 words next step/)).toBeVisible()
  await step(/^Pages/).click()
  await expect.element(page.getByText('Barely read')).toBeVisible()
})

it('opens the photograph of a page that was barely read, where it can be turned', async () => {
  await renderWorkspace(blurredSecondPage(), 'words')
  await page.getByRole('button', { name: 'Improve the photograph of page 2' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Photograph of page 2' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Turn right' })).toBeVisible()
})
