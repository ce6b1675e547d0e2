import type { QuizSpeechRequest, TargetedSpeechRequest } from '@lectern/contracts/app'
import type { z } from 'zod'
import { requireAuthor } from '../../entities/rights/book-rights'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { JobRow } from '../../platform/jobs/jobs.repository'
import { hashContent } from '../../entities/objects/hash-content'
import { loadVoiceChoice } from './choose-voices'
import { cutIntoSentences } from './cut-into-sentences'
import type { SpeakTextPayload } from './speak-text-job'
import * as repository from '../../entities/narration/narration.repository'
import { planSpeech, type SpeechServices, fillGaps } from './speech.service'

/** Queues speech for a part of a chapter. */
export async function queueTargetedText(
  services: SpeechServices,
  caller: Caller,
  request: z.output<typeof TargetedSpeechRequest>,
): Promise<JobRow> {
  const plan = await planSpeech(services, caller, request)
  const { bookId, chapterVariationId, voiceId, modelId, maximumCharacters, dictionaries, pages, replacements } = plan
  const { audioFormat, previousText, nextText, take } = request
  return enqueue(services, caller, {
    destination: 'take',
    domainId: caller.domainId,
    bookId,
    chapterVariationId,
    language: request.variation,
    audioFormat,
    maximumCharacters,
    voiceId,
    modelId,
    dictionaries,
    pages,
    replacements,
    ...(previousText === undefined ? {} : { previousText }),
    ...(nextText === undefined ? {} : { nextText }),
    ...(take === undefined ? {} : { take }),
  })
}

/** Belongs to no page. */
const noPage = 0

/** Queues speech for a quiz or a definition, by default with the provider's first voice of the language and first model. */
export async function queueQuizText(
  services: SpeechServices,
  caller: Caller,
  { text, language: wanted, voiceSettings, ...request }: z.output<typeof QuizSpeechRequest>,
): Promise<JobRow> {
  const bookId = request.bookId ?? null
  if (bookId !== null) await requireAuthor(services.database, caller, { kind: 'book', id: bookId })
  const ofBook = bookId === null ? null : await repository.findFirstLanguage(services.database, bookId)
  const language = wanted ?? ofBook ?? 'en'
  const choice = await loadVoiceChoice(services.speech, language)
  const voiceId = choice.chooseVoice(voiceSettings.voiceId)
  const model = choice.chooseModel(voiceSettings.modelId)
  const segment = { text, voiceId, modelId: model.model_id, voiceSettings: fillGaps(voiceSettings) }
  const pages = [{ pageVariationId: noPage, textSegments: [segment] }]
  const maximumCharacters = Math.max(1, model.maximum_text_length_per_request)
  if (cutIntoSentences(pages, language, maximumCharacters).length === 0) {
    throw new ApiFailure('no-text', 'The text contains nothing to speak. Add words.', { field: 'text' })
  }
  return enqueue(services, caller, {
    destination: 'quiz',
    domainId: caller.domainId,
    bookId,
    language,
    audioFormat: 'mp3',
    maximumCharacters,
    voiceId,
    modelId: model.model_id,
    pages,
    replacements: choice.replacements(),
  })
}

function enqueue(
  { queue }: SpeechServices,
  { userId }: Caller,
  payload: z.input<typeof SpeakTextPayload>,
): Promise<JobRow> {
  const key = hashContent(JSON.stringify(payload))
  return queue.enqueue({ kind: 'speak-text', key, userId, bookId: payload.bookId, payload })
}
