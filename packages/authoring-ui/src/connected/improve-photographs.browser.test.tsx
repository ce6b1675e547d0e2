import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(async () => {
  await page.viewport(1300, 850)
})

const upsideDown = {
  corners: [
    { x: 560, y: 770 },
    { x: 30, y: 780 },
    { x: 40, y: 30 },
    { x: 570, y: 20 },
  ],
  light: 'even',
  brightness: 1,
} as const

/** Three photographs: one upside down on a table, one fine, one blurred. */
function threePhotographs() {
  const server = fakeStudioServer([{ words: 'Once' }, { words: 'upon a' }, { words: 'time there was' }])
  const [a, b, c, d] = upsideDown.corners
  const corners: [typeof a, typeof b, typeof c, typeof d] = [a, b, c, d]
  server.photographs.set(101, { proposal: { ...upsideDown, corners }, findings: ['turned', 'margin', 'dark'] })
  server.photographs.set(103, { findings: ['no-sharp-text'] })
  return server
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const planOf = (server: ReturnType<typeof threePhotographs>, id: number) => server.photographs.get(id)?.plan

it('proposes what to correct, makes what is accepted, and takes it back with one undo', async () => {
  const server = threePhotographs()
  await renderWorkspace(server, 'pages')
  await button('Improve photographs').click()
  await expect.element(page.getByText('No sharp text')).toBeVisible()
  await expect.element(page.getByText('Nothing to improve')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Improve page 1' })).toBeChecked()
  await button('Improve 1 photograph').click()
  await expect.element(page.getByText('1 photograph improved').first()).toBeVisible()
  expect(planOf(server, 101)).toMatchObject(upsideDown)
  await button('Undo').first().click()
  await expect.element(page.getByText('1 photograph restored').first()).toBeVisible()
  expect(planOf(server, 101)).toBeNull()
})

it('moves the corners of a page by keyboard and pointer, turns it, and undoes each step', async () => {
  const server = threePhotographs()
  await renderWorkspace(server, 'pages')
  await button('Improve the photograph of page 2').click()
  const corner = page.getByRole('button', { name: /^Upper left corner/ })
  await expect.element(corner).toBeVisible()
  corner.element().focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowDown}')
  await expect
    .element(corner)
    .toHaveAccessibleName('Upper left corner of the page: 4 % from the left, 1 % from the top')
  const { width, height } = corner.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await button('Turn right').click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect
    .element(corner)
    .toHaveAccessibleName('Upper left corner of the page: 4 % from the left, 1 % from the top')
  await button('Undo').click()
  await button('Undo').click()
  await expect.element(button('Improve 0 photographs')).toBeDisabled()
  await button('Turn right').click()
  await button('Improve 1 photograph').click()
  await expect.element(page.getByText('1 photograph improved').first()).toBeVisible()
  expect(planOf(server, 102)?.corners[0]).toEqual({ x: 0, y: 800 })
})

it('tells that a photograph is too blurred where it is opened alone', async () => {
  await renderWorkspace(threePhotographs(), 'pages')
  await button('Improve the photograph of page 3').click()
  await expect.element(page.getByRole('status').getByText('No sharp text')).toBeVisible()
  await expect.element(page.getByText(/photograph it again/)).toBeVisible()
})

it('tells which photograph could not be improved, and keeps the choice', async () => {
  const server = threePhotographs()
  await renderWorkspace(server, 'pages')
  await button('Improve photographs').click()
  await expect.element(page.getByRole('checkbox', { name: 'Improve page 1' })).toBeChecked()
  await expect.element(page.getByText('Nothing to improve')).toBeVisible()
  await expect.element(page.getByText('No sharp text')).toBeVisible()
  server.refuse = { status: 502, body: { code: 'engine-failed', msg: 'The engine ended.' } }
  await button('Improve 1 photograph').click()
  await expect.element(page.getByText(/could be improved. The engine ended/)).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Improve page 1' })).toBeChecked()
})
