import { createRuleFinder } from '../pronunciation/create-rule-finder'
import { containsWords } from '../pronunciation/contains-words'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { JobWork } from '../../platform/jobs/job-definition'
import { spokenSentenceKey } from '../../entities/objects/object-keys'
import { readObject } from '../../platform/objects/read-object'
import type { AudioEncoding, ObjectStore, Speech, SpeechDictionary, SpeechModel } from '../../ports/index'
import { countCharacters, type SentenceOfPage } from './cut-into-sentences'
import type { SpeechBudget } from './speech-budget'
import { speechFailureCodes } from '../../entities/failures/speech-failure-codes'
import { createMp3Spool } from './create-mp3-spool'
import type { SpooledTrack, TrackSpool } from './track-spool'
import { withWavSpool } from './with-wav-spool'
import { hashSentence, packSentence, type SpokenSentence, unpackSentence } from './pack-sentence'

export interface SpeakSentencesServices {
  objects: ObjectStore
  speech: Speech
  audioEncoding: AudioEncoding
  budget: SpeechBudget
  /** Local folder of the track until it is stored. */
  incomingFolder: string
}

export interface SentencesToSpeak {
  /** The domain whose budget is charged. */
  domainId: number
  sentences: readonly SentenceOfPage[]
  dictionaries: readonly SpeechDictionary[]
  audioFormat: 'wav' | 'mp3'
  /** Text before the first and after the last of them, for a natural join. */
  previousText?: string | undefined
  nextText?: string | undefined
}

export interface SpokenTrack {
  track: SpooledTrack
  /** Characters sent. */
  characters: number
  /** Words whose phoneme rules the model or the voice did not follow. */
  skippedRules: string[]
}

/** A sentence with its context for the voice, and the key of its cached audio. */
interface PlannedSentence {
  sentence: SentenceOfPage
  neighbours: { previousText?: string; nextText?: string }
  key: string
  skippedRules: string[]
}

const objectConcurrency = 8
/** Sentences at the voice at the same time: the current one and the next. */
const sentencesAhead = 2

/**
 * Speaks sentences as one track, which is available while `keep` runs; cached sentences cost nothing. Reserves the
 * budget before anything is sent and releases what was not sent. Leaves one step of the job's progress for `keep`.
 */
export async function speakSentences<T>(
  services: SpeakSentencesServices,
  work: JobWork<unknown>,
  wanted: SentencesToSpeak,
  keep: (spoken: SpokenTrack) => Promise<T>,
): Promise<T> {
  const { budget } = services
  const { domainId } = wanted
  work.report({ done: 0, total: wanted.sentences.length + 1 })
  const models = await services.speech.models()
  // Cache keys depend on the model: without its properties everything would be spoken, and paid for, again.
  if (models.length === 0)
    throw new ApiFailure('engine-failed', 'The speech engine cannot be reached. Try again later.')
  const planned = planSentences(wanted, models)
  const unspoken = await countUnspoken(services, planned)
  if (!(await budget.reserve(domainId, work.lease, unspoken))) throw await budgetSpent(budget, domainId, unspoken)
  return withSpool(services, wanted.audioFormat, work.signal, async (spool) => {
    const skipped = new Set<string>()
    const paid = { characters: 0 }
    try {
      let done = 0
      for await (const { planned: one, spoken } of speakInOrder(services, work, wanted.dictionaries, planned, paid)) {
        if (spoken) {
          const { skippedRules = [] } = spoken
          await spool.add({ ...spoken, text: one.sentence.text, pageVariationId: one.sentence.pageVariationId })
          for (const word of [...one.skippedRules, ...skippedRules]) skipped.add(word)
        }
        done += 1
        work.report({ done, total: planned.length + 1 })
      }
    } finally {
      await budget.settle(work.lease)
    }
    const track = await spool.finish()
    if (!track) throw new ApiFailure('no-text', 'The voice found nothing to say in this text.')
    return keep({ track, characters: paid.characters, skippedRules: [...skipped] })
  })
}

function withSpool<T>(
  services: SpeakSentencesServices,
  audioFormat: 'wav' | 'mp3',
  signal: AbortSignal,
  fill: (spool: TrackSpool) => Promise<T>,
): Promise<T> {
  if (audioFormat === 'wav') return withWavSpool(services.incomingFolder, fill)
  return fill(createMp3Spool(services, signal))
}

function planSentences(
  { sentences, dictionaries, previousText, nextText }: SentencesToSpeak,
  models: readonly SpeechModel[],
): PlannedSentence[] {
  const findRules = createRuleFinder(dictionaries)
  const modelOf = new Map(models.map((model) => [model.model_id, model]))
  return sentences.map((sentence, index) => {
    const previous = sentences[index - 1]?.text ?? previousText
    const next = sentences[index + 1]?.text ?? nextText
    const neighbours = {
      ...(previous === undefined ? {} : { previousText: previous }),
      ...(next === undefined ? {} : { nextText: next }),
    }
    const model = modelOf.get(sentence.modelId)
    const { rules, fingerprint } = findRules(sentence.text)
    const context = { ...(model?.uses_neighbouring_text ? neighbours : {}), rulesFingerprint: fingerprint }
    const unheeded =
      model?.honours_phoneme_rules === false
        ? rules.filter((rule) => rule.type === 'phoneme' && containsWords(sentence.text, rule.string_to_replace))
        : []
    return {
      sentence,
      neighbours,
      key: spokenSentenceKey(hashSentence(sentence, context)),
      skippedRules: unheeded.map((rule) => rule.string_to_replace),
    }
  })
}

