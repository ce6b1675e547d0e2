import type { AlignmentResult } from '@lectern/backend/ports'
import { listTokens, type TextToken } from './list-tokens'
import { splitTimes, type TokenTime } from './split-times'

export interface WordInRecording {
  readonly word: string
  /** Seconds in the recording, [start, end); null for an unspoken word. */
  readonly start: number | null
  readonly end: number | null
  /** 0 to 1; 0 for an unspoken word. */
  readonly confidence: number
}

export interface AlignmentJson {
  /** Every word of the text once, in its order. */
  readonly words: readonly WordInRecording[]
  /** Seconds in the recording, in order. */
  readonly speechNotInText: readonly { readonly start: number; readonly end: number }[]
  /** Half-open ranges of `words`, in order. */
  readonly textNotSpoken: readonly { readonly from: number; readonly to: number }[]
}

type Aligned = Pick<Extract<AlignmentResult, { kind: 'aligned' }>, 'words' | 'speechNotInText' | 'textNotSpoken'>

/** Converts an alignment to the times of the text's words, wherever the engine cut the text. */
export function composeAlignment(text: string, language: string, aligned: Aligned): AlignmentJson {
  const tokens = listTokens(text, language)
  const times = splitTimes(tokens, aligned.words)
  const words = tokens.map(({ start, end }, index): WordInRecording => {
    const time = times[index]
    const word = text.slice(start, end)
    if (!time) return { word, start: null, end: null, confidence: 0 }
    return { word, start: round(time.startTime), end: round(time.endTime), confidence: round(time.confidence) }
  })
  return {
    words,
    speechNotInText: aligned.speechNotInText.map(({ startTime, endTime }) => ({
      start: round(startTime),
      end: round(endTime),
    })),
    textNotSpoken: findUnspoken(text, tokens, times, aligned.textNotSpoken),
  }
}

/**
 * Finds runs of unspoken words: words with letters and without a time, or in ranges that the engine reports as unspoken. A token
 * without letters (a dash, a row of stars) belongs to the run around it and forms none by itself.
 */
function findUnspoken(
  text: string,
  tokens: readonly TextToken[],
  times: readonly (TokenTime | null)[],
  ranges: readonly TextToken[],
): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  let open: { from: number; to: number } | null = null
  for (const [index, token] of tokens.entries()) {
    if (times[index]) {
      open = null
      continue
    }
    const canBeSaid = /[\p{L}\p{N}]/u.test(text.slice(token.start, token.end))
    if (!canBeSaid && !ranges.some(({ start, end }) => start < token.end && token.start < end)) continue
    if (!open) {
      open = { from: index, to: index }
      runs.push(open)
    }
    open.to = index + 1
  }
  return runs
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
