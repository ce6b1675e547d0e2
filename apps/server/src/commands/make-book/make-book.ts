import { openAsBlob } from 'node:fs'
import { toSentenceRects } from '@lectern/core/page-layout'
import { validateTimings, type Rect } from '@lectern/core/sync'
import { buildTextSegments, withTrailingSpace, type Voice } from '@lectern/core/text'
import {
  generateSpeech,
  getChapterWords,
  OcrResults,
  publishBook,
  recognisePages,
  SpeechGenerated,
  validateWord,
} from '@lectern/contracts/app'
import { createBook, deleteBook, ImportedPages, updateRectData, uploadChapterPages } from '@lectern/contracts/main'
import { listModels, listVoices } from '@lectern/contracts/speech'
import type { z } from 'zod'
import { callRoute, type Send } from '../call-route'
import { waitForJob } from '../wait-for-job'
import { chooseVoice } from './choose-voice'
import type { InputFile, InputProblem } from './collect-inputs'
import type { Progress } from './follow-progress'
import { joinPageText } from './join-page-text'
import { readRecognition } from './read-recognition'
import type { MakeBookReport, PageReport } from './report'
import { timeWords, type TimedPage } from './time-words'

export type MadeBook =
  | { readonly kind: 'made'; readonly report: MakeBookReport }
  | { readonly kind: 'refused'; readonly message: string; readonly problems: readonly InputProblem[] }

export interface MakeBookOptions {
  readonly send: Send
  readonly files: readonly InputFile[]
  readonly problems: readonly InputProblem[]
  readonly title: string
  readonly language: string
  readonly voice: string | null
  readonly progress: Progress
  readonly wait: (milliseconds: number) => Promise<void>
  readonly signal: AbortSignal
}

/** A page on its way through the steps; `revision` is that of its stored rects. */
interface WorkingPage {
  readonly pageId: number
  readonly pageVariationId: number
  readonly source: PageReport['source']
  readonly confidence: number
  readonly seconds: number
  readonly rectsByWords: Rect[]
  readonly rects: Rect[]
  readonly revision: number
}

/** How many pages one save carries; a save is one transaction. */
const PAGES_PER_SAVE = 50

/**
 * The main job from end to end over HTTP: pages in, words read, speech made, words timed, book published.
 * Whatever goes wrong after the book exists deletes it again: nothing half-made stays behind.
 */
export async function makeBook(options: MakeBookOptions): Promise<MadeBook> {
  const { send, language } = options
  const { voices } = await callRoute(send, listVoices, {})
  const voice = chooseVoice(voices, options.voice, language)
  if (voice.kind === 'unknown') return { kind: 'refused', message: voice.message, problems: options.problems }
  const [model] = await callRoute(send, listModels, {})
  if (!model) return { kind: 'refused', message: 'The server has no speech model.', problems: options.problems }

  const book = await callRoute(send, createBook, { body: { title: options.title, language } })
  const bookId = book.bookInfo.id
  const chapterId = book.chapters[0]?.id
  const chapterVariationId = book.chapters[0]?.variations[0]?.id
  try {
    if (chapterId === undefined || chapterVariationId === undefined)
      throw new Error(`Book ${bookId} came without a chapter`)
    const made = await fillBook(options, { bookId, chapterId, chapterVariationId }, voice.voiceId, model.model_id)
    if (made.kind === 'refused') await callRoute(send, deleteBook, { params: { id: bookId } })
    return made
  } catch (error) {
    await callRoute(send, deleteBook, { params: { id: bookId } })
    throw error
  }
}

interface Place {
  readonly bookId: number
  readonly chapterId: number
  readonly chapterVariationId: number
}

