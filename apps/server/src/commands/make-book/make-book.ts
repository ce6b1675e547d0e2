import { createBook, deleteBook } from '@lectern/contracts/main'
import { listModels, listVoices } from '@lectern/contracts/speech'
import { callRoute, type Send } from '../call-route'
import { chooseVoice } from '../choose-voice'
import type { InputFile, InputProblem } from './collect-inputs'
import { composeReport } from './compose-report'
import { abortOnStop } from './abort-on-stop'
import { type Narration, narratePages } from './narrate-pages'
import type { Pipeline, TargetIds } from './pipeline'
import type { Publishing } from './access-level'
import { publishUnlessDraft } from './publish-unless-draft'
import type { MakeBookReport } from './report'

export type MadeBook =
  | { readonly kind: 'made'; readonly report: MakeBookReport }
  | { readonly kind: 'refused'; readonly message: string; readonly problems: readonly InputProblem[] }

export interface MakeBookOptions extends Pipeline {
  readonly files: readonly InputFile[]
  /** Files that were skipped before anything was sent. */
  readonly problems: readonly InputProblem[]
  readonly title: string
  /** By id or name; null for the first voice of the language. */
  readonly voice: string | null
  /** A recording of the book, used instead of a voice. */
  readonly reading: InputFile | null
  readonly publishing: Publishing
  /** Address of the server for people. */
  readonly origin: string
}

/**
 * Makes a book over HTTP: imports pages, recognises words, generates speech, times words and publishes
 * unless the book stays a draft.
 * If anything fails after the book exists, a stop included, deletes it again.
 */
export async function makeBook(options: MakeBookOptions): Promise<MadeBook> {
  const { language, problems } = options
  const send = abortOnStop(options.send, options.signal)
  const narration = options.reading
    ? ({ kind: 'reading', file: options.reading } as const)
    : await chooseNarration(send, options.voice, language)
  if (narration.kind === 'unknown') return { kind: 'refused', message: narration.message, problems }

  const book = await callRoute(send, createBook, {
    body: { title: options.title, language, visibility: options.publishing.access },
  })
  const bookId = book.bookInfo.id
  try {
    const [chapter] = book.chapters
    const variation = chapter?.variations[0]
    if (!chapter || !variation) throw new Error(`Book ${bookId} came without a chapter`)
    const targetIds = { bookId, chapterId: chapter.id, chapterVariationId: variation.id }
    const made = await fillBook({ ...options, send }, targetIds, narration)
    if (made.kind === 'made') return made
    return { ...made, message: made.message + (await deleteUnfinished(options.send, bookId)) }
  } catch (error) {
    const reason = messageOf(options.signal.aborted ? options.signal.reason : error)
    throw new Error(reason + (await deleteUnfinished(options.send, bookId, reason)), { cause: error })
  }
}

async function chooseNarration(
  send: Send,
  wanted: string | null,
  language: string,
): Promise<Narration | { kind: 'unknown'; message: string }> {
  const { voices } = await callRoute(send, listVoices, {})
  const voice = chooseVoice(voices, wanted, language)
  if (voice.kind === 'unknown') return voice
  const [model] = await callRoute(send, listModels, {})
  if (!model) return { kind: 'unknown', message: 'The server has no speech model.' }
  return { kind: 'voice', voiceId: voice.voiceId, modelId: model.model_id }
}

async function fillBook(options: MakeBookOptions, targetIds: TargetIds, narration: Narration): Promise<MadeBook> {
  const { files, problems, publishing, origin } = options
  const narrated = await narratePages(options, targetIds, narration, files)
  if (narrated.kind === 'refused') return { ...narrated, problems: [...problems, ...narrated.problems] }

  const { bookId } = targetIds
  const { problems: ofPublication, ...published } = await publishUnlessDraft(options, bookId, publishing)
  const book = { bookId, ...published, access: publishing.access, studioUrl: `${origin}/studio/books/${bookId}` }
  return { kind: 'made', report: composeReport(book, narrated, [...problems, ...ofPublication]) }
}

/** Deletes the unfinished book. Returns an empty text, or why it could not be deleted; does not repeat `knownReason`. */
async function deleteUnfinished(send: Send, bookId: number, knownReason = ''): Promise<string> {
  try {
    await callRoute(send, deleteBook, { params: { id: bookId } })
    return ''
  } catch (error) {
    const reason = messageOf(error)
    const why = reason === knownReason ? '' : ` (${reason})`
    return ` The unfinished book ${bookId} could not be deleted${why}; delete it in the studio. Nobody else sees it.`
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
