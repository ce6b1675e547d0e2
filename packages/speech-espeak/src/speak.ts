import { blankTags } from './blank-tags.ts'
import { splitAtPauses } from './split-at-pauses.ts'
import { audibleLength, endWordsAtSilence, type TimedToken } from './end-words-at-silence.ts'
import type { Espeak } from './espeak.ts'
import { findTokens } from './find-tokens.ts'
import { placeTokens } from './place-tokens.ts'
import { planRespellings, type Respelling } from './pronunciation/plan-respellings.ts'
import type { PronunciationRule } from './pronunciation/pronunciation-rule.ts'
import { splitMergedWords } from './split-merged-words.ts'
import { toEngineText } from './to-engine-text.ts'
import { toProsody, type VoiceSettings } from './to-prosody.ts'

export interface SpeakOptions {
  text: string
  engineVoice: string
  voiceSettings: VoiceSettings
  language: string
  /** Rules in order; the first one counts if two are for the same words. */
  rules?: readonly PronunciationRule[]
}

export interface SpokenText {
  pcm: Int16Array
  sampleRate: number
  /** Offsets in the text, seconds in `pcm`. */
  words: TimedToken[]
  /** Words whose rules have phonemes that the voice lacks; they are spoken as written. */
  skippedRules: string[]
}

interface Part {
  pcm: Int16Array
  words: TimedToken[]
  skippedRules: readonly string[]
}

// End of a word that is still heard before a pause begins.
const FADE_SECONDS = 0.02

function speakPiece(
  espeak: Espeak,
  { text, engineVoice, voiceSettings, language, rules = [] }: SpeakOptions,
  offset: number,
): Part {
  const readable = blankTags(text)
  const isKnown = (mnemonic: string): boolean => espeak.knowsSound(engineVoice, mnemonic)
  const { respellings, skipped } = planRespellings(readable, rules, isKnown)
  const { spoken, sourceOffsets } = toEngineText(readable, offset, respellings)
  const prosody = toProsody(voiceSettings)
  const { pcm, events, phonemes } = espeak.say(spoken, engineVoice, prosody)
  const tokens = findTokens(readable, language).map(({ start, end }) => ({ start: start + offset, end: end + offset }))
  const placed = events.flatMap(({ textPosition, seconds }) => {
    const at = sourceOffsets[textPosition - 1]
    return at === undefined ? [] : [{ offset: at, time: seconds }]
  })
  const padded = ' '.repeat(offset) + readable
  const until = audibleLength(pcm) / espeak.sampleRate
  const unmerged = splitMergedWords({
    text: padded,
    tokens,
    events: placed,
    phonemes: phonemes.map(({ phoneme, seconds }) => ({ phoneme, time: seconds })),
    until,
    phonemesOf: ({ start, end }) => {
      const alone = selectRespellings(respellings, start - offset, end - offset)
      if (alone === null) return []
      const { spoken: word } = toEngineText(readable.slice(start - offset, end - offset), 0, alone)
      return espeak.say(word, engineVoice, prosody).phonemes.flatMap(({ phoneme }) => (phoneme === '' ? [] : [phoneme]))
    },
  })
  const starts = placeTokens(padded, tokens, [...placed, ...unmerged], until)
  return { pcm, words: endWordsAtSilence(tokens, starts, pcm, espeak.sampleRate), skippedRules: skipped }
}

/** Returns the respellings of a part of the text, relative to its start; null when one reaches beyond it. */
function selectRespellings(respellings: readonly Respelling[], from: number, to: number): Respelling[] | null {
  const touching = respellings.filter(({ start, end }) => start < to && end > from)
  if (touching.some(({ start, end }) => start < from || end > to)) return null
  return touching.map(({ start, end, said }) => ({ start: start - from, end: end - from, said }))
}

/** Speaks a text. Pause tags become silence of exactly their length, in place of the engine's own pause. */
export function speak(espeak: Espeak, options: SpeakOptions): SpokenText {
  const { sampleRate } = espeak
  const parts: Part[] = []
  const pieces = splitAtPauses(options.text)
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'pause') {
      parts.push({ pcm: new Int16Array(Math.round(piece.seconds * sampleRate)), words: [], skippedRules: [] })
      continue
    }
    const part = speakPiece(espeak, { ...options, text: options.text.slice(piece.start, piece.end) }, piece.start)
    const beforePause = pieces[index + 1]?.kind === 'pause'
    const length = audibleLength(part.pcm) + Math.round(FADE_SECONDS * sampleRate)
    parts.push(beforePause ? { ...part, pcm: part.pcm.subarray(0, length) } : part)
  }
  const pcm = new Int16Array(parts.reduce((sum, part) => sum + part.pcm.length, 0))
  const words: TimedToken[] = []
  let offsetSamples = 0
  for (const part of parts) {
    pcm.set(part.pcm, offsetSamples)
    const offsetSeconds = offsetSamples / sampleRate
    for (const word of part.words) {
      words.push({ ...word, startTime: word.startTime + offsetSeconds, endTime: word.endTime + offsetSeconds })
    }
    offsetSamples += part.pcm.length
  }
  const skippedRules = [...new Set(parts.flatMap((part) => part.skippedRules))]
  return { pcm, sampleRate, words: keepWithin(words, pcm.length / sampleRate), skippedRules }
}

// Tokens of a text that the engine says nothing of share the little time there is.
function keepWithin(words: readonly TimedToken[], seconds: number): TimedToken[] {
  const last = words.at(-1)
  if (!last || last.endTime <= seconds) return [...words]
  const scale = seconds / last.endTime
  return words.map((word) => ({ ...word, startTime: word.startTime * scale, endTime: word.endTime * scale }))
}
