import { expect, it } from 'vitest'
import { publishedExamples } from './published-examples.fixture'
import { readGift, writeGift } from '.'

const { items, unread } = readGift(publishedExamples)
const find = (start: string) => items.find(({ item }) => item.text.startsWith(start))

it('reads the published examples of the four types with their keys', () => {
  const shown = items.map(({ item: { type, text, answers } }) => [
    type,
    text,
    answers.filter(({ isCorrect }) => isCorrect).map((answer) => answer.text),
    answers.filter(({ isCorrect }) => !isCorrect).map((answer) => answer.text),
  ])
  expect(shown).toEqual([
    ['single-choice', 'Question', ['A correct answer'], ['Wrong answer1', 'Wrong answer2']],
    ['true-false', '1+1=2', ['True'], ['False']],
    ['single-choice', "What's between orange and green in the spectrum?", ['yellow'], ['red', 'blue']],
    ['short-answer', 'Two plus _____ equals four.', ['two', '2'], []],
    ['single-choice', "Who's buried in Grant's tomb?", ['no one'], ['Grant', 'Jefferson']],
    ['single-choice', "Grant is _____ in Grant's tomb.", ['entombed'], ['buried', 'living']],
    ['true-false', "Grant is buried in Grant's tomb.", ['False'], ['True']],
    ['short-answer', "Who's buried in Grant's tomb?", ['no one', 'nobody'], []],
    [
      'multiple-choice',
      "What two people are entombed in Grant's tomb?",
      ['Grant', "Grant's wife"],
      ['No one', "Grant's father"],
    ],
    ['single-choice', 'Jesus Christ was from _____.', ['Nazareth'], ['Jerusalem', 'Bethlehem', 'Galilee']],
    ['short-answer', 'Jesus Christ was from', ['Nazareth'], []],
    ['single-choice', 'Which answer equals 5?', ['= 2 + 3'], ['= 2 + 2', '= 2 + 4']],
    [
      'single-choice',
      'Which of the following is NOT a control character for the GIFT import format?',
      ['\\'],
      ['~', '=', '#', '{', '}'],
    ],
    ['true-false', 'The sun rises in the West.', ['False'], ['True']],
    ['single-choice', 'What is 2 < 3?', ['true'], ['false']],
  ])
})

it('names each question that it cannot read, with its line and the reason', () => {
  expect(unread.map(({ name, fault }) => [name, fault])).toEqual([
    ['Q4', 'matching'],
    ['Q5', 'numerical'],
    ['Q6', 'numerical'],
    ['Q7', 'numerical'],
    ['Q8', 'essay'],
    ['When was Ulysses S. Grant born?', 'numerical'],
    ['You can use your pencil and paper for these next math quest…', 'description'],
  ])
  const lines = publishedExamples.split('\n')
  expect(lines[(unread[0]?.line ?? 0) - 1]).toContain('::Q4::')
})

it('keeps feedback on single answers in the feedback of the question', () => {
  expect(find('The sun')?.item.feedback).toBe(
    'True: The sun rises in the East.\nFalse: Right!\nLook at the sky one morning.',
  )
  expect(find('Question')?.item.feedback).toContain('Wrong answer2: A response to wrong answer2')
})

it('reports where partial credit and formatting are lost', () => {
  expect(items.filter(({ losses }) => losses.includes('partial-credit')).map(({ item }) => item.text)).toEqual([
    'Jesus Christ was from _____.',
    'Jesus Christ was from',
  ])
  expect(items.filter(({ losses }) => losses.includes('formatting')).map(({ item }) => item.text)).toEqual([
    'What is 2 < 3?',
  ])
})

it('lists questions that GIFT cannot hold', () => {
  const answers = [{ text: 'Owl', isCorrect: false }]
  const item = { type: 'single-choice' as const, text: 'Who?', answers, feedback: '' }
  const right = { ...item, answers: [{ text: 'Owl', isCorrect: true }, ...answers] }
  const { text, unwritten } = writeGift([item, right, { ...right, text: ' ' }])
  expect(unwritten).toEqual([0, 2])
  expect(readGift(text).items.map((read) => read.item)).toEqual([right])
})

