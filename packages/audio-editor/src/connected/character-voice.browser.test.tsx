import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GivenVoice } from '../parts/character-voice'
import { lineOf, renderAudioEditor, type RenderEditor, type SentCall } from './render-audio-editor.fixture'

beforeEach(async () => {
  await page.viewport(1280, 1000)
})

const words = 'She said: Hello there. Good night.'
const text = page.getByRole('textbox', { name: 'Text of page 1' })
const choice = page.getByRole('combobox', { name: 'Voice of the selection' })
const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
const pageOne = (rects = lineOf(101, words)) => ({
  pageVariationId: 101,
  pageNumber: 1,
  imageUrl: null,
  isRecognised: true,
  rects,
})

/** Writes voices into the words as the studio does. */
function write(rects: ReturnType<typeof lineOf>, given: GivenVoice) {
  const voiceOf = new Map(given.words.map(({ rectId, voiceId }) => [rectId, voiceId]))
  return rects.map((rect) => {
    const { voiceId: own, ...rest } = rect
    const voiceId = voiceOf.has(rect.id) ? voiceOf.get(rect.id) : own
    return typeof voiceId === 'string' ? { ...rest, voiceId } : rest
  })
}

async function openTools(): Promise<void> {
  await page.getByRole('button', { name: 'Selection', exact: true }).click()
}

async function select(start: number, end: number): Promise<void> {
  await text.click()
  const field = text.element()
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The text is in no field.')
  field.setSelectionRange(start, end)
  await userEvent.keyboard('{Shift}')
}

it('gives selected words a voice, shows it by name and colour, and takes it back [EDIT-021]', async () => {
  const cost = () => Response.json({ characters: 0, unspoken: [] })
  const { calls } = await renderAudioEditor({
    responses: new Map<string, (call: SentCall) => Response>([['/api/text-to-speech/cost', cost]]),
    wrap: (render) => <Studio render={render} />,
  })
  await openTools()
  await expect.element(choice).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await select(words.indexOf('Hello'), words.indexOf(' Good'))
  await openTools()
  await expect.element(page.getByText('2 words selected')).toBeVisible()
  await choice.selectOptions('Clara')
  await expect.poll(marked).toEqual(['Hello there.'])
  const mark = document.querySelector('mark')!
  expect(mark.querySelector('[data-name]')?.getAttribute('data-name')).toBe('Clara')
  expect(getComputedStyle(mark).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  await expect.element(page.getByText('Other voices: Clara')).toBeVisible()
  await expect.element(choice).toHaveValue('clara')
  // The segments part where the voice changes.
  await page.getByRole('button', { name: 'Generate audio' }).click()
  const sent = () => calls.find(({ path }) => path === '/api/text-to-speech/stream')?.body
  await expect.poll(sent).toBeDefined()
  expect(
    Object(sent()).pages[0].textSegments.map(({ text: part, voiceId }: Record<string, string>) => [part, voiceId]),
  ).toEqual([
    ['She said: ', 'robin'],
    ['Hello there. ', 'clara'],
    ['Good night. ', 'robin'],
  ])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(marked).toEqual([])
})

function Studio({ render }: { readonly render: RenderEditor }) {
  const [rects, setRects] = useState(() => lineOf(101, words))
  const [pages, setPages] = useState(() => [pageOne(rects)])
  return render({
    pages,
    onGiveVoice(given) {
      const next = write(rects, given)
      setRects(next)
      setPages([pageOne(next)])
    },
  })
}
