import { beforeAll, describe, expect, test } from 'vitest'
import { buildVoiceCatalogue } from './build-voice-catalogue.ts'
import { chooseVoice } from './choose-voice.ts'
import { type Espeak, loadEspeak } from './espeak.ts'
import { speak, type SpokenText } from './speak.ts'

let espeak: Espeak

beforeAll(async () => {
  espeak = await loadEspeak(() => {})
})

function say(text: string, language = 'en', voiceSettings = {}): SpokenText {
  const voice = chooseVoice(buildVoiceCatalogue(espeak.voices()), 'en-us', language)
  if (!voice) throw new Error('en-us is missing')
  return speak(espeak, { text, engineVoice: voice.engineVoice, voiceSettings, language })
}

const said = 'Hello there, how do you do? She sells shells by the sea shore, and they are all of one kind.'

describe('words and their times', () => {
  test.each([
    ['en', 'The “curly” in the don’t — 42 cats & dogs (Mr. Smith’s) it’s <b>3.5</b> U.S.A.!'],
    ['en', '* * *'],
    ['en', '…'],
    ['es', '¿Dónde está el niño? ¡Aquí, en la casa!'],
    ['zh', '你好世界。我們去學校。'],
    ['ja', '「行くぞ。」と彼は言った。'],
    ['ar', 'مرحبا بالعالم الجميل'],
    ['hi', 'नमस्ते दुनिया।'],
    ['ko', '안녕하세요 세계'],
    ['my', 'မင်္ဂလာပါ ကမ္ဘာ'],
  ])('every word of %s "%s" has a time, in order and within the audio', (language, text) => {
    const { pcm, sampleRate, words } = say(text, language)
    expect(words.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text.replaceAll(/\s/g, ''))
    let previous = 0
    for (const { startTime, endTime } of words) {
      expect(startTime).toBeGreaterThanOrEqual(previous)
      expect(endTime).toBeGreaterThan(startTime)
      previous = endTime
    }
    expect(previous).toBeLessThanOrEqual(pcm.length / sampleRate)
  })

  test('a word before a comma ends before the pause, and the next one starts after it', () => {
    const { words } = say('Yes, no')
    expect((words[1]?.startTime ?? 0) - (words[0]?.endTime ?? 0)).toBeGreaterThan(0.1)
  })

  test('words that the engine merges get their own times from their phonemes', () => {
    const { words } = say('It was in the garden of the house, and there was no one out of it for a while.')
    expect(words.filter(({ estimated }) => estimated)).toEqual([])
    const lengths = words.map(({ startTime, endTime }) => endTime - startTime)
    expect(Math.min(...lengths)).toBeGreaterThan(0.03)
  })

  test('the times of a long text do not drift: equal sentences start at equal intervals', () => {
    const { words } = say('Once upon a time there lived a very old king. '.repeat(40))
    const starts = words.filter((_, index) => index % 10 === 0).map((word) => word.startTime)
    const distances = starts.slice(1).map((start, index) => start - (starts[index] ?? 0))
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length
    for (const distance of distances) expect(Math.abs(distance - mean)).toBeLessThan(0.05)
  })
})

describe('pauses', () => {
  test('a pause tag is silence of exactly its length between two words, and not a word', () => {
    const { pcm, sampleRate, words } = say('Wait <break time="1.5s" /> here')
    expect(words).toHaveLength(2)
    const silentSamples = Math.round(1.5 * sampleRate)
    let longest = 0
    let run = 0
    for (const sample of pcm) {
      run = sample === 0 ? run + 1 : 0
      longest = Math.max(longest, run)
    }
    expect(longest).toBeGreaterThanOrEqual(silentSamples)
    const gap = (words[1]?.startTime ?? 0) - (words[0]?.endTime ?? 0)
    expect(gap).toBeGreaterThanOrEqual(1.5)
    expect(gap).toBeLessThan(1.7)
  })
})

