import type { AlignmentResult } from '@lectern/backend/ports'
import { keepInOrder } from '../forced-alignment/keep-in-order'
import { findTokens } from '../speech-providers/word-times/find-tokens'
import { keepForward } from '../speech-providers/word-times/keep-forward'
import { matchTokens } from '../speech-providers/word-times/match-tokens'
import { shareTime } from '../speech-providers/word-times/share-time'

/** A word as the provider found it; seconds. */
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

/** The tokens of the text where the provider found them; those that it did not find are told. What else is said it does not tell. */
export function placeFoundWords(
  text: string,
  found: readonly FoundWord[],
  { language, durationSeconds }: { language: string; durationSeconds: number },
): PlacedWords {
  // Somebody reads the text as it stands: what it has in brackets is read too.
  const tokens = findTokens(text, language, 'no-audio-tags')
  const tokenTexts = tokens.map(({ start, end }) => text.slice(start, end))
  const heard = keepForward(
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
    const own = heard.slice(...heardRange)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const loss = meanLoss(own.map((word) => word.loss))
    return shareTime({ startTime: first.startTime, endTime: last.endTime }, tokenTexts.slice(...range)).map(
      (share, index) => ({
        token: range[0] + index,
        ...share,
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
  const told = losses.filter((loss) => loss !== null)
  return told.length === 0 ? null : told.reduce((sum, loss) => sum + loss, 0) / told.length
}

/** Tokens with nothing but white space between them as one stretch; those that say nothing are no loss. */
function joinRuns(tokens: readonly { start: number; end: number }[], text: string): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = []
  for (const token of tokens) {
    const last = runs.at(-1)
    if (last && text.slice(last.end, token.start).trim() === '') last.end = token.end
    else runs.push({ ...token })
  }
  return runs.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)))
}
