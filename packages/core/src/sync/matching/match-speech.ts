import { int32At } from '../../arrays/element-at'
import { normalizeWord } from '../../text/normalization/normalize-word'
import { spokenForms } from '../../text/numbers/spoken-forms'
import { countGraphemes } from '../../text/characters/split-graphemes'
import type { AlignOperation, Issue, Language, Rect, TimedWord } from '../../types'
import { alignWords } from '../alignment/align-words'
import { cleanTimedWords, type SpokenWord } from '../speech/clean-timed-words'
import { createSpeechTimeline } from '../speech/speech-timeline'
import { sum } from '../timing/sum'
import { createLevenshteinSimilarity, SIMILAR_FROM } from '../words/levenshtein-similarity'
import { dropIsolatedMatches, type ScoredOperation } from './drop-isolated-matches'
import { type PageToken, splitWords, tokenizePage } from './tokenize-page'

/** The interval of speech in which some letters of a rect are heard, in seconds. */
export interface HeardPart {
  /** The rect's index. */
  rect: number
  letters: number
  start: number
  end: number
  /** Similarity of the page's spelling to the heard one, 0 to 1. */
  similarity: number
  loss?: number
}

/** The result of matching a page with its narration. */
export interface SpeechMatch {
  /** The number of letters of each rect that can be matched; 0 for rects without letters. */
  lettersOf: Int32Array
  /** In reading order. */
  parts: HeardPart[]
  firstUnmatchedWord: { index: number; word: string } | null
  issues: Issue[]
}

/** Finds where each rect's letters are heard in the narration, by aligning all words of the page with all spoken words. */
export function matchSpeech(rects: readonly Rect[], timedWords: readonly TimedWord[], language: Language): SpeechMatch {
  const tokens = tokenizePage(rects, language)
  const pageWords = new Set(tokens.map((token) => normalizeWord(token.text, { language })))
  const { words, issues } = cleanTimedWords(timedWords, pageWords, language)
  const heard = words.flatMap((word) => splitSpokenWord(word, language))
  const operations = alignWords(
    tokens.map((token) => token.text),
    heard.map((word) => word.text),
    { language },
  )
  const compare = createLevenshteinSimilarity()
  const kept = dropIsolatedMatches(operations.map(score))
  const parts = kept.flatMap(timeLetters)
  const matched = new Set(kept.flatMap(({ heard: spoken }) => spoken.map(({ index }) => index)))
  const unmatched = words.find((word) => !matched.has(word.index))
  const firstUnmatchedWord = unmatched === undefined ? null : { index: unmatched.index, word: unmatched.text }
  const lettersOf = countLetters(rects.length, tokens)
  return { lettersOf, parts, firstUnmatchedWord, issues }

  function score(operation: AlignOperation): ScoredOperation {
    const written = 'reference' in operation ? tokens.slice(...operation.reference) : []
    const spoken = 'heard' in operation ? heard.slice(...operation.heard) : []
    const similarity = written.length === 0 || spoken.length === 0 ? 0 : compareSpoken(written, spoken)
    return { tokens: written, heard: spoken, similarity: similarity < SIMILAR_FROM ? 0 : similarity }
  }

  /** Returns the highest similarity of the spelling, and of numbers and signs in the words that say them. */
  function compareSpoken(written: readonly PageToken[], spoken: readonly SpokenWord[]): number {
    const texts = written.map((token) => token.text)
    const heardText = spell(spoken.map((word) => word.text))
    const forms = texts.flatMap((text) => spokenForms(text, { language }))
    return [texts, ...forms].reduce((best, form) => Math.max(best, compare(spell(form), heardText)), 0)
  }

  function spell(texts: readonly string[]): string {
    return normalizeWord(texts.join(''), { language })
  }
}

function splitSpokenWord(word: SpokenWord, language: Language): SpokenWord[] {
  const texts = splitWords(word.text, language)
  const timeline = createSpeechTimeline([word])
  const letters = sum(texts.map(countGraphemes))
  let passed = 0
  return texts.map((text) => {
    const start = timeline.startAt(passed / letters)
    passed += countGraphemes(text)
    return { ...word, text, start, end: timeline.endAt(passed / letters) }
  })
}

/** Splits the time of the heard words among the rects of the tokens, by letters. */
function timeLetters({ tokens, heard, similarity }: ScoredOperation): HeardPart[] {
  const timeline = createSpeechTimeline(heard)
  const parts = tokens.flatMap((token) => token.parts)
  const letters = sum(parts.map((part) => part.letters))
  const losses = heard.map((word) => word.loss).filter((each) => each !== undefined)
  const [loss] = losses.toSorted((a, b) => b - a)
  let passed = 0
  return parts.map((part) => {
    const start = timeline.startAt(passed / letters)
    passed += part.letters
    const end = timeline.endAt(passed / letters)
    return { ...part, start, end, similarity, ...(loss === undefined ? {} : { loss }) }
  })
}

function countLetters(rects: number, tokens: readonly PageToken[]): Int32Array {
  const letters = new Int32Array(rects)
  for (const part of tokens.flatMap((token) => token.parts))
    letters[part.rect] = int32At(letters, part.rect) + part.letters
  return letters
}
