import { ApiFailure } from '../../entities/failures/api-failure'
import type { JobWork } from '../../platform/jobs/job-definition'
import type { NewTake } from '../../entities/narration/sentence-takes.repository'
import type { AudioEncoding, SpeechDictionary } from '../../ports/index'
import { countUnspoken, planSentences, type SentencesInOrder } from './plan-sentences'
import { describeLostSpeech } from './describe-lost-speech'
import { findLostSpeech } from './find-lost-speech'
import { describeTake } from './describe-take'
import { cacheSpoken, type PlannedSentence, type SpokenAudio, speakOnce, type VoiceServices } from './speak-once'
import type { SpeechBudget } from './speech-budget'
import type { SpooledTrack } from './track-spool'
import { withTrackSpool } from './with-track-spool'

export interface SpeakSentencesServices extends VoiceServices {
  audioEncoding: AudioEncoding
  budget: SpeechBudget
  /** Local folder of the track until it is stored. */
  incomingFolder: string
}

export interface SentencesToSpeak extends SentencesInOrder {
  /** The domain whose budget is charged. */
  domainId: number
  audioFormat: 'wav' | 'mp3'
}

export interface SpokenTrack {
  track: SpooledTrack
  /** Characters sent. */
  characters: number
  /** Words whose phoneme rules the model or the voice did not follow. */
  skippedRules: string[]
  /** The sounds that the track is joined from, in order. */
  takes: NewTake[]
}

/** Sentences at the voice at the same time: the current one and the next. */
const sentencesAhead = 2

/**
 * Speaks sentences as one track, which is available while `keep` runs; cached sentences cost nothing. Reserves the
 * budget before anything is sent and releases what was not sent. Leaves one step of the job's progress for `keep`.
 *
 * A sentence that was sent to a paid voice and whose audio was lost is not sent again: the job fails, for good, and what is
 * cached stays. The next request of the author sends it.
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
  await refuseLostSpeech(services, work, domainId)
  const planned = planSentences(wanted, models)
  const { characters: unspoken } = await countUnspoken(services.objects, planned)
  if (!(await budget.reserve(domainId, work.lease, unspoken))) throw await budgetSpent(budget, domainId, unspoken)
  return withTrackSpool(services, wanted.audioFormat, work.signal, async (spool) => {
    const skipped = new Set<string>()
    const paid = { characters: 0 }
    const takes: NewTake[] = []
    try {
      let done = 0
      for await (const { planned: one, spoken } of speakInOrder(services, work, wanted.dictionaries, planned, paid)) {
        if (spoken) {
          const { skippedRules = [] } = spoken
          takes.push(describeTake(one, spoken))
          await spool.add({ ...spoken, text: one.sentence.text, pageVariationId: one.sentence.pageVariationId })
          for (const word of [...one.skippedRules, ...skippedRules]) skipped.add(word)
        }
        done += 1
        work.report({ done, total: planned.length + 1 })
      }
    } catch (error) {
      const lost = work.signal.aborted ? [] : await findLostSpeech(services, work)
      throw lost.length === 0 ? error : describeLostSpeech(lost, error)
    } finally {
      await budget.settle(work.lease)
    }
    const track = await spool.finish()
    if (!track) throw new ApiFailure('no-text', 'The voice found nothing to say in this text.')
    return keep({ track, characters: paid.characters, skippedRules: [...skipped], takes })
  })
}

/** Throws if an earlier run of the job sent sentences to a paid voice and did not store them; releases its reservation. */
async function refuseLostSpeech(
  services: SpeakSentencesServices,
  work: JobWork<unknown>,
  domainId: number,
): Promise<void> {
  const lost = await findLostSpeech(services, work)
  if (lost.length === 0) return
  const { budget } = services
  await budget.reserve(domainId, work.lease, 0)
  await budget.settle(work.lease)
  throw describeLostSpeech(lost)
}

async function budgetSpent(budget: SpeechBudget, domainId: number, wanted: number): Promise<ApiFailure> {
  const remaining = Math.max(0, (await budget.limitOf(domainId)) - (await budget.used(domainId)))
  const reset = new Date(budget.nextReset() * 1000).toISOString().slice(0, 10)
  return new ApiFailure(
    'budget-spent',
    `This needs ${wanted} characters of speech; ${remaining} are left until ${reset}. Speak fewer pages, or ask the operator for more.`,
  )
}

/**
 * Yields the sentences' audio in order. While one is cached and yielded, the voice speaks the next ones; audio that came
 * back is cached whatever happens to the others.
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
    const stored = said.then(({ sent }) => sent && cacheSpoken(services, work, one, sent, paid))
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
