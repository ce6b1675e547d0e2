import type { LayerWord } from './layer-word'

const LONE_CAPITAL = /^[“"«¿¡‘']*\p{Lu}$/u
const LETTER_START = /^\p{L}/u
/** Capitals that may be words, as in "A mouse" beside "Alice"; the gap decides. */
const WORD_BY_ITSELF = /[AEIOUYÀÈÉÓÚ]$/u
const CLOSE_ASIDE = 0.35
/** A drop capital is at least this many times as high as the text beside it. */
const TALL = 1.7
/** Largest distance of the rest of the word from its capital, sideways and below its top, in heights of the text. */
const FURTHEST_ASIDE = 0.7
const FURTHEST_BELOW = 0.9

function belongsTo(capital: LayerWord, word: LayerWord): boolean {
  const height = word.bottom - word.top
  const aside = word.left - capital.right
  return (
    LETTER_START.test(word.text) &&
    capital.bottom - capital.top >= TALL * height &&
    aside > -height / 2 &&
    aside < FURTHEST_ASIDE * height &&
    Math.abs(word.top - capital.top) < FURTHEST_BELOW * height + (capital.bottom - capital.top) / 4
  )
}

/** Finds the topmost word beside a capital that may continue it. */
function findRest(capital: LayerWord, words: readonly LayerWord[]): LayerWord | undefined {
  return words
    .filter((word) => word !== capital && belongsTo(capital, word))
    .toSorted((a, b) => a.top - b.top || a.left - b.left)[0]
}

/**
 * Joins a chapter's drop capital and the rest of its word, at the place of the rest and as high as a line: a box around the
 * whole capital would cover words of the next lines. A capital that may be a word by itself ("A") and stands apart is put
 * before the word that follows.
 */
export function joinDropCapital(words: readonly LayerWord[]): LayerWord[] {
  const placed = new Map<LayerWord, LayerWord[]>()
  const moved = new Set<LayerWord>()
  for (const capital of words) {
    if (!LONE_CAPITAL.test(capital.text)) continue
    const rest = findRest(capital, words)
    if (!rest || placed.has(rest) || moved.has(rest)) continue
    moved.add(capital)
    const aside = (rest.left - capital.right) / (rest.bottom - rest.top)
    const isApart = WORD_BY_ITSELF.test(capital.text) && aside > CLOSE_ASIDE
    placed.set(rest, isApart ? [capital, { ...rest, startsLine: false }] : [joinWords(capital, rest)])
  }
  return words.flatMap((word) => (moved.has(word) ? [] : (placed.get(word) ?? [word])))
}

function joinWords(capital: LayerWord, rest: LayerWord): LayerWord {
  return { ...rest, text: capital.text + rest.text, left: capital.left, startsLine: true }
}
