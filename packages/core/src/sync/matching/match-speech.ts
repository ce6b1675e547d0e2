import { int32At, stringAt } from '../../arrays/element-at'
import { normalizeWord } from '../../text/normalization/normalize-word'
import { listSigns } from '../../text/normalization/sign-of'
import { spokenForms } from '../../text/numbers/spoken-forms'
import type { Issue, Language, Rect, TimedWord } from '../../types'
import { pairWords } from '../alignment/pair-words'
import type { WordPairs } from '../alignment/pair-linked-words'
import { cleanTimedWords } from '../speech/clean-timed-words'
import type { SpokenWords } from '../speech/spoken-words'
import { createLevenshteinSimilarity, SIMILAR_FROM } from '../words/levenshtein-similarity'
import { dropIsolatedMatches } from './drop-isolated-matches'
import { splitSpokenWords } from './split-spoken-words'
import { createWordSplitter } from './create-word-splitter'
import { countRectLetters, type PageTokens, tokenizePage } from './tokenize-page'

/** The result of matching a page with its narration. */
export interface SpeechMatch {
  tokens: PageTokens
  heard: SpokenWords
  /** Pairs of tokens and heard words. */
  pairs: WordPairs
  /** The similarity of each pair's spellings, 0 to 1; 0 if the words do not belong together. */
  similarities: Float64Array
  /** The number of letters of each rect that can be matched; 0 for rects without letters. */
  lettersOf: Int32Array
  firstUnmatchedWord: { index: number; word: string } | null
  issues: Issue[]
}

/** Finds where each rect's letters are heard in the narration, by aligning all words of the page with all spoken words. */
export function matchSpeech(
  rects: readonly Rect[],
  timedWords: readonly TimedWord[],
  o: { language: Language; pageNumbers: readonly Rect[] },
): SpeechMatch {
  const split = createWordSplitter({ ...o, saidSigns: listSigns(timedWords, ({ word }) => word) })
  const tokens = tokenizePage(rects, { ...o, split })
  const { words, issues } = cleanTimedWords(timedWords, tokens.texts, o.language)
  const heard = splitSpokenWords(words, split)
  const pairs = pairWords(tokens.texts, heard.texts, o)
  const similarities = scorePairs(tokens, heard, pairs, o.language)
  dropIsolatedMatches(pairs, similarities, tokens.texts.length, heard.count)
  return {
    tokens,
    heard,
    pairs,
    similarities,
    lettersOf: countRectLetters(tokens, rects.length),
    firstUnmatchedWord: findUnmatched(words, heard, pairs, similarities),
    issues,
  }
}

/** Returns the similarity of each pair of words, 0 below `SIMILAR_FROM`. */
function scorePairs(tokens: PageTokens, heard: SpokenWords, pairs: WordPairs, language: Language): Float64Array {
  const similarities = new Float64Array(pairs.count).fill(1)
  const compare = createLevenshteinSimilarity()
  const spell = (texts: readonly string[]): string => normalizeWord(texts.join(''), { language })
  for (let pair = 0; pair < pairs.count; pair += 1) {
    if (pairs.isEqual[pair] === 1) continue
    const texts = tokens.texts.slice(int32At(pairs.referenceFrom, pair), int32At(pairs.referenceTo, pair))
    const heardText = spell(heard.texts.slice(int32At(pairs.heardFrom, pair), int32At(pairs.heardTo, pair)))
    // The highest similarity of the spelling, and of numbers and signs in the words that say them.
    const forms = texts.flatMap((text) => spokenForms(text, { language }))
    const best = [texts, ...forms].reduce((most, form) => Math.max(most, compare(spell(form), heardText)), 0)
    similarities[pair] = best < SIMILAR_FROM ? 0 : best
  }
  return similarities
}

/** Finds the first word of the speech of which no part is in a pair. */
function findUnmatched(
  words: SpokenWords,
  heard: SpokenWords,
  pairs: WordPairs,
  similarities: Float64Array,
): SpeechMatch['firstUnmatchedWord'] {
  let pair = 0
  let at = 0
  for (let word = 0; word < words.count; word += 1) {
    const index = int32At(words.indexes, word)
    let isMatched = false
    for (; at < heard.count && heard.indexes[at] === index; at += 1) {
      while (pair < pairs.count && (similarities[pair] === 0 || int32At(pairs.heardTo, pair) <= at)) pair += 1
      if (pair < pairs.count && int32At(pairs.heardFrom, pair) <= at) isMatched = true
    }
    if (!isMatched) return { index, word: stringAt(words.texts, word) }
  }
  return null
}
