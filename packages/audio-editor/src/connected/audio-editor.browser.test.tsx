import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMemoryStorage } from '../testing/create-memory-storage'
import { fixtureModels, fixtureVoices } from '../testing/voices'
import type { AudioEditorPage } from './audio-editor'
import { renderAudioEditor } from './render-audio-editor.fixture'

type Respond = () => Response | Promise<Response>

/** Responses that a test replaces, by path. */
const createResponses = () => new Map<string, Respond>()

let storage = createMemoryStorage()
beforeEach(async () => {
  storage = createMemoryStorage()
  await page.viewport(1200, 800)
})

const rect = (index: number, word: string, type?: 'EOL_SURE_SPACE') => ({
  id: `w${index}`,
  x: index * 90,
  y: 0,
  width: 80,
  height: 20,
  word,
  ...(type === undefined ? {} : { detectedBreak: { type } }),
})
const pages: readonly AudioEditorPage[] = [
  {
    pageVariationId: 1,
    pageNumber: 1,
    imageUrl: null,
    isRecognised: true,
    rects: [rect(0, 'har-', 'EOL_SURE_SPACE'), rect(1, 'bour'), rect(2, 'light')],
  },
]

async function renderEditor(
  given: Map<string, Respond>,
  onGenerated = async () => undefined as unknown,
  chapterVariationId: number | null = 3,
) {
  return renderAudioEditor({ responses: given, storage, pages, onGenerated, chapterVariationId })
}

const generate = () => page.getByRole('button', { name: 'Generate audio' })
const refused = () => Response.json({ code: 'internal', msg: 'Out of order.' }, { status: 503 })
const unreached = () => {
  throw new TypeError('Failed to fetch')
}

it.each([
  [1200, 800],
  [375, 667],
])('scrolls its own parts, and not the document besides, at %i by %i pixels', async (width, height) => {
  await page.viewport(width, height)
  await renderEditor(createResponses())
  await expect.element(page.getByRole('spinbutton', { name: 'Speed' })).toBeInTheDocument()
  const hidden = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (each) => getComputedStyle(each).position === 'absolute' && each.offsetParent === document.body,
  )
  expect(hidden).toEqual([])
})

it('keeps the chosen voice and the list of voices in sight in a window of 800 pixels', async () => {
  await page.viewport(1280, 800)
  await renderEditor(createResponses())
  const search = page.getByRole('searchbox', { name: 'Search voices' })
  await expect.element(search).toBeVisible()
  const voices = page.getByRole('region', { name: 'Voice', exact: true }).element()
  const { top, bottom } = voices.getBoundingClientRect()
  expect(bottom - top).toBeGreaterThanOrEqual(320)
  expect(voices.scrollTop).toBe(0)
  expect(search.element().getBoundingClientRect().bottom).toBeLessThan(bottom)
})

it('enables generating if the usage could not be loaded [AUD-039]', async () => {
  const given = createResponses().set('/api/speech/subscription', refused)
  const onGenerated = vi.fn(async () => undefined as unknown)
  await renderEditor(given, onGenerated)
  await expect.element(page.getByText('0 of 100')).toBeVisible()
  await expect.element(page.getByText('The usage could not be loaded.')).toBeVisible()
  await expect.element(generate()).toBeEnabled()
  await generate().click()
  await expect.poll(() => onGenerated).toHaveBeenCalledOnce()
})

it('tells by name which voice spoke instead of one that the provider lacks', async () => {
  const [first] = fixtureVoices
  const replacements = [{ field: 'voiceId', requested: 'nobody', used: first?.voice_id }]
  const response = () => Response.json({ audio: '/objects/a.mp3', durationSeconds: 2, replacements })
  await renderEditor(createResponses().set('/api/text-to-speech/stream', response))
  await generate().click()
  await expect
    .element(
      page.getByText(`The voice “nobody” is not available. “${first?.name}” spoke instead; your choice is kept.`),
    )
    .toBeVisible()
})

it('refuses to generate a chapter without a variation in the language [MSG-025]', async () => {
  const { calls } = await renderEditor(createResponses(), undefined, null)
  await expect.element(generate()).toBeEnabled()
  await generate().click()
  await expect.element(page.getByText('No chapter variation found for selected language.')).toBeVisible()
  expect(calls.map(({ path }) => path)).not.toContain('/api/text-to-speech/stream')
})

it('shows a failure in the server’s words, or in its own if the server sends none [MSG-047]', async () => {
  const given = createResponses().set('/api/speech/subscription', () => new Response('<html>', { status: 502 }))
  const { screen } = await renderEditor(given.set('/api/text-to-speech/stream', refused))
  const shown = (words: string) => screen.container.ownerDocument.body.textContent.split(words).length - 1
  await expect.element(page.getByText('The usage could not be loaded.')).toBeVisible()
  await generate().click()
  await expect.element(page.getByText('Out of order.').first()).toBeVisible()
  expect(shown('Failed to generate audio')).toBe(0)
  given.set('/api/text-to-speech/stream', () => new Response('<html>', { status: 502 }))
  // The toast lies over the button, and stays while the pointer is on it.
  await page.getByRole('button', { name: 'Close notification' }).click()
  await generate().click()
  await expect.element(page.getByText('Failed to generate audio').first()).toBeVisible()
})

