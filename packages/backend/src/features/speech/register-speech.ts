import type { Caller } from '../../entities/rights/caller'
import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import type { AudioEncoding, Speech } from '../../ports/index'
import { chooseTakeJob } from './choose-take-job'
import { sentenceTakeHandlers } from './sentence-takes.handlers'
import { speakJob } from './speak-job'
import { speakTextJob } from './speak-text-job'
import { createSentSentences, deleteSentSentencesBefore } from './sent-sentences'
import { createSpeechBudget } from './speech-budget'
import { speechTakeHandlers } from './speech-takes.handlers'
import { speechHandlers } from './speech.handlers'
import { setChapterAudio } from './speech.service'
import { voiceHandlers } from './voices.handlers'

export interface SpeechOptions {
  speech: Speech
  audioEncoding: AudioEncoding
  /** Characters that a domain may have spoken in a month. */
  monthlyCharacters: number
}

/** Longer than any job is retried. */
const keepSentDays = 30

/** Registers speech generation, voices and takes. */
export function registerSpeech(platform: Platform, options: SpeechOptions) {
  const { database, objects, links, queue, sweepObjects, incomingFolder, now } = platform
  const { speech, audioEncoding, monthlyCharacters } = options
  const budget = createSpeechBudget(database, monthlyCharacters, now)
  const sent = createSentSentences(database)
  const speaking = { database, objects, links, speech, audioEncoding, budget, sent, sweepObjects, incomingFolder }
  const services = { ...speaking, queue }
  return {
    routes: [
      ...speechHandlers(services),
      ...speechTakeHandlers(services),
      ...sentenceTakeHandlers(services),
      ...voiceHandlers({ speech, budget, objects }),
    ],
    jobs: [speakJob(speaking), speakTextJob(speaking), chooseTakeJob(speaking)],
    deleteExpired: (moment) =>
      deleteSentSentencesBefore(database, new Date(moment.getTime() - keepSentDays * 86_400_000)),
    /** Makes an earlier recording the chapter's track. */
    setChapterAudio: (caller: Caller, chapterVariationId: number, audioFileName: string) =>
      setChapterAudio(services, caller, chapterVariationId, audioFileName),
  } satisfies Feature & Record<string, unknown>
}
