import { expect, test } from 'vitest'
import { alignWords } from './align-words'

/** Numbers below a bound, the same at every run. */
function createDraw(): (bound: number) => number {
  let state = 7
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % bound
  }
}

/** Texts of a small vocabulary have no bigram that occurs once. */
test.each([10_000, 30_000])('pairs the misspelled words of %i random words from 50', (length) => {
  const draw = createDraw()
  const letter = () => String.fromCharCode(97 + draw(26))
  const vocabulary = Array.from({ length: 50 }, () => Array.from({ length: 6 }, letter).join(''))
  const text = Array.from({ length }, () => vocabulary[draw(50)]!)
  const heard: string[] = []
  const expected = text.map((word) => {
    const error = draw(100)
    if (error === 0) return -1
    if (error === 2) heard.push('zq' + letter() + letter())
    return heard.push(error === 1 ? `${word.slice(0, 2)}q${word.slice(3)}` : word) - 1
  })
  const paired = text.map(() => -1)
  for (const operation of alignWords(text, heard, { language: 'en' }))
    if (operation.kind === 'similar') paired[operation.reference[0]] = operation.heard[0]
  const misspelled = [...text.keys()].filter((at) => expected[at]! >= 0 && heard[expected[at]!] !== text[at])
  const right = misspelled.filter((at) => paired[at] === expected[at])
  expect(right.length / misspelled.length).toBeGreaterThan(0.98)
})
