import { createRandomNumbers } from './random-numbers.ts'

/** A word cut at a line end, with the dictionary's verdict on the joined word. */
export interface HyphenPair {
  readonly first: string
  readonly second: string
  readonly word: string
  readonly isWord: boolean
}

const HYPHENS = ['-', '-', '-', '-', '\u2010', '\u00ad', '¬']
const BEFORE = ['', '', '', '', '“', '‘', '(', '“‘', '*']
const AFTER = ['', '', '', '', ',', '.', ';', '.”', '?’', ')', '—and', '—', '’s', ',”—']

/**
 * Makes line-end pairs from the words of a text: words cut at a random letter, with the punctuation around them, sometimes in
 * capitals; and as many pairs of neighbouring words joined by a hyphen, which form no word.
 */
export function cutWords(text: string, seed = 1): HyphenPair[] {
  const random = createRandomNumbers(seed)
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? ''
  const words = text.match(/(?<![\p{L}\p{N}])\p{L}{4,}(?![\p{L}\p{N}])/gu) ?? []
  const known = new Set(words.map((word) => word.toLowerCase()))
  const dress = (start: string, end: string): Pick<HyphenPair, 'first' | 'second'> => ({
    first: pick(BEFORE) + start + pick(HYPHENS),
    second: end + pick(AFTER),
  })
  return words.flatMap((written, index) => {
    const word = random() < 0.1 ? written.toUpperCase() : written
    const at = 1 + Math.floor(random() * (word.length - 1))
    const cut = { ...dress(word.slice(0, at), word.slice(at)), word, isWord: true }
    const next = words[index + 1] ?? ''
    const compound = word + next
    if (next === '' || known.has(compound.toLowerCase())) return [cut]
    return [cut, { ...dress(word, next), word: compound, isWord: false }]
  })
}