describe('voices', () => {
  test('every id is listed once, and the first speaks English', () => {
    const offered = buildVoiceCatalogue(espeak.voices()).map((entry) => entry.offered)
    expect(new Set(offered.map((voice) => voice.voice_id)).size).toBe(offered.length)
    expect(offered.length).toBeGreaterThan(60)
    expect(offered[0]).toMatchObject({ voice_id: 'en-us', labels: { accent: 'American' }, languages: ['en-US', 'en'] })
  })

  test('each has a unique name; those of a language with several have names of people', () => {
    const offered = buildVoiceCatalogue(espeak.voices()).map((entry) => entry.offered)
    expect(new Set(offered.map(({ name }) => name)).size).toBe(offered.length)
    const named = offered.filter(({ name }) => /^\p{Lu}\p{Ll}+$/u.test(name))
    expect(named.length).toBeGreaterThan(90)
    for (const language of ['en-US', 'en-GB', 'es', 'zh', 'ja', 'ko', 'hi', 'ar', 'my']) {
      const voices = offered.filter(({ labels }) => labels.language === language)
      expect(voices.length).toBeGreaterThanOrEqual(3)
      expect(voices.filter((voice) => !named.includes(voice))).toEqual([])
    }
    for (const { category, labels } of offered) {
      expect([category, Object.values(labels).every((label) => label !== '')]).toEqual(['premade', true])
    }
  })

  test('the engine accepts every listed voice', () => {
    for (const { engineVoice } of buildVoiceCatalogue(espeak.voices())) {
      expect(() => espeak.say('a', engineVoice, { rate: 175, pitch: 50, range: 50 })).not.toThrow()
    }
  })

  test('two characters of a voice differ at least twice as much as two takes of one', () => {
    const characters = buildVoiceCatalogue(espeak.voices()).filter(({ language }) => language === 'en-us')
    /** Measures loudness and spectral tilt, as the mean of four takes, which differ. */
    const hear = (engineVoice: string): readonly number[] => {
      const heard = Array.from({ length: 4 }, () => {
        const { pcm } = speak(espeak, { text: said, engineVoice, voiceSettings: {}, language: 'en' })
        const all = pcm.reduce((sum, sample) => sum + sample * sample, 0)
        const moved = [1, 2, 4, 8, 16, 32].map((step) =>
          pcm.reduce((sum, sample, at) => sum + (sample - (pcm[at - step] ?? sample)) ** 2, 0),
        )
        return [all / pcm.length, ...moved.map((sum) => sum / all)]
      })
      return heard[0]!.map((_, at) => heard.reduce((sum, take) => sum + Math.log(take[at]!), 0) / heard.length)
    }
    const apart = (one: readonly number[], other: readonly number[]) =>
      Math.max(...one.map((value, at) => Math.abs(value - other[at]!)))
    const once = characters.map(({ engineVoice }) => hear(engineVoice))
    const again = characters.map(({ engineVoice }) => hear(engineVoice))
    const fromItself = Math.max(...once.map((sound, at) => apart(sound, again[at]!)))
    const fromOthers = Math.min(
      ...once.flatMap((sound, at) => again.flatMap((other, beside) => (beside === at ? [] : [apart(sound, other)]))),
    )
    expect(fromOthers).toBeGreaterThan(2 * fromItself)
  }, 60_000)

  test('a voice of another language speaks the language of the text with its own character', () => {
    const catalogue = buildVoiceCatalogue(espeak.voices())
    expect(chooseVoice(catalogue, 'en-us_f3', 'es')).toEqual({ engineVoice: 'roa/es+f3' })
    expect(chooseVoice(catalogue, 'en-us_f3', 'en-GB')).toMatchObject({ engineVoice: 'gmw/en-US+f3' })
    expect(chooseVoice(catalogue, 'en-us_f3', 'zh')).toEqual({ engineVoice: 'sit/cmn+f3' })
    expect(chooseVoice(catalogue, 'nobody', 'en')).toBeNull()
  })

  test('a faster speed takes less time', () => {
    const text = 'The quick brown fox jumps over the lazy dog'
    expect(say(text, 'en', { speed: 1.2 }).pcm.length).toBeLessThan(say(text, 'en', { speed: 0.7 }).pcm.length * 0.7)
  })
})