/** Own questions in the spellings that the format allows, 30 of each. */
function writeCorpus(): string {
  const words = [
    'owl',
    'hen',
    'Ω-bird',
    'l’oiseau',
    'طائر',
    '鳥',
    'a {braced} word',
    'x = y',
    '50% off',
    '#3',
    'a: b',
    '~',
  ]
  const word = (index: number) => words[index % words.length] ?? 'owl'
  const escape = (text: string) => text.replaceAll(/[~=#{}:]/g, (character) => `\\${character}`)
  const of = (index: number) => `${escape(word(index))} ${index}`
  const shapes: ((index: number) => string)[] = [
    (n) => `::T ${n}:: Which of ${of(n)}? {=${of(n + 1)} ~${of(n + 2)} ~${of(n + 3)}}`,
    (n) => `Choose ${of(n)} {\n~ ${of(n + 1)} # no\n= ${of(n + 2)} # yes: it is\n}`,
    (n) => `[markdown]Several ${of(n)} { ~%50%${of(n + 1)} ~%50%${of(n + 2)} ~%-100%${of(n + 3)} }`,
    (n) =>
      `// about ${n}\nSeveral of three {~%33.33333%${of(n)}~%33.33333%${of(n + 1)}~%33.33333%${of(n + 2)}~${of(n + 3)}}`,
    (n) => `True about ${of(n)} {TRUE}`,
    (n) => `::F ${n}::[html]<p>False about <i>${of(n)}</i></p> {F#wrong#right}`,
    (n) => `Write ${of(n)} {=${of(n + 1)} =${of(n + 2)}}`,
    (n) => `The ${of(n)} {=${of(n + 1)}} flies\\nat night.`,
    (n) => `The ${of(n)} {~${of(n + 1)} =${of(n + 2)}}.`,
    (n) => `Text %${n}% {=%100%%${n}% of it ~%0%%50%}`,
    (n) => `Arrow ${n} {=[html]a -&gt; ${of(n)} ~[html]b -&gt; ${of(n + 1)}}`,
    (n) => `$CATEGORY: birds/${n}\nWith note ${of(n)} {=yes ~no ####General ${of(n)}}`,
    (n) => `Slash \\\\ and // ${of(n)} {=C\\:\\\\temp${n} ~//no${n}}`,
    (n) => `Lines ${n}\nof text ${of(n)}\n{\n\t=${of(n + 1)}\n\t~${of(n + 2)}\n}`,
    (n) => `One of one ${of(n)} {~%100%${of(n + 1)} ~%-100%${of(n + 2)}}`,
    (n) => `Two right ${of(n)} {=${of(n + 1)} =${of(n + 2)} ~${of(n + 3)}}`,
    (n) => `[moodle]Brackets ${of(n)} {=[x] ${n} ~[y] ${n}}`,
  ]
  return shapes.flatMap((shape) => Array.from({ length: 30 }, (_, index) => shape(index * 7))).join('\n\n')
}

it('keeps the meaning of 500 questions when they are read, edited, written and read again', () => {
  const corpus = readGift(`${writeCorpus()}\n\n${publishedExamples}`)
  expect(corpus.unread).toHaveLength(unread.length)
  expect(corpus.items.length).toBeGreaterThan(500)
  const edited = corpus.items.map(({ item }) => ({ ...item, feedback: `${item.feedback}\nEdited: {~=#} \\n`.trim() }))
  const { text, unwritten } = writeGift(edited)
  expect(unwritten).toEqual([])
  const again = readGift(text)
  expect(again.unread).toEqual([])
  expect(again.items.map(({ item }) => item)).toEqual(edited)
  expect(again.items.flatMap(({ losses }) => losses)).toEqual([])
})
