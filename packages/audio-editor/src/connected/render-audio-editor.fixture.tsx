import type { Rect } from '@lectern/core/text'
import { useState, type ReactElement } from 'react'
import { vi } from 'vitest'
import { createMemoryStorage } from '../testing/create-memory-storage'
import { renderWithApi } from '../testing/render-with-api'
import { fixtureModels, fixtureVoices } from '../testing/voices'
import { AudioEditor, type AudioEditorPage, type AudioEditorProps } from './audio-editor'

/** One line of words. */
export function lineOf(pageVariationId: number, words: string): Rect[] {
  return words.split(' ').map((word, index) => ({
    id: `${pageVariationId}-${index}`,
    x: index * 90,
    y: 0,
    width: 80,
    height: 20,
    word,
    detectedBreak: { type: 'LINE_BREAK' },
  }))
}

const pageImage = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="900"/>')}`

/** Three pages: the second is a picture without words, the third has no image. */
export const threePages: readonly AudioEditorPage[] = [
  {
    pageVariationId: 101,
    pageNumber: 1,
    imageUrl: pageImage,
    isRecognised: true,
    rects: lineOf(101, 'The lamp shone. It waved.'),
  },
  { pageVariationId: 102, pageNumber: 2, imageUrl: pageImage, isRecognised: true, rects: [] },
  {
    pageVariationId: 103,
    pageNumber: 3,
    imageUrl: null,
    isRecognised: true,
    rects: lineOf(103, 'Good night, harbour.'),
  },
]

export interface SentCall {
  readonly path: string
  readonly body: unknown
}

type Respond = (call: SentCall) => Response | Promise<Response>

/** Renders the editor with other props than those it was opened with. */
export type RenderEditor = (props: Partial<AudioEditorProps>) => ReactElement

/** Renders the audio editor with stubbed responses that a test can override by path, and a button that closes and opens it. */
export async function renderAudioEditor(
  options: Partial<AudioEditorProps> & {
    readonly responses?: ReadonlyMap<string, Respond>
    /** Wraps the editor, to change its props as a host application would. */
    readonly wrap?: (render: RenderEditor) => ReactElement
  } = {},
) {
  const { responses = new Map<string, Respond>(), wrap = (render) => render({}), ...props } = options
  const calls: SentCall[] = []
  const defaultResponses: Readonly<Record<string, Respond>> = {
    '/api/speech/voices': () => Response.json({ voices: fixtureVoices }),
    '/api/speech/models': () => Response.json(fixtureModels),
    '/api/speech/subscription': () => Response.json({ character_count: 1, character_limit: 1000 }),
    '/api/speech/pronunciation-dictionaries': () => Response.json({ pronunciation_dictionaries: [] }),
    '/api/validate-word': () => Response.json({ isValid: true, response: {}, validatedWord: '' }),
    '/api/text-to-speech/cost': () => Response.json({ characters: 0, unspoken: [] }),
    '/api/chapter-variation-locks/3': () => Response.json({ locks: [] }),
    '/api/chapter-variation-origin/3': () => Response.json({ hasTrack: false, origin: null }),
    '/api/text-to-speech/stream': () => Response.json({ audio: '/objects/a.mp3', durationSeconds: 2 }),
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const text = await request.text()
    const call = { path: new URL(request.url).pathname, body: text === '' ? null : (JSON.parse(text) as unknown) }
    calls.push(call)
    // A test may replace a response while the editor is open.
    const respond = responses.get(call.path) ?? defaultResponses[call.path]
    return respond === undefined ? Response.json({ code: 'missing', msg: call.path }, { status: 404 }) : respond(call)
  }
  const editorProps: Omit<AudioEditorProps, 'session'> = {
    storage: createMemoryStorage(),
    bookId: 9,
    chapterId: 4,
    chapterVariationId: 3,
    language: 'en',
    voiceSettings: null,
    audioUrl: null,
    pages: threePages,
    staleness: null,
    onGenerated: vi.fn(async () => undefined),
    renewTrack: async () => null,
    onUnsent: vi.fn(),
    onGiveVoice: vi.fn(),
    onContinue: () => undefined,
    ...props,
  }
  function App({ session }: Pick<AudioEditorProps, 'session'>) {
    const [isOpen, setOpen] = useState(true)
    return (
      <main style={{ blockSize: '760px' }}>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Another step
        </button>
        {isOpen && wrap((more) => <AudioEditor session={session} {...editorProps} {...more} />)}
      </main>
    )
  }
  const screen = await renderWithApi({ fetch }, (session) => <App session={session} />)
  return { calls, screen, editorProps }
}
