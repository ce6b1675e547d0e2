import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuizItem } from '../quiz-item/quiz-item'
import { readQti, writeQti } from '.'

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('<b>', '&amp;', ']]>', '"', "'", '{', 'é', '鳥', '--'),
      fc.stringMatching(/^[\w.,?]{1,8}$/),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(' '))
const item: fc.Arbitrary<QuizItem> = fc
  .constantFrom('single-choice', 'multiple-choice', 'true-false', 'short-answer')
  .chain((type) =>
    fc.record({
      type: fc.constant(type),
      text: fc.array(text, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
      answers: fc
        .array(text, { minLength: 2, maxLength: 6 })
        .map((texts) =>
          texts.map((each, index) => ({ text: each, isCorrect: type === 'short-answer' || index === 0 })),
        ),
      feedback: fc.oneof(fc.constant(''), text),
      shuffle: fc.boolean(),
    }),
  )
  .map(({ shuffle, ...own }) => (shuffle && own.type !== 'short-answer' ? { ...own, shufflesAnswers: true } : own))

it('reads every question that it wrote, equal', () => {
  fc.assert(
    fc.property(item, (written) => {
      const file = writeQti(written, { identifier: 'q1', language: 'es' })
      const { items, unread } = readQti(file ?? '')
      expect(unread).toEqual([])
      expect(file).toContain(' xml:lang="es" ')
      expect(items.map((read) => read.item)).toEqual([written])
    }),
    { numRuns: 500 },
  )
})

it('writes no question without a right answer', () => {
  const answers = [{ text: 'Owl', isCorrect: false }]
  expect(writeQti({ type: 'single-choice', text: 'Who?', answers, feedback: '' }, { identifier: 'a' })).toBe(null)
})

const wrap = (body: string, declaration = '') => `<?xml version="1.0"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="An item">
  ${declaration}
  <qti-item-body>${body}</qti-item-body>
</qti-assessment-item>`

describe('a file of another program', () => {
  it('is read with several right choices, its text before the interaction and markup', () => {
    const file = wrap(
      `<p>Look at the <strong>birds</strong>.</p><img src="owl.png" alt="Owl"/>
       <qti-choice-interaction response-identifier="RESPONSE" max-choices="0">
         <qti-prompt>Which fly at night?</qti-prompt>
         <qti-simple-choice identifier="a">Owl</qti-simple-choice>
         <qti-simple-choice identifier="b">Hen</qti-simple-choice>
         <qti-simple-choice identifier="c">Bat</qti-simple-choice>
       </qti-choice-interaction>`,
      `<qti-response-declaration identifier="RESPONSE" cardinality="multiple" base-type="identifier">
        <qti-correct-response><qti-value>a</qti-value><qti-value>c</qti-value></qti-correct-response>
      </qti-response-declaration>`,
    )
    const [read] = readQti(file).items
    expect(read?.losses.toSorted()).toEqual(['formatting', 'media'])
    expect(read?.item).toEqual({
      type: 'multiple-choice',
      text: 'Look at the birds.\nWhich fly at night?',
      answers: [
        { text: 'Owl', isCorrect: true },
        { text: 'Hen', isCorrect: false },
        { text: 'Bat', isCorrect: true },
      ],
      feedback: '',
    })
  })

  it.each([
    ['<p>Read this.</p>', 'description'],
    ['<qti-extended-text-interaction response-identifier="R"/>', 'essay'],
    ['<qti-match-interaction response-identifier="R"/>', 'matching'],
    ['<p>Drag.</p><qti-order-interaction response-identifier="R"/>', 'other-type'],
    ['<p>Type.</p><qti-text-entry-interaction response-identifier="R"/>', 'no-right-answer'],
  ] as const)('names the item with %s as %s', (body, fault) => {
    expect(readQti(wrap(body))).toEqual({ items: [], unread: [{ line: 2, name: 'An item', fault }] })
  })

  it('is refused with a document type or broken elements', () => {
    for (const file of ['<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', '<qti-assessment-item>', 'plain', '']) {
      expect(readQti(file).items).toEqual([])
      expect(readQti(file).unread).toHaveLength(1)
    }
  })
})
