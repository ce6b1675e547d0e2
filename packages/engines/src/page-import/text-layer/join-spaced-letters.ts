import { elementAt } from '../../arrays/element-at'
import type { LayerWord } from './layer-word'

/** Fewer single letters in a row are separate words: "I a", "A. B." */
const MIN_LETTERS = 4
/** A gap this many times as wide as the median one separates two words. */
const GAP_TOLERANCE = 1.6
const MAX_GAP_HEIGHTS = 2.5

function isSingleLetter({ text }: LayerWord): boolean {
  return /^[\p{L}\p{N}]\p{M}*$/u.test(text)
}

function merge(words: readonly LayerWord[]): LayerWord[] {
  const [first] = words
  if (!first) return []
  return [
    {
      text: words.map(({ text }) => text).join(''),
      left: Math.min(...words.map(({ left }) => left)),
      top: Math.min(...words.map(({ top }) => top)),
      right: Math.max(...words.map(({ right }) => right)),
      bottom: Math.max(...words.map(({ bottom }) => bottom)),
      startsLine: first.startsLine,
      endsWithSoftHyphen: words.at(-1)?.endsWithSoftHyphen ?? false,
    },
  ]
}

function joinRun(run: readonly LayerWord[]): LayerWord[] {
  if (run.length < MIN_LETTERS) return [...run]
  const gaps = run.slice(1).map((word, index) => word.left - elementAt(run, index).right)
  const sorted = gaps.toSorted((a, b) => a - b)
  const median = elementAt(sorted, Math.floor(sorted.length / 2))
  const words: LayerWord[][] = [[]]
  for (const [index, letter] of run.entries()) {
    if (index > 0 && elementAt(gaps, index - 1) > Math.max(median * GAP_TOLERANCE, 1)) words.push([])
    words.at(-1)?.push(letter)
  }
  return words.flatMap(merge)
}

/** Joins single letters at even distances, as in headings like "C H A P T E R", to words. */
export function joinSpacedLetters(words: readonly LayerWord[]): LayerWord[] {
  const joined: LayerWord[] = []
  let run: LayerWord[] = []
  const flush = (): void => {
    joined.push(...joinRun(run))
    run = []
  }
  for (const word of words) {
    const previous = run.at(-1)
    const follows =
      previous !== undefined &&
      !word.startsLine &&
      word.left >= previous.left &&
      word.left - previous.right < MAX_GAP_HEIGHTS * (word.bottom - word.top)
    if (!isSingleLetter(word) || (previous && !follows)) flush()
    if (isSingleLetter(word)) run.push(word)
    else joined.push(word)
  }
  flush()
  return joined
}
