import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible'

/** Reads the time of an edge, in seconds. */
async function timeOf(edge: Locator): Promise<number> {
  return Number(await edge.getAttribute('aria-valuenow'))
}

/** Drags an edge by mouse. */
async function drag(page: Page, edge: Locator, pixels: number): Promise<void> {
  const box = await edge.boundingBox()
  if (box === null) throw new Error('The edge is out of view.')
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pixels, y, { steps: 4 })
  await page.mouse.up()
}

/** Moves boundaries of words in the step Sync, by mouse and by key: beside each other, and to a silence. */
export async function moveBoundary(page: Page): Promise<void> {
  const words = page.getByRole('listbox', { name: /^Words in the narration/ })
  const end = page.getByRole('slider', { name: /^End of/ })
  const start = page.getByRole('slider', { name: /^Start of/ })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const choose = async (key: string, place: string) => {
    await words.press(key)
    await expect(words.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', place)
  }
  /** Returns the end of the first word and the start of the second, and goes back to the first. */
  const readBoundary = async () => {
    await choose('Home', '1')
    const first = await timeOf(end)
    await choose('ArrowRight', '2')
    const second = await timeOf(start)
    await choose('ArrowLeft', '1')
    return [first, second] as const
  }
  await expect(words).toBeVisible()
  await expectAccessible(page)
  const before = await readBoundary()

  await press('Snap to silence')
  await drag(page, end, 12)
  const [first, second] = await readBoundary()
  expect(first).toBeGreaterThan(before[0])
  expect(second).toBe(Math.max(first, before[1]))
  await press('Undo')
  expect(await readBoundary()).toEqual(before)

  // After the last word of the page there is a pause.
  for (let at = 2; !(await end.getAttribute('aria-label'))?.includes('harbour'); at += 1) {
    await choose('ArrowRight', String(at))
  }
  await drag(page, end, -8)
  const inVoice = await timeOf(end)
  await press('Snap to silence')
  await drag(page, end, 2)
  expect(await timeOf(end)).toBeGreaterThan(inVoice + 0.03)
  await press('Undo')
  await expect.poll(() => timeOf(end)).toBe(inVoice)
  await press('Undo')

  await choose('Home', '1')
  await words.press('Alt+ArrowRight')
  const moved = await readBoundary()
  expect(moved[0]).toBeCloseTo(before[0] + 0.01, 3)
  await press('Save chapter')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.reload()
  await expect(words).toBeVisible()
  expect(await readBoundary()).toEqual(moved)
}
