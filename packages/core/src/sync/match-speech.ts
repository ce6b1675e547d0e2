import { normalizeWord } from '../text/normalize-word'
import { spokenForms } from '../text/spoken-forms'
import { countGraphemes } from '../text/split-graphemes'
import type { AlignOperation, Issue, Language, Rect, TimedWord } from '../types'
import { addUp } from './add-up'
import { alignWords } from './align-words'
import { cleanTimedWords, type SpokenWord } from './clean-timed-words'
import { dropIsolatedMatches, type WeighedOperation } from './drop-isolated-matches'
import { type PageToken, readPageTokens, splitWords } from './read-page-tokens'
import { createSpeechLine } from './speech-line'
import { ALIKE, createSpellingComparison } from './create-spelling-comparison'

/** The stretch of speech in which some letters of a rect are heard. */
export interface HeardPart {
  rect: number
  letters: number
  start: number
  end: number
  /** Likeness of the page's spelling to what was heard, 0 to 1. */
  likeness: number
  loss?: number
}

export interface SpeechMatch {
  /** How many letters of each rect can be matched; 0 for rects without letters. */
  lettersOf: number[]
  /** In reading order. */
  parts: HeardPart[]
  firstUnmatchedWord: { index: number; word: string } | null
  issues: Issue[]
}

/** Finds each rect's letters in the narration, aligning the whole of both. */
export function matchSpeech(rects: readonly Rect[], timedWords: readonly TimedWord[], language: Language): SpeechMatch {
  const tokens = readPageTokens(rects, language)
  const pageWords = new Set(tokens.map((token) => normalizeWord(token.text, { language })))
  const { words, issues } = cleanTimedWords(timedWords, pageWords, language)
  const heard = words.flatMap((word) => splitSpokenWord(word, language))
  const operations = alignWords(
    tokens.map((token) => token.text),
    heard.map((word) => word.text),
    { language },
  )
  const compare = createSpellingComparison()
  const kept = dropIsolatedMatches(operations.map(weigh))
  const parts = kept.flatMap(timeLetters)
  const matched = new Set(kept.flatMap(({ heard: spoken }) => spoken.map(({ index }) => index)))
  const unmatched = words.find((word) => !matched.has(word.index))
  const firstUnmatchedWord = unmatched === undefined ? null : { index: unmatched.index, word: unmatched.text }
  return { lettersOf: countLetters(rects, tokens), parts, firstUnmatchedWord, issues }

  function weigh(operation: AlignOperation): WeighedOperation {
    const some = 'reference' in operation ? tokens.slice(...operation.reference) : []
    const spoken = 'heard' in operation ? heard.slice(...operation.heard) : []
    const a = normalizeWord(some.map((token) => token.text).join(''), { language })
    const b = normalizeWord(spoken.map((word) => word.text).join(''), { language })
    const likeness = some.length === 0 || spoken.length === 0 ? 0 : compareSaid(some, a, b)
    return { tokens: some, heard: spoken, likeness: likeness < ALIKE ? 0 : likeness }
  }

  /** Figures and signs are compared as they are said, too. */
  function compareSaid(some: readonly PageToken[], written: string, heardText: string): number {
    const forms = some.flatMap((token) => spokenForms(token.text, { language }))
    let likeness = compare(written, heardText)
    for (const form of forms) {
      likeness = Math.max(likeness, compare(normalizeWord(form.join(''), { language }), heardText))
    }
    return likeness
  }
}

function splitSpokenWord(word: SpokenWord, language: Language): SpokenWord[] {
  const texts = splitWords(word.text, language)
  const line = createSpeechLine([word])
  const letters = addUp(texts.map(countGraphemes))
  let passed = 0
  return texts.map((text) => {
    const start = line.startAt(passed / letters)
    passed += countGraphemes(text)
    return { ...word, text, start, end: line.endAt(passed / letters) }
  })
}

/** Shares the time of what was heard among the tokens' rects, by letters. */
function timeLetters({ tokens, heard, likeness }: WeighedOperation): HeardPart[] {
  const line = createSpeechLine(heard)
  const parts = tokens.flatMap((token) => token.parts)
  const letters = addUp(parts.map((part) => part.letters))
  const [loss] = heard.flatMap((word) => word.loss ?? []).toSorted((a, b) => b - a)
  let passed = 0
  return parts.map((part) => {
    const start = line.startAt(passed / letters)
    passed += part.letters
    const end = line.endAt(passed / letters)
    return { ...part, start, end, likeness, ...(loss === undefined ? {} : { loss }) }
  })
}

function countLetters(rects: readonly Rect[], tokens: readonly PageToken[]): number[] {
  const letters = rects.map(() => 0)
  for (const part of tokens.flatMap((token) => token.parts))
    letters[part.rect] = (letters[part.rect] ?? 0) + part.letters
  return letters
}
