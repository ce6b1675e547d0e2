import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(() => page.viewport(1300, 850))

const numbers = () => page.getByRole('group', { name: /^Reading order/ }).getByRole('button')
const names = () =>
  numbers()
    .elements()
    .map((number) => number.getAttribute('aria-label'))
const number = (name: string) => page.getByRole('button', { name, exact: true })

async function showOrder() {
  const server = fakeStudioServer([{ words: 'upon Once a time' }])
  await renderWorkspace(server, 'words')
  await page.getByRole('button', { name: 'Show the reading order' }).click()
  await expect.poll(names).toEqual(['1: upon', '2: Once', '3: a', '4: time'])
  return server
}

it('shows numbers and a line over the words, and drags a word to the place of another [EDIT-024]', async () => {
  const server = await showOrder()
  const line = document.querySelector('polyline')?.getAttribute('points')
  expect(line?.split(' ')).toHaveLength(4)
  await number('2: Once').dropTo(number('1: upon'))
  await expect.poll(names).toEqual(['1: Once', '2: upon', '3: a', '4: time'])
  expect(document.querySelector('polyline')?.getAttribute('points')).not.toBe(line)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(names).toEqual(['1: upon', '2: Once', '3: a', '4: time'])
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('button', { name: 'Save page' }).click()
  await expect.poll(() => server.pages[0]?.rectsByWords.map((rect) => rect.word)).toEqual(['Once', 'upon', 'a', 'time'])
})

it('moves a word earlier or later by keyboard, and keeps the focus on its number [EDIT-024]', async () => {
  await showOrder()
  ;(number('1: upon').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(number('2: Once')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect.element(number('1: Once')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await expect.element(number('3: Once')).toHaveFocus()
  expect(names()).toEqual(['1: upon', '2: a', '3: Once', '4: time'])
})

it('puts each number above its word, at any zoom', async () => {
  await showOrder()
  const stage = page.getByRole('listbox').element().getBoundingClientRect()
  const first = () => number('1: upon').element().getBoundingClientRect()
  // The words of the fake page are 100 pixels below its upper edge.
  const point = document.querySelector('polyline')?.getAttribute('points')?.split(' ')[0]?.split(',')[1]
  expect(first().bottom - stage.top).toBeLessThan(Number(point))
  const heights = new Set<number>()
  for (let step = 0; step < 2; step += 1) {
    await page.getByRole('button', { name: 'Zoom in' }).click()
    heights.add(first().height)
    const centre = Number(document.querySelector('polyline')?.getAttribute('points')?.split(' ')[0]?.split(',')[1])
    expect(first().bottom - stage.top).toBeLessThan(centre - first().height / 2)
  }
  expect(Math.max(...heights)).toBeLessThanOrEqual(20)
})
