import type { PlacedWord } from '@lectern/backend/ports'

const MIN_AGREEMENT = 0.8
/** A smaller sample of recognised words says nothing. */
const MIN_SAMPLE_WORDS = 5

function letters(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function holdsMiddle({ x, y, width, height }: PlacedWord, other: PlacedWord): boolean {
  const middleX = other.x + other.width / 2
  const middleY = other.y + other.height / 2
  return middleX >= x && middleX <= x + width && middleY >= y && middleY <= y + height
}

function agrees(recognised: string, layerWord: string): boolean {
  return (
    recognised === layerWord ||
    (layerWord.length > 0 &&
      recognised.length > 0 &&
      (recognised.includes(layerWord) || layerWord.includes(recognised)))
  )
}

/**
 * Measures the fraction of recognised words that a text layer has at the same place, 0 to 1; null for too small a sample.
 * The layer may split words differently; punctuation and case do not count.
 */
export function measureLayerAgreement(layer: readonly PlacedWord[], recognised: readonly PlacedWord[]): number | null {
  const sample = recognised.filter(({ word }) => letters(word) !== '')
  if (sample.length < MIN_SAMPLE_WORDS) return null
  const layerWords = layer.map((word) => ({ word, letters: letters(word.word) }))
  const confirmed = sample.filter((seen) => {
    const recognisedLetters = letters(seen.word)
    return layerWords.some((candidate) => {
      const samePlace = holdsMiddle(seen, candidate.word) || holdsMiddle(candidate.word, seen)
      return samePlace && agrees(recognisedLetters, candidate.letters)
    })
  })
  return confirmed.length / sample.length
}

/** Returns true if at least 80 % of a page's text layer agree with recognition. Too small a sample is trusted. */
export function isTextLayerTrustworthy(layer: readonly PlacedWord[], recognised: readonly PlacedWord[]): boolean {
  const agreement = measureLayerAgreement(layer, recognised)
  return agreement === null || agreement >= MIN_AGREEMENT
}