async function countUnspoken({ objects }: SpeakSentencesServices, planned: readonly PlannedSentence[]) {
  const byKey = [...new Map(planned.map(({ key, sentence }) => [key, sentence.text]))]
  let characters = 0
  for (let from = 0; from < byKey.length; from += objectConcurrency) {
    const few = byKey.slice(from, from + objectConcurrency)
    const sizes = few.map(async ([key, text]) => ((await objects.head(key)) ? 0 : countCharacters(text)))
    for (const size of await Promise.all(sizes)) characters += size
  }
  return characters
}

async function budgetSpent(budget: SpeechBudget, domainId: number, wanted: number): Promise<ApiFailure> {
  const remaining = Math.max(0, (await budget.limitOf(domainId)) - (await budget.used(domainId)))
  const reset = new Date(budget.nextReset() * 1000).toISOString().slice(0, 10)
  return new ApiFailure(
    'budget-spent',
    `This needs ${wanted} characters of speech; ${remaining} are left until ${reset}. Speak fewer pages, or ask the operator for more.`,
  )
}

interface SpokenAudio {
  planned: PlannedSentence
  /** Null if the text has nothing to speak. */
  spoken: SpokenSentence | null
  /** The same if it was sent to the voice now; null if it was cached. */
  sent: SpokenSentence | null
}

/**
 * Yields the sentences' audio in order. While one is charged, cached and yielded, the voice speaks the next ones; audio
 * that came back is charged and cached whatever happens to the others.
 */
async function* speakInOrder(
  services: SpeakSentencesServices,
  work: JobWork<unknown>,
  dictionaries: readonly SpeechDictionary[],
  planned: readonly PlannedSentence[],
  paid: { characters: number },
): AsyncGenerator<SpokenAudio> {
  const ahead: Promise<SpokenAudio>[] = []
  /** By key until cached, so that a repeated sentence is spoken once. */
  const speaking = new Map<string, Promise<unknown>>()
  const begin = (one: PlannedSentence): void => {
    const before = speaking.get(one.key)
    const said = speakOnce(services, work, dictionaries, one, before)
    const stored = said.then(({ sent }) => sent && chargeAndCache(services, work, one, sent, paid))
    speaking.set(one.key, stored)
    // Both are awaited below, in their turn.
    said.catch(() => {})
    stored.catch(() => {})
    ahead.push(said)
  }
  const rest = [...planned]
  try {
    for (const one of rest.splice(0, sentencesAhead)) begin(one)
    for (let said = ahead.shift(); said; said = ahead.shift()) {
      const { planned: one, spoken } = await said
      work.signal.throwIfAborted()
      const [following] = rest.splice(0, 1)
      if (following) begin(following)
      yield { planned: one, spoken, sent: null }
      await speaking.get(one.key)
    }
  } finally {
    await Promise.allSettled(ahead)
    // Also after a failure: the others are charged and cached before the budget is settled.
    await Promise.allSettled(speaking.values())
  }
}

async function speakOnce(
  { objects, speech }: SpeakSentencesServices,
  work: JobWork<unknown>,
  dictionaries: readonly SpeechDictionary[],
  planned: PlannedSentence,
  before: Promise<unknown> | undefined,
): Promise<SpokenAudio> {
  await before
  const stored = await readObject(objects, planned.key)
  const cached = stored && unpackSentence(stored)
  if (cached) return { planned, spoken: cached, sent: null }
  const { text, language, voiceId, modelId, voiceSettings } = planned.sentence
  const result = await speech.speak({
    text,
    language,
    voiceId,
    modelId,
    voiceSettings,
    signal: work.signal,
    ...planned.neighbours,
    ...(dictionaries.length === 0 ? {} : { dictionaries }),
  })
  if (result.kind === 'failed') {
    work.signal.throwIfAborted()
    if (result.code === 'empty-text') return { planned, spoken: null, sent: null }
    throw new ApiFailure(speechFailureCodes[result.code], result.message, { cause: result.cause })
  }
  const { kind: _kind, ...spoken } = result
  return { planned, spoken, sent: spoken }
}

async function chargeAndCache(
  { objects, budget }: SpeakSentencesServices,
  work: JobWork<unknown>,
  { sentence, key }: PlannedSentence,
  spoken: SpokenSentence,
  paid: { characters: number },
): Promise<void> {
  const characterCount = countCharacters(sentence.text)
  // Returned audio is paid for: it is charged and cached whatever happens next to this process or the store.
  paid.characters += characterCount
  await budget.recordSent(work.id, characterCount)
  await objects.put(key, packSentence(spoken), 'application/octet-stream')
}
