import { expect, it, vi } from 'vitest'
import type { QuestionDraft } from './quiz-draft'
import { readQuestionFiles } from './read-question-files'
import { writeQuestionFile } from './write-question-file'

const texts = { yes: 'Verdadero', no: 'Falso' }
const options = { trueFalse: texts, writing: { base: 'en', other: null } }
const answer = (text: string, isCorrect: boolean) => ({ key: `a${text}`, text, texts: {}, isCorrect, media: [] })
const question = (type: string, answers: QuestionDraft['answers'], text = `A ${type} question`): QuestionDraft => ({
  key: `q${type}`,
  type,
  text,
  texts: {},
  feedback: 'Note',
  feedbacks: {},
  shufflesAnswers: false,
  media: [],
  answers,
})
const questions = [
  question('SINGLE_CHOICE', [answer('Owl', true), answer('Hen', false)]),
  question('multiple-choice', [answer('Owl', true), answer('Hen', true), answer('Bat', false)]),
  question('true-false', [answer('Verdadero', false), answer('Falso', true)]),
  question('short-answer', [answer('mice', true), answer('a mouse', true)]),
]
const contentOf = ({ text, feedback, answers }: QuestionDraft) => ({
  text,
  feedback,
  answers: answers.map(({ text: own, isCorrect }) => [own, isCorrect]),
})

it.each(['gift', 'qti'] as const)('reads back as %s what it wrote, in order', async (format) => {
  const { content, written, left } = writeQuestionFile(questions, { ...options, format })
  expect([written, left]).toEqual([4, 0])
  const { questions: read, unread, losses } = await readQuestionFiles([new File([content], 'quiz')], texts)
  expect([unread, losses]).toEqual([[], []])
  expect(read.map(({ type }) => type)).toEqual(['single-choice', 'multiple-choice', 'true-false', 'short-answer'])
  expect(read.map(contentOf)).toEqual(questions.map(contentOf))
})

it('keeps one language, and shuffled answers in QTI, and says what a file does not hold', async () => {
  const [first] = questions
  if (first === undefined) throw new Error('There is no question.')
  const media = [{ key: 'm', type: 'image', url: '/owl.webp', language: null, metadata: {} }]
  const answers = first.answers.map((each, index) => (index === 0 ? { ...each, texts: { es: 'Búho' } } : each))
  const told = { texts: { es: '¿Quién?' }, feedbacks: { es: 'Nota' }, shufflesAnswers: true }
  const rich = [{ ...first, ...told, media, answers }]
  const inSpanish = { ...options, writing: { base: 'en', other: 'es' } }
  const gift = writeQuestionFile(rich, { ...inSpanish, format: 'gift' })
  expect(gift.leftOut).toEqual(['languages', 'media', 'shuffle'])
  expect(gift.content).toMatch(/¿Quién\?[\s\S]*Búho[\s\S]*Hen[\s\S]*Nota/)
  const qti = writeQuestionFile(rich, { ...inSpanish, format: 'qti' })
  expect(qti.leftOut).toEqual(['languages', 'media'])
  const { questions: read } = await readQuestionFiles([new File([qti.content], 'quiz.zip')], texts)
  expect(read).toMatchObject([{ text: '¿Quién?', shufflesAnswers: true, answers: [{ text: 'Búho' }, { text: 'Hen' }] }])
  expect(writeQuestionFile(questions, { ...options, format: 'gift' }).leftOut).toEqual([])
})

it('counts the questions that a file cannot hold, other types among them', () => {
  const unfit = [question('drawing', []), question('single-choice', [answer('Owl', false)])]
  expect(writeQuestionFile(unfit, { ...options, format: 'gift' })).toMatchObject({ written: 0, left: 2 })
})

it('names what cannot be added: long questions, large files and damaged archives', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const files = [
    new File([`${'long '.repeat(2001)}{=yes ~no}`], 'long.gift'),
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.gift'),
    new File(['PK\u0003\u0004 and no end'], 'damaged.zip'),
  ]
  const { questions: read, unread } = await readQuestionFiles(files, texts)
  expect(read).toEqual([])
  expect(unread.map(({ file, fault }) => [file, fault])).toEqual([
    ['long.gift', 'too-long'],
    ['large.gift', 'too-large'],
    ['damaged.zip', 'damaged-archive'],
  ])
})
