import {
  readGift,
  type QuizItem,
  type QuizItemFault,
  type QuizItemLoss,
  type QuizItemReading,
} from '@lectern/formats/gift'
import { readQti } from '@lectern/formats/qti'
import { readZip } from './read-zip'
import type { TrueFalseTexts } from './edit-quiz'
import { answerMaximum, textMaximum } from './quiz-limits'
import { createPartKey, type QuestionDraft } from './quiz-draft'

/** Place of a question in a file. */
interface FilePlace {
  readonly file: string
  readonly line: number
  readonly name: string
}

export interface UnreadQuestion extends FilePlace {
  readonly fault: QuizItemFault | 'too-long' | 'too-large'
}

export interface QuestionLosses extends FilePlace {
  readonly losses: readonly QuizItemLoss[]
}

/** The questions of files, and the problems found in them, before any question is added. */
export interface QuestionFileReading {
  readonly questions: readonly QuestionDraft[]
  readonly unread: readonly UnreadQuestion[]
  readonly losses: readonly QuestionLosses[]
}

const fileMaximum = 5 * 1024 * 1024

/** Reads files in GIFT, or in QTI 3 if they are XML or packages. */
export async function readQuestionFiles(
  files: readonly File[],
  trueFalse: TrueFalseTexts,
): Promise<QuestionFileReading> {
  const readings = await Promise.all(files.map((file) => readQuestionFile(file, trueFalse)))
  return {
    questions: readings.flatMap(({ questions }) => questions),
    unread: readings.flatMap(({ unread }) => unread),
    losses: readings.flatMap(({ losses }) => losses),
  }
}

async function readQuestionFile(file: File, trueFalse: TrueFalseTexts): Promise<QuestionFileReading> {
  const place = { file: file.name, line: 1, name: '' }
  if (file.size > fileMaximum) return { questions: [], unread: [{ ...place, fault: 'too-large' }], losses: [] }
  const { items, unread } = await readItems(file, trueFalse)
  const fitting = items.filter(({ item }) => fits(item))
  const nameOf = ({ item, line }: (typeof items)[number]) => ({ file: file.name, line, name: item.text.slice(0, 60) })
  return {
    questions: fitting.map(({ item }) => toQuestion(item)),
    unread: [
      ...unread.map((each) => ({ file: file.name, ...each })),
      ...items
        .filter(({ item }) => !fits(item))
        .map((each): UnreadQuestion => ({ ...nameOf(each), fault: 'too-long' })),
    ],
    losses: fitting.filter(({ losses }) => losses.length > 0).map((each) => ({ ...nameOf(each), losses: each.losses })),
  }
}

async function readItems(file: File, trueFalse: TrueFalseTexts): Promise<QuizItemReading> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isZip) {
    const text = new TextDecoder().decode(bytes)
    return /^\s*</.test(text) ? readQti(text) : readGift(text, { trueFalse })
  }
  try {
    const entries = (await readZip(bytes)).filter(({ text }) => text.includes('qti-assessment-item'))
    const readings = entries.map(({ text }) => readQti(text))
    return { items: readings.flatMap(({ items }) => items), unread: readings.flatMap(({ unread }) => unread) }
  } catch (reason) {
    console.warn(`The archive ${file.name} could not be read.`, reason)
    return { items: [], unread: [{ line: 1, name: '', fault: 'damaged-archive' }] }
  }
}

function fits({ text, feedback, answers }: QuizItem): boolean {
  const texts = [text, feedback, ...answers.map((answer) => answer.text)]
  // The database cannot store NUL characters.
  return answers.length <= answerMaximum && texts.every((each) => each.length <= textMaximum && !each.includes('\0'))
}

function toQuestion({ type, text, answers, feedback, shufflesAnswers }: QuizItem): QuestionDraft {
  return {
    key: createPartKey('q'),
    type,
    text,
    texts: {},
    feedback,
    feedbacks: {},
    shufflesAnswers: shufflesAnswers === true,
    media: [],
    answers: answers.map((answer) => ({ ...answer, texts: {}, key: createPartKey('a'), media: [] })),
  }
}
