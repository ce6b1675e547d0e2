const STRESS_AND_LENGTH = /[ˈˌː.ˑ‿]/gu
const VOWEL_START = /^[aeiouyæøœɐɑɒɔəɘɚɛɜɝɞɤɨɪɯɵɶʉʊʌʏɪ]/u

/** Costs of substitutions: in running speech vowels are reduced and consonants voiced, but a vowel hardly becomes a consonant. */
const OTHER_VOWEL = 0.4
const OTHER_CONSONANT = 0.8
const OTHER_KIND = 2
const LEFT_OUT = 1
/** Largest cost for each expected phoneme; above it the words do not match. */
const WORST_COST = 0.6

function elementAt<Element>(elements: ArrayLike<Element>, index: number): Element {
  const element = elements[index]
  if (element === undefined) throw new RangeError(`A list of ${elements.length} elements has no element ${index}`)
  return element
}

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
 * Finds where each of several words begins among the phonemes of all together, given the phonemes of each alone, by
 * Needleman-Wunsch alignment. The first begins at 0. Returns null when they do not match.
 */
export function alignPhonemes(said: readonly string[], words: readonly (readonly string[])[]): number[] | null {
  const saidPlain = said.map(plain)
  const expected = words.flatMap((word) => word.map(plain))
  if (words.some((word) => word.length === 0) || said.length < words.length) return null
  const columns = saidPlain.length + 1
  const costs = new Float64Array((expected.length + 1) * columns)
  const at = (row: number, column: number): number => elementAt(costs, row * columns + column)
  for (let row = 0; row <= expected.length; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (row === 0 && column === 0) continue
      costs[row * columns + column] = Math.min(
        row > 0 ? at(row - 1, column) + LEFT_OUT : Infinity,
        column > 0 ? at(row, column - 1) + LEFT_OUT : Infinity,
        row > 0 && column > 0
          ? at(row - 1, column - 1) + costOf(elementAt(saidPlain, column - 1), elementAt(expected, row - 1))
          : Infinity,
      )
    }
  }
  if (at(expected.length, saidPlain.length) > WORST_COST * expected.length) return null
  return traceStarts(words, saidPlain, expected, at)
}

/** Backtracks the cheapest alignment; a word begins at the first phoneme that matches one of its own. */
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
    const pair = at(row - 1, column - 1) + costOf(elementAt(said, column - 1), elementAt(expected, row - 1))
    if (at(row, column) === pair) {
      row -= 1
      column -= 1
      starts[elementAt(wordOf, row)] = column
    } else if (at(row, column) === at(row - 1, column) + LEFT_OUT) row -= 1
    else column -= 1
  }
  const found = starts.flatMap((start) => (start === undefined ? [] : [start]))
  return found.length === words.length ? [0, ...found.slice(1)] : null
}
