import { fitToView, toScreen } from '@lectern/core/geometry'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer, type FakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(() => page.viewport(1300, 850))

const stage = () => page.getByRole('listbox')
const options = () =>
  stage()
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const focusStage = async () => {
  await expect.element(stage()).toBeVisible()
  stage().element().focus()
}
const boxesOf = (server: FakeStudioServer, index: number) =>
  server.pages[index]?.rectsByWords.map(({ word, x, y, width, height }) => [word, x, y, width, height])
const save = async (server: FakeStudioServer) => {
  const saves = server.writes.length
  await press('Save chapter')
  await expect.poll(() => server.writes.length).toBe(saves + 1)
}

it('aligns, distributes, nudges, copies and deletes several words together [EDIT-026]', async () => {
  const server = fakeStudioServer([{ words: 'Once upon a' }, { words: 'time' }])
  const words = server.pages[0]?.rectsByWords
  if (words?.[1] !== undefined && words[2] !== undefined) {
    words[1] = { ...words[1], x: 150, y: 104 }
    words[2] = { ...words[2], y: 96, startTime: 1, endTime: 2 }
  }
  await renderWorkspace(server, 'words')
  await focusStage()
  await userEvent.keyboard('{ArrowRight}{Control>}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{/Control}')
  await expect.element(page.getByText('3 frames selected').first()).toBeInTheDocument()
  await press('Align top edges')
  await press('Space evenly across')
  await focusStage()
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
  await save(server)
  expect(boxesOf(server, 0)).toEqual([
    ['Once', 70, 97, 80, 30],
    ['upon', 170, 97, 80, 30],
    ['a', 270, 97, 80, 30],
  ])
  await focusStage()
  await userEvent.keyboard('{Control>}c{/Control}')
  await press(/Page 2/)
  await expect.poll(options).toEqual(['time'])
  await focusStage()
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect.poll(options).toEqual(['time', 'Once', 'upon', 'a'])
  await save(server)
  expect(boxesOf(server, 1)?.slice(1)).toEqual(boxesOf(server, 0))
  await press('Delete 3 frames')
  await expect.poll(options).toEqual(['time'])
  await press('Undo')
  await expect.poll(options).toEqual(['time', 'Once', 'upon', 'a'])
})

it('pastes into another chapter what was copied in this one [EDIT-026]', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  server.chapters.push({ id: 5, name: 'Two' })
  server.otherPages = [
    {
      pageId: 51,
      page_number: 1,
      name: null,
      thumbnailUrl: null,
      popupTriggers: [],
      coachingPoints: [],
      revision: 1,
      variations: [
        {
          id: 151,
          variation: 'en',
          name: null,
          pageImageLink: null,
          imageWidth: 1200,
          imageHeight: 1600,
          altText: null,
          textSource: null,
          revision: 5,
          imageDigest: 'image',
          rectImageDigest: 'image',
          rectData: { rects: [], rectsByWords: [] },
        },
      ],
    },
  ]
  await renderWorkspace(server, 'words')
  await focusStage()
  await userEvent.keyboard('{Control>}ac{/Control}')
  await page.getByRole('combobox', { name: 'Chapter' }).selectOptions('Two')
  await press('Paste 2 copied frames')
  await expect.poll(options).toEqual(['Once', 'upon'])
  await focusStage()
  await userEvent.keyboard('{Escape}{ArrowRight}')
  await expect.element(page.getByText('120, 200 · 160 × 60')).toBeVisible()
})

it('shows the line on which a dragged word meets its neighbours', async () => {
  const server = fakeStudioServer([{ words: 'Once upon' }])
  await renderWorkspace(server, 'words')
  await focusStage()
  const surface = stage().element()
  const view = fitToView(
    { x: 0, y: 0, width: 600, height: 800 },
    { width: surface.clientWidth, height: surface.clientHeight },
    24,
  )
  // The page is fitted into the stage once the browser has measured it.
  await expect.element(page.getByText(`${Math.round(view.zoom * 100)}%`, { exact: true })).toBeVisible()
  const send = (type: string, x: number, y: number) => {
    const at = toScreen(view, { x, y })
    const frame = surface.getBoundingClientRect()
    const event = { pointerId: 1, button: 0, buttons: 1, isPrimary: true, bubbles: true }
    surface.dispatchEvent(new PointerEvent(type, { ...event, clientX: frame.x + at.x, clientY: frame.y + at.y }))
  }
  send('pointerdown', 100, 115)
  send('pointermove', 104, 119)
  send('pointerup', 104, 119)
  await expect.element(page.getByText('64, 100 · 80 × 30')).toBeVisible()
})

it('splits a word at a space that is typed, and joins words again, by keyboard', async () => {
  const server = fakeStudioServer([{ words: 'together now' }])
  await renderWorkspace(server, 'words')
  await focusStage()
  await userEvent.keyboard('{ArrowRight}{F2}')
  await expect.element(page.getByRole('textbox', { name: 'Word', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight} {Tab}{Enter}')
  await expect.poll(options).toEqual(['to', 'gether', 'now'])
  await save(server)
  expect(boxesOf(server, 0)?.slice(0, 2)).toEqual([
    ['to', 60, 100, 20, 30],
    ['gether', 80, 100, 60, 30],
  ])
  await press('Join 2 words into one')
  await expect.poll(options).toEqual(['together', 'now'])
  await save(server)
  expect(boxesOf(server, 0)?.[0]).toEqual(['together', 60, 100, 80, 30])
})
