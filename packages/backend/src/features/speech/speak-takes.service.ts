import type { QuizSpeechRequest, TargetedSpeechRequest } from '@lectern/contracts/app'
import type { z } from 'zod'
import { requireAuthor } from '../../entities/rights/book-rights'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { JobRow } from '../../platform/jobs/jobs.repository'
import { hashContent } from '../../entities/objects/hash-content'
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
  const { bookId, maximumCharacters, dictionaries, pages } = await planSpeech(services, caller, request)
  const { voiceId, modelId, audioFormat, previousText, nextText } = request
  return enqueue(services, caller, {
    destination: 'take',
    domainId: caller.domainId,
    bookId,
    language: request.variation,
    audioFormat,
    maximumCharacters,
    voiceId,
    modelId,
    dictionaries,
    pages,
    ...(previousText === undefined ? {} : { previousText }),
    ...(nextText === undefined ? {} : { nextText }),
  })
}

/** Belongs to no page. */
const noPage = 0

/** Queues speech for a quiz's text, by default with the provider's first voice and model. */
export async function queueQuizText(
  services: SpeechServices,
  caller: Caller,
  { text, bookId, voiceSettings }: z.output<typeof QuizSpeechRequest>,
): Promise<JobRow> {
  await requireAuthor(services.database, caller, { kind: 'book', id: bookId })
  const language = (await repository.findFirstLanguage(services.database, bookId)) ?? 'en'
  const { voice, model } = await chooseVoice(services, language, voiceSettings)
  const segment = { text, voiceId: voice, modelId: model.model_id, voiceSettings: fillGaps(voiceSettings) }
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
    voiceId: voice,
    modelId: model.model_id,
    pages,
  })
}

async function chooseVoice(
  { speech }: SpeechServices,
  language: string,
  { voiceId, modelId }: z.output<typeof QuizSpeechRequest>['voiceSettings'],
) {
  const [voices, models] = await Promise.all([speech.voices(), speech.models()])
  const [first] = voices
  const [model] = modelId === undefined ? models : models.filter((own) => own.model_id === modelId)
  if (!first || models.length === 0) {
    throw new ApiFailure('not-available', 'No speech engine can be reached. Ask the operator.')
  }
  if (!model) {
    throw new ApiFailure('unknown-model', `There is no model "${modelId}". Choose one of the models that are listed.`, {
      field: 'voiceSettings.modelId',
    })
  }
  if (voiceId !== undefined && !voices.some((own) => own.voice_id === voiceId)) {
    throw new ApiFailure('unknown-voice', `There is no voice "${voiceId}". Choose one of the voices that are listed.`, {
      field: 'voiceSettings.voiceId',
    })
  }
  const primary = language.split('-', 1)[0]
  const native = voices.find(({ languages }) => languages.some((own) => own.split('-', 1)[0] === primary))
  return { voice: voiceId ?? (native ?? first).voice_id, model }
}

function enqueue(
  { queue }: SpeechServices,
  { userId }: Caller,
  payload: z.input<typeof SpeakTextPayload>,
): Promise<JobRow> {
  const key = hashContent(JSON.stringify(payload))
  return queue.enqueue({ kind: 'speak-text', key, userId, bookId: payload.bookId, payload })
}
