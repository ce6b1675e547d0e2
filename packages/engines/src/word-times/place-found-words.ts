import type { AlignmentResult } from '@lectern/backend/ports'
import { keepInOrder } from './keep-in-order'
import { findTokens } from './find-tokens'
import { keepLongestIncreasing } from './keep-longest-increasing'
import { matchTokens } from './match-tokens'
import { splitTimeByLetters } from './split-time-by-letters'

/** A word and its time as the provider found it; seconds. */
export interface FoundWord {
  text: string
  start: number
  end: number
  loss?: number | null | undefined
}

export type PlacedWords = Pick<
  Extract<AlignmentResult, { kind: 'aligned' }>,
  'words' | 'speechNotInText' | 'textNotSpoken'
>

/**
 * Places the tokens of a text where the provider found them, and lists those that it did not find. It does not report other
 * speech.
 */
export function placeFoundWords(
  text: string,
  found: readonly FoundWord[],
  { language, durationSeconds }: { language: string; durationSeconds: number },
): PlacedWords {
  // A reader reads the text in brackets too.
  const tokens = findTokens(text, language, 'no-audio-tags')
  const tokenTexts = tokens.map(({ start, end }) => text.slice(start, end))
  const heard = keepLongestIncreasing(
    found
      .filter((word) => word.text.trim() !== '' && word.start < durationSeconds)
      .map(({ text: said, start, end, loss }) => ({
        text: said,
        startTime: Math.max(0, start),
        endTime: Math.min(durationSeconds, Math.max(start, end)),
        loss: loss ?? null,
      })),
  )
  const matched = matchTokens(
    tokenTexts,
    heard.map((word) => word.text),
    language,
  )
  const words = matched.flatMap(({ tokens: range, heard: heardRange }) => {
    const heardWords = heard.slice(...heardRange)
    const [first, last] = [heardWords[0], heardWords.at(-1)]
    if (!first || !last) return []
    const loss = meanLoss(heardWords.map((word) => word.loss))
    return splitTimeByLetters({ startTime: first.startTime, endTime: last.endTime }, tokenTexts.slice(...range)).map(
      (part, index) => ({
        token: range[0] + index,
        ...part,
        confidence: loss === null ? 0.5 : Math.min(1, Math.exp(-loss)),
        ...(loss === null ? {} : { loss }),
      }),
    )
  })
  const times = keepInOrder(words, durationSeconds)
  return {
    words: words.flatMap(({ token: index, startTime: _start, endTime: _end, ...judged }, place) => {
      const [token, time] = [tokens[index], times[place]]
      return token && time ? [{ ...token, ...time, ...judged }] : []
    }),
    speechNotInText: [],
    textNotSpoken: joinRuns(
      matched.filter(({ heard: [from, to] }) => from >= to).flatMap((missing) => tokens.slice(...missing.tokens)),
      text,
    ),
  }
}

function meanLoss(losses: readonly (number | null)[]): number | null {
  const known = losses.filter((loss) => loss !== null)
  return known.length === 0 ? null : known.reduce((sum, loss) => sum + loss, 0) / known.length
}

/** Joins tokens that only white space separates; drops those without anything to say. */
function joinRuns(tokens: readonly { start: number; end: number }[], text: string): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = []
  for (const token of tokens) {
    const last = runs.at(-1)
    if (last && text.slice(last.end, token.start).trim() === '') last.end = token.end
    else runs.push({ ...token })
  }
  return runs.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)))
}
