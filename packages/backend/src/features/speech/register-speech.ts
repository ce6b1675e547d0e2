import type { Caller } from '../../entities/rights/caller'
import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import type { AudioEncoding, Speech } from '../../ports/index'
import { speakJob } from './speak-job'
import { speakTextJob } from './speak-text-job'
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

/** Registers speech generation, voices and takes. */
export function registerSpeech(platform: Platform, options: SpeechOptions) {
  const { database, objects, links, queue, sweepObjects, incomingFolder, now } = platform
  const { speech, audioEncoding, monthlyCharacters } = options
  const budget = createSpeechBudget(database, monthlyCharacters, now)
  const speaking = { database, objects, links, speech, audioEncoding, budget, sweepObjects, incomingFolder }
  const services = { ...speaking, queue }
  return {
    routes: [
      ...speechHandlers(services),
      ...speechTakeHandlers(services),
      ...voiceHandlers({ speech, budget, objects }),
    ],
    jobs: [speakJob(speaking), speakTextJob(speaking)],
    /** Makes an earlier recording the chapter's track. */
    setChapterAudio: (caller: Caller, chapterVariationId: number, audioFileName: string) =>
      setChapterAudio(services, caller, chapterVariationId, audioFileName),
  } satisfies Feature & Record<string, unknown>
}
