import { createRuleFinder } from '../pronunciation/create-rule-finder'
import { holdsWords } from '../pronunciation/holds-words'
import { ApiFailure } from '../http/api-failure'
import type { JobWork } from '../jobs/job-definition'
import { spokenSentenceKey } from '../objects/object-keys'
import { readObject } from '../objects/read-object'
import type { AudioEncoding, ObjectStore, Speech, SpeechDictionary, SpeechModel } from '../ports/index'
import { countCharacters, type SentenceOfPage } from './cut-into-sentences'
import type { SpeechBudget } from './speech-budget'
import { speechFailureCodes } from './speech-failure-codes'
import { createMp3Spool } from './mp3-spool'
import type { SpooledTrack, TrackSpool } from './track-spool'
import { withWavSpool } from './wav-spool'
import { hashSentence, packSentence, type SpokenSentence, unpackSentence } from './spoken-sentence'

export interface SpeakSentencesServices {
  objects: ObjectStore
  speech: Speech
  audioEncoding: AudioEncoding
  budget: SpeechBudget
  /** On this machine's disk: where a track lies until it is stored. */
  incomingFolder: string
}

export interface SentencesToSpeak {
  /** Whose budget is charged. */
  domainId: number
  sentences: readonly SentenceOfPage[]
  dictionaries: readonly SpeechDictionary[]
  audioFormat: 'wav' | 'mp3'
  /** What is said before the first and after the last of them, for a natural join. */
  previousText?: string | undefined
  nextText?: string | undefined
}

export interface SpokenTrack {
  track: SpooledTrack
  /** That were sent. */
  characters: number
  /** Words whose phoneme rules were not followed, by the model or the voice. */
  skippedRules: string[]
}

/** A sentence with all that is sent with it, and the key that its sound is kept under. */
interface PlannedSentence {
  sentence: SentenceOfPage
  neighbours: { previousText?: string; nextText?: string }
  key: string
  skippedRules: string[]
}

const objectsAtOnce = 8
/** With the voice at the same time: the one that it is at, and the one that comes next. */
const sentencesAhead = 2

/**
 * Speaks sentences as one track, which `keep` gets and which is there until it is done; one that was spoken before is
 * taken from the store and costs nothing. The budget is reserved before anything is sent; what is not sent is given back.
 * One step of the job's progress is left for `keep`.
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
  // What a sentence is kept under depends on its model: without them all would be spoken, and paid for, anew.
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
          await spool.add({ ...spoken, text: one.sentence.text, pageVariationId: one.sentence.pageVariationId })
          for (const word of [...one.skippedRules, ...(spoken.skippedRules ?? [])]) skipped.add(word)
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
        ? rules.filter((rule) => rule.type === 'phoneme' && holdsWords(sentence.text, rule.string_to_replace))
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
  for (let from = 0; from < byKey.length; from += objectsAtOnce) {
    const few = byKey.slice(from, from + objectsAtOnce)
    const sizes = few.map(async ([key, text]) => ((await objects.head(key)) ? 0 : countCharacters(text)))
    for (const size of await Promise.all(sizes)) characters += size
  }
  return characters
}

async function budgetSpent(budget: SpeechBudget, domainId: number, wanted: number): Promise<ApiFailure> {
  const left = Math.max(0, (await budget.limitOf(domainId)) - (await budget.used(domainId)))
  const reset = new Date(budget.nextReset() * 1000).toISOString().slice(0, 10)
  return new ApiFailure(
    'budget-spent',
    `This needs ${wanted} characters of speech; ${left} are left until ${reset}. Speak fewer pages, or ask the operator for more.`,
  )
}

interface Said {
  planned: PlannedSentence
  /** Null when the voice finds nothing to say. */
  spoken: SpokenSentence | null
  /** The same, where it was sent to the voice now; null where it was kept before. */
  sent: SpokenSentence | null
}

/**
 * The sentences' sounds, one after the other. While one is counted, kept and handed on, the voice is at the next ones
 * already; what came back is counted and kept whatever happens to the others.
 */
async function* speakInOrder(
  services: SpeakSentencesServices,
  work: JobWork<unknown>,
  dictionaries: readonly SpeechDictionary[],
  planned: readonly PlannedSentence[],
  paid: { characters: number },
): AsyncGenerator<Said> {
  const ahead: Promise<Said>[] = []
  /** By key, until it is kept: a sentence that comes twice is spoken once. */
  const speaking = new Map<string, Promise<unknown>>()
  const begin = (one: PlannedSentence): void => {
    const before = speaking.get(one.key)
    const said = speakOnce(services, work, dictionaries, one, before)
    const kept = said.then(({ sent }) => sent && keepSpoken(services, work, one, sent, paid))
    speaking.set(one.key, kept)
    // Both are waited for below, when their turn comes.
    said.catch(() => {})
    kept.catch(() => {})
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
    // Also where one of them has failed: the others are counted and kept before the budget is settled.
    await Promise.allSettled(speaking.values())
  }
}

async function speakOnce(
  { objects, speech }: SpeakSentencesServices,
  work: JobWork<unknown>,
  dictionaries: readonly SpeechDictionary[],
  planned: PlannedSentence,
  before: Promise<unknown> | undefined,
): Promise<Said> {
  await before
  const kept = await readObject(objects, planned.key)
  const known = kept && unpackSentence(kept)
  if (known) return { planned, spoken: known, sent: null }
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
    throw new ApiFailure(speechFailureCodes[result.code], result.message)
  }
  const { kind: _kind, ...spoken } = result
  return { planned, spoken, sent: spoken }
}

async function keepSpoken(
  { objects, budget }: SpeakSentencesServices,
  work: JobWork<unknown>,
  { sentence, key }: PlannedSentence,
  spoken: SpokenSentence,
  paid: { characters: number },
): Promise<void> {
  const sent = countCharacters(sentence.text)
  // What came back is paid for: it is counted and kept whatever happens next, to this process or to the store.
  paid.characters += sent
  await budget.recordSent(work.id, sent)
  await objects.put(key, packSentence(spoken), 'application/octet-stream')
}
