import { describe, expect, it } from 'vitest'
import type { Range } from '../../types'
import { alignWords } from './align-words'

const MANY = 20_000
const words = (make: (at: number) => string, count = MANY): string[] =>
  Array.from({ length: count }, (_, at) => make(at))
/** The same pseudo-random numbers in every run. */
const scatter = (at: number, range: number): number => ((at * 7919) ^ (at * 104_729)) % range

const texts: Record<string, [reference: string[], heard: string[]]> = {
  'nothing and nothing': [[], []],
  'a text and silence': [words((at) => `word${at}x`), []],
  'one word and a text of it': [['la'], words(() => 'la')],
  'a refrain and most of it': [words(() => 'la'), words(() => 'la', MANY - 777)],
  'two refrains': [words(() => 'la'), words(() => 'lu')],
  'two words in two orders': [words((at) => 'ab'[scatter(at, 2)] ?? ''), words((at) => 'ab'[scatter(at + 9, 2)] ?? '')],
  'a round begun later': [words((at) => 'abcdefg'[at % 7] ?? ''), words((at) => 'abcdefg'[(at + 3) % 7] ?? '')],
  'a text and its end before its beginning': [words((at) => `w${at}x`), words((at) => `w${(at + MANY / 2) % MANY}x`)],
  'a text and the same backwards': [words((at) => `w${at}x`), words((at) => `w${at}x`).toReversed()],
  'two texts of one language': [words((at) => `w${scatter(at, 900)}x`), words((at) => `w${scatter(at + 5, 900)}x`)],
  'words that leave nothing to compare': [words(() => '—'), words(() => '…')],
  'words as long as books': [['a'.repeat(1_000_000) + 'b'], ['a'.repeat(1_000_000) + 'c']],
  'figures and the words for others': [words((at) => `${at}`, 3000), words(() => 'one', 3000)],
}

describe.each(Object.entries(texts))('%s', (_, [reference, heard]) => {
  it('are aligned in operations that name each word of both once, in order', () => {
    const operations = alignWords(reference, heard, { language: 'en' })
    const named = operations.flatMap((operation) => (operation.kind === 'extra' ? [] : [operation.reference]))
    const namedBack = operations.flatMap((operation) => (operation.kind === 'missing' ? [] : [operation.heard]))
    expect(namesAll(named, reference.length)).toBe(true)
    expect(namesAll(namedBack, heard.length)).toBe(true)
  })
})

/** Returns true if ranges are consecutive from 0 to `length`. */
function namesAll(ranges: readonly Range[], length: number): boolean {
  return ranges.every(([from], at) => from === (ranges[at - 1]?.[1] ?? 0)) && (ranges.at(-1)?.[1] ?? 0) === length
}
