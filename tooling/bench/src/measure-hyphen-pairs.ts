import { mergeHyphens, type Rect } from '@lectern/core/page-layout'
import type { HyphenPair } from './cut-words.ts'

export interface HyphenRates {
  /** Fraction of the pairs with a known word that were merged to exactly that word, 0 to 1. */
  readonly mergedFraction: number
  /** Number of merged pairs whose joined word is unknown. */
  readonly wronglyMerged: number
  /** Pairs with a wrong result. */
  readonly wrong: readonly HyphenPair[]
}

/** Places each pair at a line end and merges it with a dictionary of exactly the known words. */
export async function measureHyphenPairs(pairs: readonly HyphenPair[]): Promise<HyphenRates> {
  const dictionary = new Set(pairs.flatMap(({ word, isWord }) => (isWord ? [word, word.toLowerCase()] : [])))
  const wrong: HyphenPair[] = []
  let merged = 0
  let wronglyMerged = 0
  for (const pair of pairs) {
    const { words } = await mergeHyphens(setAtLineEnd(pair), {
      language: 'en',
      validateWord: (word) => dictionary.has(word),
    })
    const isMerged = words.length === 1
    const isWhole = isMerged && words[0]?.text.includes(pair.word) === true
    if (pair.isWord && isWhole) merged += 1
    if (!pair.isWord && isMerged) wronglyMerged += 1
    if (pair.isWord ? !isWhole : isMerged) wrong.push(pair)
  }
  const accepted = pairs.filter(({ isWord }) => isWord).length
  return { mergedFraction: accepted === 0 ? 1 : merged / accepted, wronglyMerged, wrong }
}

function setAtLineEnd({ first, second }: HyphenPair): Rect[] {
  const size = { width: 60, height: 20 }
  return [
    { id: 'first', x: 300, y: 0, ...size, word: first, detectedBreak: { type: 'EOL_SURE_SPACE' } },
    { id: 'second', x: 0, y: 30, ...size, word: second, detectedBreak: { type: 'SPACE' } },
  ]
}
