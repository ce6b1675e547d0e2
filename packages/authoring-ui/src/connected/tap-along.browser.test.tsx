import { writeWav } from '@lectern/core/audio'
import { fitToView, toScreen } from '@lectern/core/geometry'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer, type FakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(async () => {
  await page.viewport(1300, 850)
  indexedDB.deleteDatabase('lectern-drafts')
})

const stage = () => page.getByRole('listbox', { name: /^Words on page/ })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const timeTool = () => page.getByRole('radio', { name: 'Set times along with the voice' })

/** A narration of a minute of silence. */
function speakSilence(): string {
  const bytes = writeWav({ sampleRate: 8000, channels: [new Float32Array(8000 * 60)] })
  return URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'audio/wav' }))
}

function narrate(server: FakeStudioServer): FakeStudioServer {
  server.audio = speakSilence()
  return server
}

async function takeTimeTool(server: FakeStudioServer) {
  await renderWorkspace(server, 'sync')
  await expect.element(page.getByRole('group', { name: 'Waveform' })).toBeVisible()
  await expect.element(stage()).toBeVisible()
  await timeTool().click({ force: true })
  await expect.poll(() => document.querySelector('audio')?.readyState ?? 0).toBeGreaterThan(0)
  stage().element().focus()
}

/** Waits until the narration has gone on since the last tap for longer than a bounce. */
async function listen(): Promise<void> {
  const media = document.querySelector('audio')
  if (media === null) throw new Error('there is no player')
  const from = media.currentTime
  await expect.poll(() => media.currentTime - from).toBeGreaterThan(0.05)
}

const isPaused = () => document.querySelector('audio')?.paused
const timesOf = (server: FakeStudioServer) =>
  server.pages.map((each) => each.rectsByWords.map((rect) => [rect.startTime, rect.endTime]))

it('shows exactly the tools to edit, to draw and to time [EDIT-001]', async () => {
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }]), 'words')
  const tools = page.getByRole('toolbar', { name: 'Page tools' })
  await expect.element(tools.getByRole('radio')).toHaveLength(3)
  expect(
    tools
      .getByRole('radio')
      .elements()
      .map((tool) => tool.getAttribute('aria-label') ?? tool.textContent),
  ).toEqual(['Select and edit frames', 'Draw a frame', 'Set times along with the voice'])
})

it('ends a word and starts the next with Enter, T or a tap along with the voice [EDIT-004 EDIT-005]', async () => {
  const server = narrate(fakeStudioServer([{ words: 'Once upon' }, { words: 'a time' }]))
  await takeTimeTool(server)
  await userEvent.keyboard(' ')
  await expect.poll(isPaused).toBe(false)
  await listen()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Being spoken: “Once”/)).toBeVisible()
  await listen()
  await userEvent.keyboard('t')
  await expect.element(page.getByText(/^Being spoken: “upon”/)).toBeVisible()
  await listen()
  await stage().click({ position: { x: 5, y: 5 } })
  await expect.element(page.getByText(/^Being spoken: “a”/)).toBeVisible()
  await expect.element(option('time')).toBeInTheDocument()
  await listen()
  await userEvent.keyboard(' ')
  await expect.poll(isPaused).toBe(true)
  await page.getByRole('button', { name: 'Save chapter' }).click()
  await expect.element(page.getByText('Chapter JSON saved successfully')).toBeVisible()
  const [[once, upon] = [], [a, time] = []] = timesOf(server)
  for (const [start, end] of [once, upon, a].map((times) => times ?? [])) expect(end).toBeGreaterThan(start ?? 99)
  expect(upon?.[0]).toBe(once?.[1])
  expect(a?.[0]).toBe(upon?.[1])
  expect(time).toEqual([undefined, undefined])
  expect(server.pages[0]?.rectsByWords[0]?.timing?.source).toBe('manual')
  for (const word of ['a', 'upon', 'Once']) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => option(new RegExp(`^${word}, `)).elements()).toEqual([])
  }
})

it('starts with the word that was tapped while the voice was paused', async () => {
  const server = narrate(fakeStudioServer([{ words: 'Once upon a' }]))
  await takeTimeTool(server)
  const surface = stage().element()
  const size = { width: surface.clientWidth, height: surface.clientHeight }
  const view = fitToView({ x: 0, y: 0, width: 600, height: 800 }, size, 24)
  await stage().click({ position: toScreen(view, { x: 200, y: 115 }) })
  await expect.element(option('upon')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard(' ')
  await listen()
  await userEvent.keyboard('t')
  await expect.element(page.getByText(/^Being spoken: “upon”/)).toBeVisible()
})

it('plays and pauses with Space on the player and the tools too [EDIT-005]', async () => {
  await takeTimeTool(narrate(fakeStudioServer([{ words: 'Once upon' }])))
  timeTool().element().focus()
  await userEvent.keyboard(' ')
  await expect.poll(isPaused).toBe(false)
  page.getByRole('button', { name: 'Pause' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.poll(isPaused).toBe(true)
})

it('neither turns the page nor moves a word with the arrow keys while times are assigned [KEY-009]', async () => {
  const server = narrate(fakeStudioServer([{ words: 'Once upon' }, { words: 'a time' }]))
  await takeTimeTool(server)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}')
  await expect.element(option('Once')).toBeInTheDocument()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  await page.getByRole('radio', { name: 'Select and edit frames' }).click({ force: true })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(option('time')).toBeInTheDocument()
})

it('says that there is nothing to tap along with in a chapter without narration', async () => {
  await renderWorkspace(fakeStudioServer([{ words: 'Once upon' }]), 'words')
  await timeTool().click({ force: true })
  await expect.element(page.getByText(/^There is no narration to time the words with yet\./)).toBeVisible()
})
