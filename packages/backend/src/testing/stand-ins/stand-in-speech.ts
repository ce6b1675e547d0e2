import { z } from 'zod'
import type { Engines } from '../../ports/engines'
import type { SpokenWord } from '../../ports/index'
import type { EngineScript } from './engine-script'

const sampleRate = 8000

const Request = z.object({
  text: z.string().min(1),
  voiceId: z.string().min(1),
  modelId: z.string().min(1),
  language: z.string().regex(/^[a-z]{2}/),
  voiceSettings: z.strictObject({
    stability: z.number().min(0).max(1).optional(),
    similarity_boost: z.number().min(0).max(1).optional(),
    style: z.number().min(0).max(1).optional(),
    speed: z.number().min(0.7).max(1.2).optional(),
  }),
})

/** Speaks each word in the same time. */
export function standInSpeech(script: EngineScript, letOthersPass: () => Promise<void>): Engines['speech'] {
  return {
    get isPaid() {
      return script.isPaid
    },
    voices: () => Promise.resolve(script.voices),
    models: () => Promise.resolve(script.models),
    dictionaries: () => {
      const { dictionaries, failingDictionaries: code } = script
      if (code === null) return Promise.resolve({ kind: 'listed', dictionaries })
      return Promise.resolve({ kind: 'failed', code, message: 'The provider is away. Try again in a few minutes.' })
    },
    removeDictionary(id, versionIds) {
      script.removedDictionaries.push({ id, versionIds })
      return Promise.resolve()
    },
    subscription: () => Promise.resolve(script.subscription),
    async speak(request) {
      const { text } = Request.parse(request)
      if (text.length > 200) return { kind: 'failed', code: 'text-too-long', message: 'At most 200 characters.' }
      await letOthersPass()
      await script.beforeSpeaking(request)
      const failure = script.failingTexts.get(text)
      if (failure) {
        const isUncertain = failure === 'timeout' || failure === 'cancelled'
        const message = `The voice failed at "${text}".`
        return { kind: 'failed', code: failure, message, ...(isUncertain ? { mayBePaid: true } : {}) }
      }
      script.spokenTexts.push(text)
      const words = [...text.matchAll(/\S+/g)].map((match, index): SpokenWord => ({
        start: match.index,
        end: match.index + match[0].length,
        startTime: index * script.secondsPerWord,
        endTime: (index + 1) * script.secondsPerWord,
      }))
      // Loud throughout, and different for each text.
      const loudness = 1000 + Array.from(text).reduce((sum, character) => sum + character.charCodeAt(0), 0)
      const pcm = new Int16Array(Math.round(words.length * script.secondsPerWord * sampleRate)).fill(loudness)
      return { kind: 'spoken', pcm, sampleRate, words }
    },
  }
}
