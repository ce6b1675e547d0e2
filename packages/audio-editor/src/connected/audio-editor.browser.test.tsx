import { appApi } from '@lectern/api-client/app'
import { createSessionKeeper } from '@lectern/api-client/session'
import { speechApi } from '@lectern/api-client/speech'
import { LocaleProvider, ToastProvider } from '@lectern/ui'
import { configureStore } from '@reduxjs/toolkit'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fixtureModels, fixtureVoices } from '../testing/voices'
import { AudioEditor, type AudioEditorPage } from './audio-editor'

type Respond = () => Response | Promise<Response>

/** Default responses by path; a test replaces its own. */
function createResponses(): Map<string, Respond> {
  return new Map<string, Respond>([
    ['/api/speech/voices', () => Response.json({ voices: fixtureVoices })],
    ['/api/speech/models', () => Response.json(fixtureModels)],
    ['/api/speech/subscription', () => Response.json({ character_count: 1, character_limit: 1000 })],
    ['/api/validate-word', () => Response.json({ isValid: true, response: {}, validatedWord: 'harbour' })],
    ['/api/text-to-speech/stream', () => Response.json({ audio: '/objects/a.mp3', durationSeconds: 2 })],
  ])
}

const memory = new Map<string, string>()
const storage = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
}
beforeEach(async () => {
  memory.clear()
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
  { pageVariationId: 1, pageNumber: 1, rects: [rect(0, 'har-', 'EOL_SURE_SPACE'), rect(1, 'bour'), rect(2, 'light')] },
]

async function renderEditor(
  given: Map<string, Respond>,
  onGenerated = async () => undefined as unknown,
  chapterVariationId: number | null = 3,
) {
  const calls: string[] = []
  const session = createSessionKeeper({
    baseUrl: window.location.origin,
    storage,
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url)
      calls.push(pathname)
      const respond = given.get(pathname)
      return respond === undefined ? Response.json({ code: 'missing', msg: pathname }, { status: 404 }) : respond()
    },
    nowSeconds: () => Date.now() / 1000,
  })
  const store = configureStore({
    reducer: { [appApi.reducerPath]: appApi.reducer, [speechApi.reducerPath]: speechApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { session } }, serializableCheck: false, immutableCheck: false }).concat(
        appApi.middleware,
        speechApi.middleware,
      ),
  })
  function App() {
    const [shown, setShown] = useState(true)
    return (
      <main style={{ blockSize: '760px' }}>
        <button type="button" onClick={() => setShown(!shown)}>
          Another step
        </button>
        {shown && (
          <AudioEditor
            session={session}
            storage={storage}
            chapterId={4}
            chapterVariationId={chapterVariationId}
            language="en"
            voiceSettings={null}
            audioUrl={null}
            pages={pages}
            staleness={null}
            onGenerated={onGenerated}
            renewTrack={async () => null}
            onContinue={() => undefined}
          />
        )}
      </main>
    )
  }
  const screen = await render(
    <Provider store={store}>
      <LocaleProvider locale="en">
        <ToastProvider>
          <App />
        </ToastProvider>
      </LocaleProvider>
    </Provider>,
  )
  return { calls, screen }
}

const generate = () => page.getByRole('button', { name: 'Generate audio' })
const refused = () => Response.json({ code: 'internal', msg: 'Out of order.' }, { status: 503 })
const unreached = () => {
  throw new TypeError('Failed to fetch')
}

it('enables generating if the usage could not be loaded [AUD-039]', async () => {
  const given = createResponses().set('/api/speech/subscription', refused)
  const onGenerated = vi.fn(async () => undefined as unknown)
  await renderEditor(given, onGenerated)
  await expect.element(page.getByText('0 of 100')).toBeVisible()
  await expect.element(page.getByText('The usage could not be loaded.')).toBeVisible()
  await expect.element(generate()).toBeEnabled()
  await generate().click()
  await vi.waitFor(() => expect(onGenerated).toHaveBeenCalledOnce())
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
  expect(calls).not.toContain('/api/text-to-speech/stream')
})

it('tells a failure in the server’s words, or in its own if the server sends none [MSG-047]', async () => {
  const given = createResponses().set('/api/speech/subscription', () => new Response('<html>', { status: 502 }))
  const { screen } = await renderEditor(given.set('/api/text-to-speech/stream', refused))
  const shown = (words: string) => screen.container.ownerDocument.body.textContent.split(words).length - 1
  await expect.element(page.getByText('The usage could not be loaded.')).toBeVisible()
  await generate().click()
  await expect.element(page.getByText('Out of order.').first()).toBeVisible()
  expect(shown('Failed to generate audio')).toBe(0)
  given.set('/api/text-to-speech/stream', () => new Response('<html>', { status: 502 }))
  // The toast lies over the button.and stays while the pointer is on it.
  await page.getByRole('button', { name: 'Close notification' }).click()
  await generate().click()
  await expect.element(page.getByText('Failed to generate audio').first()).toBeVisible()
})

it('asks the dictionary about a word once, however the voice changes', async () => {
  const { calls } = await renderEditor(createResponses())
  await expect.element(page.getByText('harbour light')).toBeVisible()
  const asked = () => calls.filter((path) => path === '/api/validate-word').length
  expect(asked()).toBe(1)
  page.getByRole('slider', { name: 'Speed' }).element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(page.getByText('harbour light')).toBeVisible()
  expect(asked()).toBe(1)
})

it('tells that the dictionary did not respond, and asks again on request', async () => {
  const given = createResponses().set('/api/validate-word', unreached)
  await renderEditor(given)
  await expect.element(page.getByText(/^The dictionary could not check 1 word/)).toBeVisible()
  given.set('/api/validate-word', () => Response.json({ isValid: true, response: {}, validatedWord: 'harbour' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('harbour light')).toBeVisible()
  expect(page.getByText(/^The dictionary did not answer/).elements()).toEqual([])
})

it('keeps a word cut if the dictionary responds with an error', async () => {
  await renderEditor(createResponses().set('/api/validate-word', refused))
  await expect.element(page.getByText('har-bour light')).toBeVisible()
  expect(page.getByText(/^The dictionary did not answer/).elements()).toEqual([])
})

it('tells that the models could not be loaded, and loads them on request', async () => {
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
  const requests = () => calls.filter((path) => path === '/api/text-to-speech/stream').length
  await generate().click()
  const told = page.getByText(/may have been paid for 2 sentences whose sound was lost \(characters: 57\)/)
  await expect.element(told.first()).toBeVisible()
  expect([requests(), onGenerated.mock.calls.length]).toEqual([1, 0])
  // The toast lies over the button.
  await page.getByRole('button', { name: 'Close notification' }).click()
  await page.getByRole('button', { name: 'Pay for it again' }).click()
  await vi.waitFor(() => expect(onGenerated).toHaveBeenCalledOnce())
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