async function fillBook(options: MakeBookOptions, place: Place, voiceId: string, modelId: string): Promise<MadeBook> {
  const { progress, send, language } = options

  progress.step('import', 'Pages')
  const imported = await importPages(options, place)
  const problems = [...options.problems, ...imported.problems]
  for (const problem of imported.problems) progress.note(problem.message)
  const importSeconds = progress.done(`${imported.pages.length} imported`)
  if (imported.pages.length === 0) {
    return { kind: 'refused', message: 'None of the files could be turned into a page.', problems }
  }

  progress.step('recognise', 'Words')
  const read = await readPages(options, imported.pages, problems)
  const recognised = read.filter((page) => page.source === 'recognised').length
  const wordCount = read.reduce((sum, page) => sum + page.rectsByWords.length, 0)
  const recogniseSeconds = progress.done(
    `${wordCount} found${recognised === read.length ? '' : `, ${read.length - recognised} pages from the text layer`}`,
  )
  if (wordCount === 0) {
    const message = `No text was found on ${read.length === 1 ? 'the page' : 'any page'}. Are the images sharp, upright and in the language "${language}"?`
    return { kind: 'refused', message, problems }
  }

  progress.step('speak', 'Speech')
  const stored = await savePages(options, read)
  const speech = await speakPages(options, place, stored, { voiceId, modelId, voiceSettings: {} })
  const speakSeconds = progress.done(`${speech.durationSeconds.toFixed(1)} s of audio`)

  progress.step('sync', 'Times')
  const timed = await timePages(options, place, stored)
  const words = timed.reduce((sum, page) => sum + page.words, 0)
  const wordsTimed = timed.reduce((sum, page) => sum + page.wordsTimed, 0)
  const wordsEstimated = timed.reduce((sum, page) => sum + page.wordsEstimated, 0)
  const syncSeconds = progress.done(`${wordsTimed} of ${words} words, ${wordsEstimated} estimated`)

  progress.step('publish', 'Publishing')
  const publication = await callRoute(send, publishBook, {
    params: { id: place.bookId },
    body: { visibility: 'public' },
  })
  const publishSeconds = progress.done('published')

  return {
    kind: 'made',
    report: {
      bookId: place.bookId,
      readerUrl: publication.readerUrl,
      pages: read.map((page, index) => ({
        page: index + 1,
        source: page.source,
        words: page.rectsByWords.filter((rect) => (rect.word ?? '') !== '').length,
        confidence: page.confidence,
        text: joinPageText(page.rectsByWords, language),
        seconds: page.seconds,
      })),
      words,
      wordsTimed,
      wordsEstimated,
      shareTimed: words === 0 ? 0 : wordsTimed / words,
      audioSeconds: speech.durationSeconds,
      secondsPerStep: {
        import: importSeconds,
        recognise: recogniseSeconds,
        speak: speakSeconds,
        sync: syncSeconds,
        publish: publishSeconds,
      },
      problems,
    },
  }
}

async function importPages(options: MakeBookOptions, place: Place): Promise<z.output<typeof ImportedPages>> {
  const form = new FormData()
  form.set('variation', options.language)
  for (const file of options.files) form.append('files', await openAsBlob(file.path), file.name)
  const answer = await callRoute(options.send, uploadChapterPages, {
    params: { id: place.chapterId },
    form,
    respondAsync: true,
  })
  return 'jobId' in answer ? waitFor(options, answer.jobId, ImportedPages) : answer
}

async function readPages(
  options: MakeBookOptions,
  pages: z.output<typeof ImportedPages>['pages'],
  problems: InputProblem[],
): Promise<WorkingPage[]> {
  const { send, language } = options
  const places = pages.flatMap((page) => {
    const variation = page.variations.find((candidate) => candidate.variation === language)
    return variation ? [{ page, variation }] : []
  })
  const images = places
    .filter(({ variation }) => variation.textSource !== 'text-layer')
    .map(({ page, variation }) => ({ pageId: page.pageId, pageVariationId: variation.id }))
  const results = new Map<number, z.output<typeof OcrResults>['ocrResults'][number]>()
  if (images.length > 0) {
    const answer = await callRoute(send, recognisePages, {
      body: { images, language, kind: 'word' },
      respondAsync: true,
    })
    const { ocrResults, problems: found } =
      'jobId' in answer ? await waitFor(options, answer.jobId, OcrResults) : answer
    for (const result of ocrResults) results.set(result.pageVariationId, result)
    for (const problem of found ?? []) {
      problems.push(problem)
      options.progress.note(problem.message)
    }
  }
  return places.map(({ page, variation }) => {
    const ids = { pageId: page.pageId, pageVariationId: variation.id, revision: variation.revision }
    const result = results.get(variation.id)
    if (variation.textSource === 'text-layer') {
      const rectsByWords = variation.rectData?.rectsByWords ?? []
      const rects = toSentenceRects(rectsByWords, { language })
      return { ...ids, source: 'text-layer', confidence: 1, seconds: 0, rectsByWords, rects }
    }
    const read = readRecognition(result?.detections ?? {}, ids, language)
    return { ...ids, source: 'recognised', ...read, seconds: result?.seconds ?? 0 }
  })
}

