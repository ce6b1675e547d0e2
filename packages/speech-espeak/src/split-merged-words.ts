import { alignPhonemes } from './align-phonemes.ts'
import type { Token } from './find-tokens.ts'
import type { WordEvent } from './place-tokens.ts'

/** The engine began a speech sound. */
export interface PhonemeEvent {
  /** IPA; empty for silence. */
  phoneme: string
  /** Seconds. */
  time: number
}

export interface SplitMergedWordsOptions {
  text: string
  tokens: readonly Token[]
  events: readonly WordEvent[]
  phonemes: readonly PhonemeEvent[]
  /** Seconds: where the last word ends. */
  until: number
  /** The phonemes of a token said alone; none where that cannot be told. */
  phonemesOf: (token: Token) => readonly string[]
}

const SPOKEN = /[\p{L}\p{N}&%$€£+=@]/u
/** Event times are whole milliseconds. */
const TICK_SECONDS = 0.001

function earliest(events: readonly WordEvent[], { start, end }: Token): number | null {
  const times = events.flatMap(({ offset, time }) => (offset >= start && offset < end ? [time] : []))
  return times.length === 0 ? null : Math.min(...times)
}

/**
 * The engine says some words as one ("in the") and reports only the first. It reports every sound, though: where the sounds
 * of the others begin among them is found by what each word sounds like alone. Answers an event for each word found so.
 */
export function splitMergedWords(options: SplitMergedWordsOptions): WordEvent[] {
  const { text, events, phonemes, until, phonemesOf } = options
  const tokens = options.tokens.filter(({ start, end }) => SPOKEN.test(text.slice(start, end)))
  const times = tokens.map((token) => earliest(events, token))
  const found: WordEvent[] = []
  for (const [index, from] of times.entries()) {
    if (from === null || times[index + 1] !== null || index + 1 >= tokens.length) continue
    const next = times.findIndex((time, later) => later > index && time !== null)
    const end = next === -1 ? tokens.length : next
    const to = times[next] ?? until
    const said = phonemes.filter(
      ({ phoneme, time }) => phoneme !== '' && time >= from - TICK_SECONDS && time < to - TICK_SECONDS,
    )
    const run = tokens.slice(index, end)
    const starts = alignPhonemes(
      said.map(({ phoneme }) => phoneme),
      run.map((token) => phonemesOf(token)),
    )
    for (const [place, token] of run.entries()) {
      const sound = said[starts?.[place] ?? -1]
      if (place > 0 && sound) found.push({ offset: token.start, time: sound.time })
    }
  }
  return found
}
