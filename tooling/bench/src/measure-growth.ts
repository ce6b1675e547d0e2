const SHORT = 500_000
const LONG = 5_000_000
const REPEATS = 3

/** Worst cases of naive splitters: sentences that never end, quotes that never close, rules that look back. */
const LINES: readonly (readonly [language: string, unit: string])[] = [
  ['en', 'The owls bumped into the trees of Mr. Brown, who said: “No!” '],
  ['en', '.'],
  ['en', 'a. '],
  ['en', '“('],
  ['en', 'word '],
  ['en', 'A . " '],
  ['de', '„Komm. '],
  ['zh', '「你好。'],
  ['th', 'กก '],
]

/** Returns the time per letter in a line of 5 MB divided by that in 0.5 MB, for the worst of several lines. */
export function measureGrowth(run: (text: string, language: string) => void): number {
  return Math.max(
    ...LINES.map(([language, unit]) => {
      const short = secondsPerLetter(unit, SHORT, (text) => run(text, language))
      return secondsPerLetter(unit, LONG, (text) => run(text, language)) / short
    }),
  )
}

function secondsPerLetter(unit: string, length: number, run: (text: string) => void): number {
  const text = unit.repeat(Math.ceil(length / unit.length))
  let best = Infinity
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const started = performance.now()
    run(text)
    best = Math.min(best, performance.now() - started)
  }
  return best / 1000 / text.length
}
