const STRESS_AND_LENGTH = /[ˈˌː.ˑ‿]/gu
const VOWEL_START = /^[aeiouyæøœɐɑɒɔəɘɚɛɜɝɞɤɨɪɯɵɶʉʊʌʏɪ]/u

/** Vowels are weakened in running speech, consonants flapped or voiced; a vowel hardly ever becomes a consonant. */
const OTHER_VOWEL = 0.4
const OTHER_CONSONANT = 0.8
const OTHER_KIND = 2
const LEFT_OUT = 1
/** Cost for each phoneme expected, above which the words were said in a way of their own. */
const WORST_COST = 0.6

function plain(phoneme: string): string {
  return phoneme.replaceAll(STRESS_AND_LENGTH, '')
}

function costOf(said: string, expected: string): number {
  if (said === expected) return 0
  const bothVowels = VOWEL_START.test(said) && VOWEL_START.test(expected)
  if (bothVowels) return OTHER_VOWEL
  return VOWEL_START.test(said) || VOWEL_START.test(expected) ? OTHER_KIND : OTHER_CONSONANT
}

/**
 * Where each of several words begins among the phonemes that were said for all of them together, given what each sounds
 * like alone. The first begins at 0. Null when they do not fit.
 */
export function alignPhonemes(said: readonly string[], words: readonly (readonly string[])[]): number[] | null {
  const saidPlain = said.map(plain)
  const expected = words.flatMap((word) => word.map(plain))
  if (words.some((word) => word.length === 0) || said.length < words.length) return null
  const columns = saidPlain.length + 1
  const costs = new Float64Array((expected.length + 1) * columns)
  const at = (row: number, column: number): number => costs[row * columns + column] ?? Infinity
  for (let row = 0; row <= expected.length; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (row === 0 && column === 0) continue
      costs[row * columns + column] = Math.min(
        row > 0 ? at(row - 1, column) + LEFT_OUT : Infinity,
        column > 0 ? at(row, column - 1) + LEFT_OUT : Infinity,
        row > 0 && column > 0
          ? at(row - 1, column - 1) + costOf(saidPlain[column - 1] ?? '', expected[row - 1] ?? '')
          : Infinity,
      )
    }
  }
  if (at(expected.length, saidPlain.length) > WORST_COST * expected.length) return null
  return traceStarts(words, saidPlain, expected, at)
}

/** Walks back through the cheapest alignment; a word begins at the first phoneme that one of its own is said as. */
function traceStarts(
  words: readonly (readonly string[])[],
  said: readonly string[],
  expected: readonly string[],
  at: (row: number, column: number) => number,
): number[] | null {
  const wordOf = words.flatMap((word, index) => word.map(() => index))
  const starts: (number | undefined)[] = words.map(() => undefined)
  let row = expected.length
  let column = said.length
  while (row > 0 && column > 0) {
    const pair = at(row - 1, column - 1) + costOf(said[column - 1] ?? '', expected[row - 1] ?? '')
    if (at(row, column) === pair) {
      row -= 1
      column -= 1
      starts[wordOf[row] ?? 0] = column
    } else if (at(row, column) === at(row - 1, column) + LEFT_OUT) row -= 1
    else column -= 1
  }
  const found = starts.flatMap((start) => (start === undefined ? [] : [start]))
  return found.length === words.length ? [0, ...found.slice(1)] : null
}
