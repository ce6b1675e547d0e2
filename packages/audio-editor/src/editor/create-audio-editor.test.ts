import type { Voice } from '@lectern/core/text'
import { describe, expect, it } from 'vitest'
import type { AudioEditorPorts, SpeechApi } from './audio-editor-ports'
import { createAudioEditor } from './create-audio-editor'
import type { TextEdits } from '../speech-text/text-edits'
import type { TrackApi } from '../track/track-api'
import type { Notice, PageToNarrate } from './step'

const voice: Voice = { voiceId: 'robin', modelId: 'm', voiceSettings: {} }
const rect = (index: number, word: string, type?: 'EOL_SURE_SPACE') => ({
  id: `w${index}`,
  x: index * 90,
  y: 0,
  width: 80,
  height: 20,
  word,
  ...(type === undefined ? {} : { detectedBreak: { type } }),
})
const cutPages: readonly PageToNarrate[] = [
  { pageVariationId: 1, rects: [rect(0, 'har-', 'EOL_SURE_SPACE'), rect(1, 'bour')] },
]
const noResult = { audioLink: null, replacements: [] }
const refuse = () => Promise.reject(new Error('The track is not worked on.'))
const unusedTrack: TrackApi = {
  findTrack: refuse,
  fetchWav: refuse,
  encodeMp3: refuse,
  uploadMp3: refuse,
  nameTrack: refuse,
  align: refuse,
}
const settle = () => new Promise<void>((resolve) => void setTimeout(resolve))

function openEditor(
  calls: Partial<SpeechApi> = {},
  over: Partial<AudioEditorPorts> = {},
  remembered: string | null = null,
) {
  const notices: Notice[] = []
  const log: string[] = []
  let jobId = remembered
  let kept: TextEdits = new Map()
  const editor = createAudioEditor({
    language: 'en',
    chapterVariationId: 3,
    bookId: 9,
    audioUrl: null,
    voiceSettings: null,
    recentVoices: [],
    ports: {
      api: {
        lookUpWord: async () => true,
        generate: async () => ({ kind: 'queued', jobId: 'job' }),
        chooseTake: async () => undefined,
        followJob: async () => noResult,
        ...calls,
      },
      track: unusedTrack,
      prepareRecording: async () => ({ kind: 'refused', reason: 'unreadable', fileName: 'one.wav' }),
      loadNarration: async () => void log.push('load'),
      readFailure: (error) => ({ kind: 'refused', text: error instanceof Error ? error.message : String(error) }),
      notify: (notice) => void notices.push(notice),
      job: {
        read: () => jobId,
        begin: (id) => void (jobId = id),
        end(id) {
          const isRemembered = jobId === id
          if (isRemembered) jobId = null
          return isRemembered
        },
      },
      edits: { read: () => kept, write: (edits) => void (kept = edits) },
      rememberVoice: (id) => void log.push(`remember ${id}`),
      warn: () => undefined,
      ...over,
    },
  })
  const generate = () =>
    editor.send({
      kind: 'generation',
      event: {
        kind: 'generation-requested',
        voice,
        pages: [{ pageVariationId: 1, textSegments: [{ ...voice, text: 'Good night.', rects: [] }] }],
      },
    })
  return { editor, notices, log, generate, rememberedJob: () => jobId }
}

describe('generating', () => {
  it('follows the job to its end and loads the chapter', async () => {
    const { editor, notices, log, generate, rememberedJob } = openEditor()
    generate()
    expect(editor.getState().generation.kind).toBe('running')
    await settle()
    expect(editor.getState().generation).toEqual({ kind: 'idle' })
    expect([log, notices, rememberedJob()]).toEqual([['remember robin', 'load'], [{ kind: 'generated' }], null])
  })

  it('starts one job however often it is asked', async () => {
    let calls = 0
    const { generate } = openEditor({
      generate: async () => {
        calls += 1
        return { kind: 'queued' as const, jobId: 'job' }
      },
    })
    generate()
    generate()
    await settle()
    expect(calls).toBe(1)
  })

  it('says why it failed and forgets the job', async () => {
    const { editor, notices, generate, rememberedJob } = openEditor({
      followJob: () => Promise.reject(new Error('no voice')),
    })
    generate()
    await settle()
    const failure = { kind: 'refused', text: 'no voice' }
    expect(editor.getState().generation).toEqual({ kind: 'failed', failure })
    expect([notices, rememberedJob()]).toEqual([[{ kind: 'generation-failed', failure }], null])
  })

  it('says which voice spoke instead of one that the provider lacks', async () => {
    const replacement = { field: 'voiceId', requested: 'nobody', used: 'ada' } as const
    const { notices, generate } = openEditor({ followJob: async () => ({ ...noResult, replacements: [replacement] }) })
    generate()
    await settle()
    expect(notices).toContainEqual({ kind: 'voice-replaced', replacement })
    expect(notices).toContainEqual({ kind: 'generated' })
  })

  it('refuses a chapter without a variation before anything is sent', async () => {
    const { editor, notices, log, generate } = openEditor()
    editor.send({ kind: 'chapter-changed', chapterVariationId: null, bookId: 9, audioUrl: null })
    generate()
    await settle()
    expect(notices).toMatchObject([{ kind: 'refused', plan: { reason: 'no-chapter-variation' } }])
    expect(log).toEqual([])
  })

  it('resumes a job that an earlier visit started, once', async () => {
    const followed: string[] = []
    const followJob = async (id: string) => {
      followed.push(id)
      return noResult
    }
    const { editor, notices } = openEditor({ followJob }, {}, 'earlier')
    editor.resume()
    editor.resume()
    await settle()
    expect([followed, notices]).toEqual([['earlier'], [{ kind: 'generated' }]])
  })
})

describe('the text', () => {
  const textOf = (editor: ReturnType<typeof openEditor>['editor']) =>
    editor.getState().text.pages.map((page) => page.textSegments.map(({ text }) => text).join(''))

  it('is built when the pages change, and asks the dictionary once about a word', async () => {
    let asked = 0
    const { editor } = openEditor({
      lookUpWord: async () => {
        asked += 1
        return true
      },
    })
    editor.send({ kind: 'text', event: { kind: 'pages-changed', pages: cutPages } })
    await settle()
    editor.send({ kind: 'text', event: { kind: 'pages-changed', pages: [...cutPages] } })
    await settle()
    expect([asked, textOf(editor)]).toEqual([1, ['harbour']])
  })

  it('counts words that the dictionary did not answer, and asks again on request', async () => {
    let exists: boolean | null = null
    const { editor } = openEditor({ lookUpWord: async () => exists })
    editor.send({ kind: 'text', event: { kind: 'pages-changed', pages: cutPages } })
    await settle()
    expect(editor.getState().text.failedLookups).toBe(1)
    exists = true
    editor.send({ kind: 'text', event: { kind: 'text-requested' } })
    await settle()
    expect([editor.getState().text.failedLookups, textOf(editor)]).toEqual([0, ['harbour']])
  })

  it('ignores the result of an earlier build', async () => {
    const waiting: (() => void)[] = []
    const { editor } = openEditor({
      lookUpWord: () => new Promise((resolve) => void waiting.push(() => resolve(true))),
    })
    editor.send({ kind: 'text', event: { kind: 'pages-changed', pages: cutPages } })
    editor.send({
      kind: 'text',
      event: { kind: 'pages-changed', pages: [{ pageVariationId: 2, rects: [rect(0, 'later')] }] },
    })
    await settle()
    for (const resolve of waiting) resolve()
    await settle()
    expect(textOf(editor)).toEqual(['later'])
  })
})
