import axe from 'axe-core'
import { writeWav } from '@lectern/core/audio'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeStudioServer, type FakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(async () => {
  await page.viewport(1300, 850)
  indexedDB.deleteDatabase('lectern-drafts')
})

const sampleRate = 8000
/** The parts of the narration in which someone speaks, in seconds. */
const spoken = [
  [0.2, 0.9],
  [1.1, 1.8],
  [2, 3.5],
] as const

function speak(): string {
  const samples = new Float32Array(sampleRate * 6)
  for (const [start, end] of spoken) {
    for (let at = start * sampleRate; at < end * sampleRate; at += 1) samples[at] = 0.6 * Math.sin(at)
  }
  const bytes = writeWav({ sampleRate, channels: [samples] })
  return URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'audio/wav' }))
}

const times: readonly (readonly [number, number])[] = [
  [0.2, 0.85],
  [0.85, 1.8],
  [2, 2.6],
  [2.6, 3.5],
]

/** A chapter of two pages with a word at each of the times. */
function narrated(): FakeStudioServer {
  const server = fakeStudioServer([{ words: 'Once upon' }, { words: 'a time' }])
  server.audio = speak()
  server.pages
    .flatMap((each) => each.rectsByWords)
    .forEach((rect, index) => {
      const [startTime = 0, endTime = 0] = times[index] ?? []
      Object.assign(rect, {
        startTime,
        endTime,
        timing: { source: index === 3 ? 'estimated' : 'matched', confidence: 1 },
      })
    })
  return server
}

const list = () => page.getByRole('listbox', { name: /^Words in the narration/ })
const slider = (name: string) => page.getByRole('slider', { name })
const tool = (name: string) => page.getByRole('button', { name })
const timesOf = (server: FakeStudioServer) =>
  server.pages.flatMap((each) => each.rectsByWords.map(({ startTime, endTime }) => [startTime, endTime]))
const isPaused = () => document.querySelector('audio')?.paused

async function open(server: FakeStudioServer) {
  await renderWorkspace(server, 'sync')
  await expect.element(list()).toBeVisible()
  const canvas = document.querySelector<HTMLCanvasElement>('canvas[aria-hidden]')
  if (canvas === null) throw new Error('There is no waveform.')
  vi.spyOn(canvas, 'setPointerCapture').mockReturnValue(undefined)
  // The view shows the whole narration, or as much as fits.
  const point = (type: string, x: number) => {
    const { left, top } = canvas.getBoundingClientRect()
    const at = { clientX: left + x, clientY: top + 60, bubbles: true, cancelable: true, pointerId: 1, button: 0 }
    canvas.dispatchEvent(new PointerEvent(type, { ...at, pointerType: 'mouse' }))
  }
  const xOf = (name: string) => {
    const { x, width } = slider(name).element().getBoundingClientRect()
    return x + width / 2 - canvas.getBoundingClientRect().x
  }
  return { canvas, point, xOf }
}

it('drags an edge to the silence nearby with the neighbour, as one undo step that is saved [EDIT-027]', async () => {
  const server = narrated()
  const { point, xOf } = await open(server)
  list().element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider('End of “Once”')).toHaveAttribute('aria-valuetext', '0.85 s')
  const from = xOf('End of “Once”')
  point('pointerdown', from)
  for (let x = from; x <= from + 8; x += 1) point('pointermove', x)
  await expect.element(slider('Start of “Once”')).toHaveAttribute('aria-valuenow', '0.2')
  point('pointerup', from + 8)
  const end = () => Number(slider('End of “Once”').element().getAttribute('aria-valuenow'))
  await expect.poll(end).toBeGreaterThan(0.9)
  expect(end()).toBeLessThan(1.1)
  await expect.element(page.getByText('1 page not saved')).toBeVisible()
  await tool('Save chapter').click()
  await expect.element(page.getByText('Chapter JSON saved successfully')).toBeVisible()
  const [once, upon] = timesOf(server)
  expect([once?.[1], upon]).toEqual([upon?.[0], [end(), 1.8]])
  expect(server.pages[0]?.rectsByWords.map(({ timing }) => timing?.source)).toEqual(['manual', 'manual'])
  await tool('Undo').click()
  await expect.poll(end).toBe(0.85)
  await tool('Save chapter').click()
  await expect.poll(() => timesOf(server)).toEqual(times)
})

