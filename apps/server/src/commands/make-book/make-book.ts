import { publishBook } from '@lectern/contracts/app'
import { createBook, deleteBook } from '@lectern/contracts/main'
import { listModels, listVoices } from '@lectern/contracts/speech'
import { callRoute } from '../call-route'
import { chooseVoice } from './choose-voice'
import type { InputFile, InputProblem } from './collect-inputs'
import { composeReport } from './compose-report'
import { narratePages } from './narrate-pages'
import type { Pipeline, Place } from './pipeline'
import type { MakeBookReport } from './report'

export type MadeBook =
  | { readonly kind: 'made'; readonly report: MakeBookReport }
  | { readonly kind: 'refused'; readonly message: string; readonly problems: readonly InputProblem[] }

export interface MakeBookOptions extends Pipeline {
  readonly files: readonly InputFile[]
  /** Files that were left out before anything was sent. */
  readonly problems: readonly InputProblem[]
  readonly title: string
  /** By id or name; null for the first voice of the language. */
  readonly voice: string | null
}

/**
 * The main job from end to end over HTTP: pages in, words read, speech made, words timed, book published.
 * Whatever goes wrong after the book exists deletes it again: nothing half-made stays behind.
 */
export async function makeBook(options: MakeBookOptions): Promise<MadeBook> {
  const { send, language, problems } = options
  const { voices } = await callRoute(send, listVoices, {})
  const voice = chooseVoice(voices, options.voice, language)
  if (voice.kind === 'unknown') return { kind: 'refused', message: voice.message, problems }
  const [model] = await callRoute(send, listModels, {})
  if (!model) return { kind: 'refused', message: 'The server has no speech model.', problems }

  const book = await callRoute(send, createBook, { body: { title: options.title, language } })
  const bookId = book.bookInfo.id
  const takeBack = () => callRoute(send, deleteBook, { params: { id: bookId } })
  try {
    const [chapter] = book.chapters
    const variation = chapter?.variations[0]
    if (!chapter || !variation) throw new Error(`Book ${bookId} came without a chapter`)
    const place = { bookId, chapterId: chapter.id, chapterVariationId: variation.id }
    const made = await fillBook(options, place, { voiceId: voice.voiceId, modelId: model.model_id })
    if (made.kind === 'refused') await takeBack()
    return made
  } catch (error) {
    await takeBack()
    throw error
  }
}

async function fillBook(
  options: MakeBookOptions,
  place: Place,
  voice: { voiceId: string; modelId: string },
): Promise<MadeBook> {
  const { send, progress, language, files, problems } = options
  const narrated = await narratePages(options, place, voice, files)
  if (narrated.kind === 'refused') return { ...narrated, problems: [...problems, ...narrated.problems] }

  progress.step('publish', 'Publishing')
  options.signal.throwIfAborted()
  const { bookId } = place
  const { readerUrl } = await callRoute(send, publishBook, { params: { id: bookId }, body: { visibility: 'public' } })
  const publishSeconds = progress.done('published')
  const report = composeReport({ bookId, readerUrl, language, publishSeconds }, narrated, problems)
  return { kind: 'made', report }
}