async function savePages(options: MakeBookOptions, pages: readonly WorkingPage[]): Promise<WorkingPage[]> {
  const saved: WorkingPage[] = []
  for (let from = 0; from < pages.length; from += PAGES_PER_SAVE) {
    const batch = pages.slice(from, from + PAGES_PER_SAVE)
    const written = await callRoute(options.send, updateRectData, {
      body: batch.map((page) => ({
        pageId: page.pageId,
        variation: options.language,
        variationId: page.pageVariationId,
        rectData: { rects: page.rects, rectsByWords: page.rectsByWords },
        textSource: page.source,
        revision: page.revision,
      })),
    })
    const revisions = new Map(written.map(({ variationId, revision }) => [variationId, revision]))
    saved.push(...batch.map((page) => ({ ...page, revision: revisions.get(page.pageVariationId) ?? page.revision })))
  }
  return saved
}

async function speakPages(
  options: MakeBookOptions,
  place: Place,
  pages: readonly WorkingPage[],
  voice: Voice,
): Promise<z.output<typeof SpeechGenerated>> {
  const { send, language } = options
  const verdicts = new Map<string, Promise<boolean>>()
  const isWord = (word: string): Promise<boolean> => {
    const known = verdicts.get(word)
    if (known) return known
    const verdict = callRoute(send, validateWord, {
      body: { word: word.toLowerCase(), lang: language, written: word },
    }).then(({ isValid }) => isValid)
    verdicts.set(word, verdict)
    return verdict
  }
  const segmentsByPage = await buildTextSegments(
    pages.map((page) => ({ pageVariationId: page.pageVariationId, rects: page.rectsByWords })),
    { language, voice, validateWord: isWord },
  )
  const answer = await callRoute(send, generateSpeech, {
    body: {
      ...voice,
      chapterId: place.chapterId,
      variation: language,
      selectedLanguage: language,
      audioFormat: 'mp3',
      pages: segmentsByPage.map(({ pageVariationId, textSegments }) => ({
        pageVariationId: Number(pageVariationId),
        textSegments: textSegments.map(({ text, voiceId, modelId, voiceSettings }) => ({
          text: withTrailingSpace(text),
          voiceId,
          modelId,
          voiceSettings,
        })),
      })),
    },
    respondAsync: true,
  })
  return 'jobId' in answer ? waitFor(options, answer.jobId, SpeechGenerated) : answer
}

async function timePages(options: MakeBookOptions, place: Place, pages: readonly WorkingPage[]): Promise<TimedPage[]> {
  const { words } = await callRoute(options.send, getChapterWords, { params: { id: place.chapterVariationId } })
  const timed = pages.map((page) => {
    const spoken = words.filter((word) => word.pageVariationId === page.pageVariationId)
    return timeWords(page, spoken, options.language)
  })
  const issues = timed.flatMap((page) => validateTimings(page.rectsByWords.filter((rect) => (rect.word ?? '') !== '')))
  const [issue] = issues
  if (issue) throw new Error(`The times of ${issues.length} words do not fit together, the first: ${issue.message}`)
  await savePages(
    options,
    pages.map((page, index) => ({ ...page, ...pick(timed[index] ?? page) })),
  )
  return timed
}

function pick({ rects, rectsByWords }: { rects: Rect[]; rectsByWords: Rect[] }): {
  rects: Rect[]
  rectsByWords: Rect[]
} {
  return { rects, rectsByWords }
}

function waitFor<S extends z.ZodType>(options: MakeBookOptions, jobId: string, resultSchema: S): Promise<z.output<S>> {
  return waitForJob({
    send: options.send,
    jobId,
    resultSchema,
    onProgress: (done, total) => options.progress.advance(done, total),
    wait: async (milliseconds) => {
      options.signal.throwIfAborted()
      await options.wait(milliseconds)
    },
  })
}
