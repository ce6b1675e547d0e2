import loadEngine from '@echogarden/espeak-ng-emscripten'
import type { Prosody } from './to-prosody.ts'

/** A voice file of the engine. */
export interface EngineVoice {
  name: string
  identifier: string
  languages: { name: string; priority: number }[]
}

export interface EngineWordEvent {
  /** 1-based, in code points of the spoken text. */
  textPosition: number
  seconds: number
}

export interface EnginePhonemeEvent {
  /** IPA; empty for silence. */
  phoneme: string
  seconds: number
}

export interface Utterance {
  pcm: Int16Array
  events: EngineWordEvent[]
  phonemes: EnginePhonemeEvent[]
}

export interface Espeak {
  readonly sampleRate: number
  voices(): EngineVoice[]
  /** Speaks a text. `engineVoice` must exist: the engine ignores an unknown one. The characters `& < >` must be escaped. */
  say(text: string, engineVoice: string, prosody: Prosody): Utterance
  /** Returns true if a voice has a phoneme of that name. The engine drops an unknown one with everything after it. */
  knowsSound(engineVoice: string, mnemonic: string): boolean
}

const SAMPLE_RATE = 22_050

function joinSamples(chunks: readonly Int16Array[]): Int16Array {
  const pcm = new Int16Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    pcm.set(chunk, offset)
    offset += chunk.length
  }
  return pcm
}

/** Loads espeak-ng. `log` receives the engine's output. Speaking is synchronous, one utterance at a time. */
export async function loadEspeak(log: (line: string) => void): Promise<Espeak> {
  const engine = await loadEngine({ print: log, printErr: log })
  const worker = new engine.eSpeakNGWorker()
  const knownSounds = new Map<string, boolean>()

  const espeak: Espeak = {
    sampleRate: SAMPLE_RATE,
    voices: () => worker.list_voices(),
    knowsSound(engineVoice, mnemonic) {
      // Variants change the voice, not its phonemes.
      const key = `${engineVoice.split('+', 1)[0]} ${mnemonic}`
      const before = knownSounds.get(key)
      if (before !== undefined) return before
      // The "m" after the phoneme, which every language has, is spoken only when the name is known.
      const { phonemes } = espeak.say(`[[${mnemonic}|m]]`, engineVoice, { rate: 450, pitch: 50, range: 50 })
      const heard = phonemes.flatMap(({ phoneme }) => (phoneme === '' ? [] : [phoneme]))
      const isKnown = heard.length > 1 && heard.at(-1) === 'm'
      knownSounds.set(key, isKnown)
      return isKnown
    },
    say(text, engineVoice, { rate, pitch, range }) {
      const status = worker.set_voice(engineVoice)
      if (status !== 0) throw new Error(`The speech engine refused its voice "${engineVoice}" (status ${status})`)
      worker.set_rate(rate)
      worker.set_pitch(pitch)
      worker.set_range(range)
      const chunks: Int16Array[] = []
      const events: EngineWordEvent[] = []
      const phonemes: EnginePhonemeEvent[] = []
      worker.synthesize(text, (samples, occurred) => {
        if (samples.length > 0) chunks.push(samples)
        for (const event of occurred) {
          const seconds = event.audio_position / 1000
          if (event.type === 'word') events.push({ textPosition: event.text_position, seconds })
          if (event.type === 'phoneme')
            phonemes.push({ phoneme: event.id === undefined ? '' : String(event.id), seconds })
        }
      })
      return { pcm: joinSamples(chunks), events, phonemes }
    },
  }
  return espeak
}
