import { expect, it, vi } from 'vitest'
import type { QuestionDraft } from './quiz-draft'
import { readQuestionFiles } from './read-question-files'
import { writeQuestionFile } from './write-question-file'

const texts = { yes: 'Verdadero', no: 'Falso' }
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
  const { content, written, left } = writeQuestionFile(questions, format, texts)
  expect([written, left]).toEqual([4, 0])
  const { questions: read, unread, losses } = await readQuestionFiles([new File([content], 'quiz')], texts)
  expect([unread, losses]).toEqual([[], []])
  expect(read.map(({ type }) => type)).toEqual(['single-choice', 'multiple-choice', 'true-false', 'short-answer'])
  expect(read.map(contentOf)).toEqual(questions.map(contentOf))
})

it('counts the questions that a file cannot hold, other types among them', () => {
  const unfit = [question('drawing', []), question('single-choice', [answer('Owl', false)])]
  expect(writeQuestionFile(unfit, 'gift', texts)).toMatchObject({ written: 0, left: 2 })
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
