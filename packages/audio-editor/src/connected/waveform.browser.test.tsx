import axe from 'axe-core'
import { writeWav } from '@lectern/core/audio'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lineOf, renderAudioEditor } from './render-audio-editor.fixture'

beforeEach(() => page.viewport(1300, 850))
afterEach(() => void vi.restoreAllMocks())

const sampleRate = 8000
const times: readonly (readonly [number, number])[] = [
  [0.2, 0.5],
  [0.5, 0.9],
  [0.9, 1.4],
  [2, 2.4],
  [2.4, 2.8],
]

function speak(): string {
  const samples = new Float32Array(sampleRate * 4)
  for (const [start, end] of times) {
    for (let at = start * sampleRate; at < end * sampleRate; at += 1) samples[at] = 0.6 * Math.sin(at)
  }
  const bytes = writeWav({ sampleRate, channels: [samples] })
  return URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'audio/wav' }))
}

/** A page whose two sentences have times. */
const timedPage = {
  pageVariationId: 101,
  pageNumber: 1,
  imageUrl: null,
  isRecognised: true,
  rects: lineOf(101, 'The lamp shone. It waved.').map((rect, index) => {
    const [startTime = 0, endTime = 0] = times[index] ?? []
    return { ...rect, startTime, endTime }
  }),
}

const sentences = () => page.getByRole('listbox', { name: /^Sentences in the narration/ })
const tool = (name: string) => page.getByRole('button', { name, exact: true })
const textsOf = (highlight: Highlight) =>
  [...highlight].map((range) => (range instanceof Range ? range.toString() : null))
const litText = (name: string) => textsOf(CSS.highlights.get(name) ?? new Highlight())
const chosen = () => litText('lectern-chosen-span')

it('plays a chosen sentence at half speed and lights its words in the text, which chooses sentences too', async () => {
  await renderAudioEditor({ audioUrl: speak(), pages: [timedPage] })
  const field = page.getByRole('textbox', { name: /page 1/ })
  await expect.element(field).toBeVisible()
  await tool('Waveform').click()
  await expect.element(sentences()).toBeVisible()
  sentences().element().focus()
  await userEvent.keyboard('{End}')
  await expect
    .element(page.getByRole('option', { selected: true }))
    .toHaveAccessibleName('It waved., from 2.00 to 2.80 s')
  // The tools of the text are those of the chosen sentence.
  await expect.poll(chosen).toEqual(['It waved.'])
  await expect.element(page.getByRole('button', { name: 'Takes', exact: true })).toBeEnabled()
  await expect.poll(() => litText('lectern-spoken-word')).toEqual(['It'])

  await tool('Half speed').click()
  const lit = vi.spyOn(CSS.highlights, 'set')
  sentences().element().focus()
  await userEvent.keyboard(' ')
  await expect.element(tool('Pause')).toBeVisible()
  await expect.element(tool('Play')).toBeVisible()
  const heard = lit.mock.calls.filter(([name]) => name === 'lectern-spoken-word')
  expect(heard.flatMap(([, highlight]) => textsOf(highlight))).toEqual(['waved.'])

  await field.click()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.poll(chosen).toEqual(['The lamp shone.'])
  await tool('Sentences').click()
  await expect.poll(chosen).toEqual(['The'])
  const { violations } = await axe.run(page.getByRole('group', { name: 'Waveform' }).element(), {
    resultTypes: ['violations'],
  })
  expect(violations).toEqual([])
})
