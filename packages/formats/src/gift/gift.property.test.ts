import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { QuizItem } from '../quiz-item/quiz-item'
import { readGift, writeGift } from '.'

const special = fc.constantFrom(
  '~',
  '=',
  '#',
  '{',
  '}',
  ':',
  '\\',
  '%50%',
  '->',
  '//',
  '::',
  '[html]',
  '\n',
  '####',
  '$CATEGORY:',
  '<b>',
  '&amp;',
  ' ',
)
const text = fc
  .array(fc.oneof(special, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 6 })
  .map((parts) => parts.join('').replaceAll(/\r\n?/g, '\n').trim())
const written = text.filter((each) => each !== '')

const answers = (type: QuizItem['type']): fc.Arbitrary<QuizItem['answers']> => {
  if (type === 'true-false') {
    return fc.boolean().map((isTrue) => [
      { text: 'True', isCorrect: isTrue },
      { text: 'False', isCorrect: !isTrue },
    ])
  }
  const list = fc.array(fc.record({ text: written, isCorrect: fc.boolean() }), { minLength: 1, maxLength: 6 })
  return list.map((all) => {
    if (type === 'short-answer') return all.map((answer) => ({ ...answer, isCorrect: true }))
    const marked = [{ text: 'right', isCorrect: true }, ...all]
    return type === 'single-choice' ? [...marked, { text: 'wrong', isCorrect: false }] : marked
  })
}
const item: fc.Arbitrary<QuizItem> = fc
  .constantFrom('single-choice', 'multiple-choice', 'true-false', 'short-answer')
  .chain((type) => fc.record({ type: fc.constant(type), text: written, answers: answers(type), feedback: text }))

it('reads every list of questions that it wrote, equal and without losses', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 5 }), (items) => {
      const { text: file, unwritten } = writeGift(items)
      expect(unwritten).toEqual([])
      const { items: read, unread } = readGift(file)
      expect(unread).toEqual([])
      expect(read.map((each) => each.item)).toEqual(items)
    }),
    { numRuns: 1000 },
  )
})

it('never throws, and accounts for every question of a file', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(special, fc.string()), { maxLength: 30 }), (parts) => {
      const { items, unread } = readGift(parts.join(''))
      expect(items.every(({ item: { answers: all } }) => all.some(({ isCorrect }) => isCorrect))).toBe(true)
      expect(unread.every(({ line }) => line > 0)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
