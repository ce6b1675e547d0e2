import { alignPhonemes } from './align-phonemes.ts'
import type { Token } from './find-tokens.ts'
import type { WordEvent } from './place-tokens.ts'

/** Start of a phoneme as the engine reports it. */
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
  /** End of the last word in seconds. */
  until: number
  /** Returns the phonemes of a token spoken alone; none where that is impossible. */
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
 * Finds the words that the engine merges with the one before ("in the") and does not report. It reports all phonemes: the start
 * of each word among them is found by alignment with the phonemes of the words spoken alone. Returns an event for each.
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
