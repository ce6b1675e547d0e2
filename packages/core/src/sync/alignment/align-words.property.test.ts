import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AlignOperation } from '../../types'
import { alignWords } from './align-words'

const en = { language: 'en' }
const vocabulary = fc.constantFrom(
  'the',
  'cat',
  'sat',
  'on',
  'a',
  'mat',
  'and',
  'slept',
  '—',
  'can',
  'not',
  'cannot',
  'purring',
  'purrin',
)
const text = fc.array(vocabulary, { maxLength: 60 })

function listIndices(operations: readonly AlignOperation[], side: 'reference' | 'heard'): number[] {
  return operations.flatMap((operation) => {
    const range =
      side in operation
        ? side === 'reference' && 'reference' in operation
          ? operation.reference
          : 'heard' in operation
            ? operation.heard
            : null
        : null
    return range === null ? [] : Array.from({ length: range[1] - range[0] }, (_, at) => range[0] + at)
  })
}

function read(operations: readonly AlignOperation[], reference: readonly string[], heard: readonly string[]): string[] {
  return operations.map((operation) => {
    const left = 'reference' in operation ? reference.slice(...operation.reference).join(' ') : ''
    const right = 'heard' in operation ? heard.slice(...operation.heard).join(' ') : ''
    return `${operation.kind} ${left}|${right}`
  })
}

/** A number in letters, so that no two of them are similar. */
function toLetters(value: number): string {
  const [, ...digits] = String(10_000 + value)
  return digits
    .map((digit) => ['zorp', 'mick', 'tun', 'flaw', 'gress', 'bihd', 'yax', 'quel', 'dov', 'sanj'][Number(digit)])
    .join('')
}

function matched(operations: readonly AlignOperation[]): number {
  return operations.filter(({ kind }) => kind === 'match').length
}

function align(reference: string, heard: string, language = 'en'): string[] {
  const [a, b] = [reference.split(' '), heard.split(' ')]
  return read(alignWords(a, b, { language }), a, b)
}

describe('alignWords', () => {
  it('names each index of both sides exactly once, in order, in pairs of 1:1, 1:n or n:1', () => {
    fc.assert(
      fc.property(text, text, (reference, heard) => {
        const operations = alignWords(reference, heard, en)
        expect(listIndices(operations, 'reference')).toEqual([...reference.keys()])
        expect(listIndices(operations, 'heard')).toEqual([...heard.keys()])
      }),
    )
  })

  it('matches a text with itself word for word', () => {
    fc.assert(
      fc.property(text, (words) => {
        const spoken = words.filter((word) => word !== '—')
        expect(alignWords(spoken, spoken, en)).toEqual(
          spoken.map((_, at) => ({ kind: 'match', reference: [at, at + 1], heard: [at, at + 1] })),
        )
      }),
    )
  })

  it('matches all words after a missing or an extra word', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{6,9}$/), { minLength: 3, maxLength: 80 }),
        fc.nat(),
        (words, seed) => {
          const at = seed % words.length
          const without = words.filter((_, index) => index !== at)
          expect(matched(alignWords(words, without, en))).toBe(words.length - 1)
          expect(matched(alignWords(without, words, en))).toBe(words.length - 1)
        },
      ),
    )
  })

  it('pairs a word with two or three that spell it together, on either side', () => {
    expect(align('I can not stay', 'I cannot stay')).toEqual(['match I|I', 'match can not|cannot', 'match stay|stay'])
    expect(align('an ice-cream man', 'an ice cream man')).toEqual([
      'match an|an',
      'match ice-cream|ice cream',
      'match man|man',
    ])
    expect(align('the mother-in-law came', 'the mother in law came')[1]).toBe('match mother-in-law|mother in law')
  })

  it('pairs words of similar spelling, and one word in place of another, as similar', () => {
    expect(align('a modem house stood', 'a modern house stood')[1]).toBe('similar modem|modern')
    expect(align('the cat sat', 'the dog sat')[1]).toBe('similar cat|dog')
  })

  it('pairs a word with its misspelling alone, not with that and a short word beside it', () => {
    expect(align('she saw a house there', 'she saw huse there').slice(2, 4)).toEqual([
      'missing a|',
      'similar house|huse',
    ])
    expect(align('make a book', 'q book')).toEqual(['missing make|', 'similar a|q', 'match book|book'])
  })

  it('pairs dissimilar words in the same place, unless deletions and insertions explain them', () => {
    const words = Array.from({ length: 3000 }, (_, at) => `word${toLetters(at)}`)
    const replaced = words.map((word, at) => (at % 20 === 9 ? 'uuuuuuuu' : word))
    const pairsOf = (heard: string[]) => alignWords(words, heard, en).filter(({ kind }) => kind === 'similar').length
    expect(pairsOf(replaced)).toBe(150)
    const disturbed = words.flatMap((word, at) => {
      if (at % 10 === 3) return []
      return at % 10 === 6 ? [word, 'vvvvvvvvv'] : [word]
    })
    const met = disturbed.flatMap((word, at) => (at % 300 === 150 ? ['wwwwwwww'] : [word]))
    expect(pairsOf(met)).toBe(0)
  })

  it('reports a word that is empty after normalisation as missing or extra', () => {
    expect(align('Yes — no ***', 'yes no')).toEqual(['match Yes|yes', 'missing —|', 'match no|no', 'missing ***|'])
    expect(align('ice cream', 'ice … cream')).toEqual(['match ice|ice', 'extra |…', 'match cream|cream'])
  })

  it('aligns long texts with a twentieth of the words changed, and texts of one word', () => {
    const reference = Array.from({ length: 20_000 }, (_, at) => `w${(at * 7919) % 1009}`)
    const heard = reference.flatMap((word, at) =>
      at % 60 === 7 ? [] : at % 60 === 27 ? [`${word}x`] : at % 60 === 47 ? [word, 'uh'] : [word],
    )
    const matches = alignWords(reference, heard, en).filter(({ kind }) => kind === 'match').length
    expect(matches / reference.length).toBeGreaterThan(0.96)
    const refrain = Array.from({ length: 5000 }, () => 'la')
    expect(listIndices(alignWords(refrain, refrain.slice(100), en), 'reference')).toHaveLength(5000)
  })

  it('matches hardly any words of unrelated texts', () => {
    const one = Array.from({ length: 3000 }, (_, at) => `alpha${at}`)
    const other = Array.from({ length: 3000 }, (_, at) => `${at}omega`)
    expect(alignWords(one, other, en)).toEqual([
      { kind: 'missing', reference: [0, 3000] },
      { kind: 'extra', heard: [0, 3000] },
    ])
  })
})
