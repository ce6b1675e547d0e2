import { ApiFailure, type FailureCode } from '../http/api-failure'
import type { JobWork } from '../jobs/job-definition'
import { spokenSentenceKey } from '../objects/object-keys'
import { readObject } from '../objects/read-object'
import type { ObjectStore, Speech, SpeechFailure } from '../ports/index'
import { countCharacters, type SentenceOfPage } from './cut-into-sentences'
import { joinSentences, type JoinedTrack, type PlacedSentence } from './join-sentences'
import type { SpeechBudget } from './speech-budget'
import { hashSentence, packSentence, unpackSentence } from './spoken-sentence'

export interface SpeakSentencesServices {
  objects: ObjectStore
  speech: Speech
  budget: SpeechBudget
}

export interface SentencesToSpeak {
  /** Whose budget is charged. */
  domainId: number
  sentences: readonly SentenceOfPage[]
  /** What is said before the first and after the last of them, for a natural join. */
  previousText?: string | undefined
  nextText?: string | undefined
}

/**
 * Speaks sentences as one sound; one that was spoken before is taken from the store and costs nothing. The budget is
 * reserved before anything is sent; what is not sent is given back. One step of the job's progress is left for its end.
 */
export async function speakSentences(
  services: SpeakSentencesServices,
  work: JobWork<unknown>,
  wanted: SentencesToSpeak,
): Promise<{ track: JoinedTrack; characters: number }> {
  const { budget } = services
  const { domainId, sentences } = wanted
  work.report({ done: 0, total: sentences.length + 1 })
  const unspoken = await countUnspoken(services, sentences)
  if (!(await budget.reserve(domainId, work.lease, unspoken))) throw await budgetSpent(budget, domainId, unspoken)
  let characters = 0
  try {
    const placed: PlacedSentence[] = []
    for (const [index, sentence] of sentences.entries()) {
      const { spoken, sent } = await speakOnce(services, work, sentence, contextOf(wanted, index))
      characters += sent
      if (spoken) placed.push({ ...spoken, text: sentence.text, pageVariationId: sentence.pageVariationId })
      work.report({ done: index + 1, total: sentences.length + 1 })
    }
    if (placed.length === 0) throw new ApiFailure('no-text', 'The voice found nothing to say in this text.')
    return { track: joinSentences(placed), characters }
  } finally {
    await budget.settle(work.lease)
  }
}

async function countUnspoken(
  { objects }: SpeakSentencesServices,
  sentences: readonly SentenceOfPage[],
): Promise<number> {
  let characters = 0
  const counted = new Set<string>()
  for (const sentence of sentences) {
    const key = spokenSentenceKey(hashSentence(sentence))
    if (counted.has(key)) continue
    counted.add(key)
    if (!(await objects.head(key))) characters += countCharacters(sentence.text)
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

function contextOf({ sentences, previousText, nextText }: SentencesToSpeak, index: number) {
  const previous = sentences[index - 1]?.text ?? previousText
  const next = sentences[index + 1]?.text ?? nextText
  return {
    ...(previous === undefined ? {} : { previousText: previous }),
    ...(next === undefined ? {} : { nextText: next }),
  }
}

/** `spoken` is null when the voice finds nothing to say; `sent` counts characters that were charged. */
async function speakOnce(
  { objects, speech, budget }: SpeakSentencesServices,
  work: JobWork<unknown>,
  sentence: SentenceOfPage,
  context: { previousText?: string; nextText?: string },
) {
  const key = spokenSentenceKey(hashSentence(sentence))
  const kept = await readObject(objects, key)
  const known = kept && unpackSentence(kept)
  if (known) return { spoken: known, sent: 0 }
  const { text, language, voiceId, modelId, voiceSettings } = sentence
  const request = { text, language, voiceId, modelId, voiceSettings, signal: work.signal, ...context }
  const result = await speech.speak(request)
  if (result.kind === 'failed') {
    work.signal.throwIfAborted()
    if (result.code === 'empty-text') return { spoken: null, sent: 0 }
    throw new ApiFailure(failureCodes[result.code], result.message)
  }
  const sent = countCharacters(text)
  const { pcm, sampleRate, words } = result
  // What came back is paid for: it is counted and kept whatever happens next, to this process or to the store.
  await budget.recordSent(work.id, sent)
  await objects.put(key, packSentence({ pcm, sampleRate, words }), 'application/octet-stream')
  work.signal.throwIfAborted()
  return { spoken: { pcm, sampleRate, words }, sent }
}

const failureCodes: Readonly<Record<SpeechFailure, FailureCode>> = {
  'unknown-voice': 'unknown-voice',
  'unknown-model': 'unknown-model',
  'empty-text': 'no-text',
  'text-too-long': 'invalid-field',
  timeout: 'engine-failed',
  cancelled: 'engine-failed',
  'quota-exceeded': 'budget-spent',
  // Never the caller's own 401: it would sign the author out.
  'bad-credentials': 'provider-refused',
  'rate-limited': 'provider-busy',
  'text-refused': 'invalid-field',
  'not-installed': 'not-available',
  'engine-failed': 'engine-failed',
}