it('asks the dictionary about a word once, however the voice changes', async () => {
  const { calls } = await renderEditor(createResponses())
  await expect.element(page.getByRole('textbox', { name: 'Text of page 1' })).toHaveValue('harbour light')
  const asked = () => calls.filter(({ path }) => path === '/api/validate-word').length
  expect(asked()).toBe(1)
  page.getByRole('slider', { name: 'Speed' }).element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(page.getByRole('textbox', { name: 'Text of page 1' })).toHaveValue('harbour light')
  expect(asked()).toBe(1)
})

it('says that the dictionary did not respond, and asks again on request', async () => {
  const given = createResponses().set('/api/validate-word', unreached)
  await renderEditor(given)
  await expect.element(page.getByText(/^The dictionary could not check 1 word/)).toBeVisible()
  given.set('/api/validate-word', () => Response.json({ isValid: true, response: {}, validatedWord: 'harbour' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Text of page 1' })).toHaveValue('harbour light')
  expect(page.getByText(/^The dictionary could not check/).elements()).toEqual([])
})

it('keeps a word cut if the dictionary responds with an error', async () => {
  await renderEditor(createResponses().set('/api/validate-word', refused))
  await expect.element(page.getByRole('textbox', { name: 'Text of page 1' })).toHaveValue('har-bour light')
  expect(page.getByText(/^The dictionary could not check/).elements()).toEqual([])
})

it('says that the models could not be loaded, and loads them on request', async () => {
  const given = createResponses().set('/api/speech/models', refused)
  await renderEditor(given)
  await expect.element(page.getByText(/^The models could not be loaded/)).toBeVisible()
  given.set('/api/speech/models', () => Response.json(fixtureModels))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Plain', { exact: true })).toBeVisible()
})

it('names speech that may be paid for, and pays for it again only when the author says so', async () => {
  const jobIds = ['6f0c2c1e-5a37-4a5f-9d9c-0b4a2f6f8d11', '6f0c2c1e-5a37-4a5f-9d9c-0b4a2f6f8d12']
  const fields = { kind: 'speak', progress: { done: 1, total: 4 }, result: null, createdAt: '', updatedAt: '' }
  const lost = { code: 'speech-lost', msg: 'Lost.', lostSpeech: { sentences: 2, characters: 57 } }
  const given = createResponses().set('/api/text-to-speech/stream', () =>
    Response.json({ jobId: jobIds.shift() }, { status: 202 }),
  )
  const answer = (id: string, more: object) =>
    given.set(
      `/api/jobs/${id}/events`,
      () => new Response(`event: job\ndata: ${JSON.stringify({ id, ...fields, ...more })}\n\n`),
    )
  answer(jobIds[0]!, { state: 'failed', error: lost })
  answer(jobIds[1]!, { state: 'succeeded', error: null })
  const onGenerated = vi.fn(async () => undefined as unknown)
  const { calls } = await renderEditor(given, onGenerated)
  const requests = () => calls.filter(({ path }) => path === '/api/text-to-speech/stream').length
  await generate().click()
  const told = page.getByText(/may have been paid for 2 sentences whose sound was lost \(characters: 57\)/)
  await expect.element(told.first()).toBeVisible()
  expect([requests(), onGenerated.mock.calls.length]).toEqual([1, 0])
  // The toast lies over the button.
  await page.getByRole('button', { name: 'Close notification' }).click()
  await page.getByRole('button', { name: 'Pay for it again' }).click()
  await expect.poll(() => onGenerated).toHaveBeenCalledOnce()
  expect(requests()).toBe(2)
})

it('finds a running generation again after another step or a reload', async () => {
  const jobId = '6f0c2c1e-5a37-4a5f-9d9c-0b4a2f6f8d11'
  const job = (state: string, done: number) => ({
    id: jobId,
    kind: 'speak',
    state,
    progress: { done, total: 4 },
    result: null,
    error: null,
    createdAt: '',
    updatedAt: '',
  })
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const reportProgress = (state: string, done: number) => {
    const bytes = new TextEncoder().encode(`event: job\ndata: ${JSON.stringify(job(state, done))}\n\n`)
    for (const stream of streams) stream.enqueue(bytes)
  }
  const given = createResponses()
    .set('/api/text-to-speech/stream', () => Response.json({ jobId }, { status: 202 }))
    .set(`/api/jobs/${jobId}/events`, () => {
      return new Response(new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) }))
    })
  const onGenerated = vi.fn(async () => undefined as unknown)
  await renderEditor(given, onGenerated)
  await generate().click()
  await expect.poll(() => streams.length).toBe(1)
  await page.getByRole('button', { name: 'Another step' }).click()
  await page.getByRole('button', { name: 'Another step' }).click()
  await expect.poll(() => streams.length).toBe(2)
  reportProgress('running', 1)
  const progress = page.getByRole('progressbar', { name: 'Generating the narration' })
  await expect.element(progress).toHaveAttribute('aria-valuenow', '25')
  reportProgress('succeeded', 4)
  await expect.element(page.getByText('Audio generated successfully')).toBeVisible()
  expect(page.getByText('Audio generated successfully').elements()).toHaveLength(1)
  expect(onGenerated).toHaveBeenCalled()
})