it('moves edges by key, alone if they are not linked, and goes over the edge of a page', async () => {
  const server = narrated()
  await open(server)
  list().element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('option', { name: 'time, from 2.60 to 3.50 s, to check' })).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Page 2/ })).toHaveAttribute('aria-current')
  await tool('Move the neighbour along').click()
  list().element().focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(slider('Start of “time”')).toHaveAttribute('aria-valuetext', '2.61 s')
  await userEvent.keyboard('{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}')
  await expect.element(slider('End of “a”')).toHaveAttribute('aria-valuetext', '2.59 s')
  await tool('Save chapter').click()
  await expect
    .poll(() => timesOf(server).slice(2))
    .toEqual([
      [2, 2.59],
      [2.61, 3.5],
    ])
})

it('moves paused narration to the page that is shown', async () => {
  await open(narrated())
  const media = document.querySelector('audio')
  await expect.poll(() => media?.readyState ?? 0).toBeGreaterThan(0)
  expect(media?.currentTime).toBe(0)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => media?.currentTime).toBeCloseTo(2)
  await expect.element(slider('Position')).toHaveValue('2')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => media?.currentTime).toBeCloseTo(0.2)
})

it('plays a word to its end, in a loop, from a word on, and at half speed', async () => {
  await open(narrated())
  await expect.poll(() => document.querySelector('audio')?.readyState ?? 0).toBeGreaterThan(0)
  const media = document.querySelector('audio')
  list().element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
  await expect.poll(isPaused).toBe(false)
  await expect.poll(isPaused).toBe(true)
  expect(media?.currentTime).toBeGreaterThanOrEqual(1.8)
  expect(media?.currentTime).toBeLessThan(2.2)
  await tool('Loop the word').click()
  await tool('Half speed').click()
  expect(media?.playbackRate).toBe(0.5)
  const goesBack = vi.fn<() => void>()
  media?.addEventListener('seeking', goesBack)
  await tool('Play word').click()
  await expect.poll(() => goesBack.mock.calls.length).toBeGreaterThan(1)
  await tool('Half speed').click()
  await tool('Play from here').click()
  await expect.poll(() => media?.currentTime ?? 0).toBeGreaterThan(2.1)
  expect([isPaused(), media?.playbackRate]).toEqual([false, 1])
})

it('lists the times to check with their reasons, and goes to the one that is pressed', async () => {
  const server = narrated()
  Object.assign(server.pages[0]?.rectsByWords[1] ?? {}, { startTime: 0.5 })
  await open(server)
  const doubts = page.getByRole('list', { name: '2 times to check' })
  await expect.element(doubts.getByRole('listitem').nth(0)).toHaveTextContent('uponOverlaps the word before · page 1')
  await expect.element(doubts.getByRole('listitem').nth(1)).toHaveTextContent('timeEstimated · page 2')
  await doubts.getByRole('button', { name: 'time' }).click()
  await expect.element(slider('Start of “time”')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Page 2/ })).toHaveAttribute('aria-current')
})

it('says that narration or times are missing, and retries when loading fails', async () => {
  const empty = fakeStudioServer([{ words: 'Once upon' }])
  const first = await renderWorkspace(empty, 'sync')
  await expect.element(page.getByText('There is no narration yet. Create it in the step Voice.')).toBeVisible()
  await first.unmount()
  empty.audio = speak()
  const second = await renderWorkspace(empty, 'sync')
  await expect.element(page.getByText(/^No word has a time yet/)).toBeVisible()
  await second.unmount()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const broken = narrated()
  broken.audio = URL.createObjectURL(new Blob(['no sound'], { type: 'audio/mpeg' }))
  await renderWorkspace(broken, 'sync')
  await expect.element(page.getByText(/^This browser cannot show a waveform/)).toBeVisible()
  await tool('Try again').click()
  await expect.element(page.getByText(/^This browser cannot show a waveform/)).toBeVisible()
})

it('has no axe violations, and fits a phone', async () => {
  await page.viewport(375, 700)
  await renderWorkspace(narrated(), 'sync')
  await expect.element(list()).toBeVisible()
  list().element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider('End of “Once”')).toBeInTheDocument()
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
})
