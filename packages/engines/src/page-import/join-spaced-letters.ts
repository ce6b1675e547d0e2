import type { LayerWord } from './layer-word'

/** Fewer single letters in a row are words of their own: "I a", "A. B." */
const FEWEST_LETTERS = 4
/** Spaces inside a spaced-out word vary less than this; a wider one parts two words. */
const GAP_TOLERANCE = 1.6
const WIDEST_GAP_HEIGHTS = 2.5

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
  if (run.length < FEWEST_LETTERS) return [...run]
  const gaps = run.slice(1).map((word, index) => word.left - (run[index]?.right ?? word.left))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const words: LayerWord[][] = [[]]
  for (const [index, letter] of run.entries()) {
    const gap = gaps[index - 1] ?? 0
    if (index > 0 && gap > Math.max(usual * GAP_TOLERANCE, 1)) words.push([])
    words.at(-1)?.push(letter)
  }
  return words.flatMap(merge)
}

/** Headings are often set "C H A P T E R": runs of single letters at even distances become words again. */
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
      word.left - previous.right < WIDEST_GAP_HEIGHTS * (word.bottom - word.top)
    if (!isSingleLetter(word) || (previous && !follows)) flush()
    if (isSingleLetter(word)) run.push(word)
    else joined.push(word)
  }
  flush()
  return joined
}
