import {
  toTrueFalseAnswers,
  type QuizItem,
  type QuizItemFault,
  type QuizItemLoss,
  type QuizItemReading,
  type TrueFalseTexts,
} from '../quiz-item/quiz-item'
import { stripHtml } from '../quiz-item/strip-html'
import { findUnescaped, unescapeGift } from './gift-escapes'

export interface ReadGiftOptions {
  /** Texts of the answers of true-or-false questions; English by default. */
  trueFalse?: TrueFalseTexts
}

const answerWeight = /^\s*%(-?\d+(?:\.\d+)?)%/
const formatTag = /^\[(html|plain|moodle|markdown)\]/i

/** Stands for the answers in a text that goes on after them. */
const BLANK = '_____'

/**
 * Reads questions in Moodle's GIFT format. Feedback on single answers becomes part of the question's feedback. Questions that
 * are not of the four types are listed with the reason. Never throws.
 */
export function readGift(file: string, { trueFalse }: ReadGiftOptions = {}): QuizItemReading {
  const reading: QuizItemReading = { items: [], unread: [] }
  for (const { line, source } of splitQuestions(file)) {
    const read = readQuestion(source, trueFalse)
    if ('fault' in read) reading.unread.push({ line, name: read.name, fault: read.fault })
    else reading.items.push({ item: read.item, line, losses: [...read.losses] })
  }
  return reading
}

/** Splits a file at blank lines, without comments and categories. */
function splitQuestions(file: string): { line: number; source: string }[] {
  const questions: { line: number; source: string }[] = []
  let lines: string[] = []
  let first = 0
  const end = () => {
    if (lines.length > 0) questions.push({ line: first, source: lines.join('\n') })
    lines = []
  }
  for (const [index, line] of file
    .replace(/^\u{FEFF}/u, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const text = line.trim()
    if (text.startsWith('//') || /^\$[a-z]+:/i.test(text)) continue
    if (text === '') {
      end()
      continue
    }
    if (lines.length === 0) first = index + 1
    lines.push(line)
  }
  end()
  return questions
}

interface Answer {
  kind: '=' | '~'
  text: string
  /** Percent of the credit; null if none is given. */
  weight: number | null
  feedback: string
}

type ReadQuestion = { item: QuizItem; losses: Set<QuizItemLoss> } | { fault: QuizItemFault; name: string }

function readQuestion(source: string, trueFalse: TrueFalseTexts | undefined): ReadQuestion {
  const losses = new Set<QuizItemLoss>()
  const { title, rest } = splitTitle(source.trim())
  const open = findUnescaped(rest, '{', 0)
  const name = shorten(title ?? readText(open < 0 ? rest : rest.slice(0, open), losses))
  if (open < 0) return { fault: 'description', name }
  const close = findUnescaped(rest, '}', open)
  if (close < 0) return { fault: 'unclosed-answers', name }
  if (findUnescaped(rest, '{', close) >= 0) return { fault: 'several-answer-blocks', name }
  const [before, after] = [rest.slice(0, open).trim(), rest.slice(close + 1).trim()]
  const { format, content } = splitFormat(before)
  const sentence = after === '' ? content : `${content} ${BLANK}${/^[.,;:!?]/.test(after) ? '' : ' '}${after}`
  const text = readText(`${format === null ? '' : `[${format}]`}${sentence}`, losses)
  const read = readAnswers(rest.slice(open + 1, close), { losses, trueFalse, format })
  if ('fault' in read) return { ...read, name }
  if (text === '') return { fault: 'no-text', name }
  return { item: { ...read, text }, losses }
}

interface AnswerContext {
  losses: Set<QuizItemLoss>
  trueFalse: TrueFalseTexts | undefined
  /** Format of the question, which its answers have too. */
  format: string | null
}

function readAnswers(block: string, context: AnswerContext): Omit<QuizItem, 'text'> | { fault: QuizItemFault } {
  const general = findUnescaped(block, '####', 0)
  const read = (text: string) => readText(text, context.losses, context.format)
  const notes = general < 0 ? [] : [read(block.slice(general + 4))]
  const body = (general < 0 ? block : block.slice(0, general)).trim()
  if (body === '') return { fault: 'essay' }
  if (body.startsWith('#')) return { fault: 'numerical' }
  const truth = /^(TRUE|T|FALSE|F)\s*(?=#|$)/i.exec(body)
  if (truth !== null) {
    const isTrue = /^t/i.test(truth[0])
    const [, wrong = '', right = ''] = splitUnescaped(body, '#')
    const answers = toTrueFalseAnswers(isTrue, context.trueFalse)
    const feedbackOf = (isCorrect: boolean) => read(isCorrect ? right : wrong)
    const own = answers.map(({ text, isCorrect }) => noteOn(text, feedbackOf(isCorrect)))
    return { type: 'true-false', answers, feedback: joinNotes([...own, ...notes]) }
  }
  const answers = splitAnswers(body).map((answer) => readAnswer(answer, context))
  const own = answers.map(({ text, feedback }) => noteOn(text, feedback))
  const feedback = joinNotes([...own, ...notes])
  const isMatching = (text: string) => findUnescaped(text, '->', 0) >= 0
  if (splitAnswers(body).every((answer) => answer.startsWith('=') && isMatching(answer))) return { fault: 'matching' }
  return classify(answers, feedback, context.losses)
}

/** Finds the type of a question from its answers, as Moodle does. */
function classify(
  answers: readonly Answer[],
  feedback: string,
  losses: Set<QuizItemLoss>,
): Omit<QuizItem, 'text'> | { fault: QuizItemFault } {
  if (answers.length === 0) return { fault: 'other-type' }
  const isShort = answers.every(({ kind }) => kind === '=')
  const isMultiple = answers.every(({ kind }) => kind === '~')
  const weightOf = ({ kind, weight }: Answer) => weight ?? (kind === '=' ? 100 : 0)
  const isRight = (answer: Answer) => (isMultiple ? weightOf(answer) > 0 : weightOf(answer) === 100)
  const partial = answers.filter((answer) => weightOf(answer) > 0 && weightOf(answer) < 100)
  if (!isMultiple && partial.length > 0) losses.add('partial-credit')
  if (isMultiple && new Set(partial.map(weightOf)).size > 1) losses.add('partial-credit')
  const read = answers.map((answer) => ({ text: answer.text, isCorrect: isRight(answer) }))
  const kept = isShort ? read.filter(({ isCorrect }) => isCorrect) : read
  if (!kept.some(({ isCorrect }) => isCorrect)) return { fault: 'no-right-answer' }
  const type = isShort ? 'short-answer' : isMultiple ? 'multiple-choice' : 'single-choice'
  return { type, answers: kept, feedback }
}

/** Splits answers before each `=` and `~` that is not escaped. */
function splitAnswers(body: string): string[] {
  const answers: string[] = []
  let start = findMark(body, 0)
  while (start >= 0) {
    const next = findMark(body, start + 1)
    answers.push(body.slice(start, next < 0 ? undefined : next).trim())
    start = next
  }
  return answers
}

function findMark(body: string, from: number): number {
  const found = [findUnescaped(body, '=', from), findUnescaped(body, '~', from)].filter((place) => place >= 0)
  return found.length === 0 ? -1 : Math.min(...found)
}

function readAnswer(source: string, { losses, format }: AnswerContext): Answer {
  const kind = source.startsWith('=') ? '=' : '~'
  const [own = '', ...feedback] = splitUnescaped(source.slice(1), '#')
  const weight = answerWeight.exec(own)
  return {
    kind,
    text: readText(own.replace(answerWeight, ''), losses, format),
    weight: weight === null ? null : Number(weight[1]),
    feedback: readText(feedback.join('#'), losses, format),
  }
}

function splitUnescaped(text: string, mark: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let place = findUnescaped(text, mark, 0); place >= 0; place = findUnescaped(text, mark, from)) {
    parts.push(text.slice(from, place))
    from = place + mark.length
  }
  parts.push(text.slice(from))
  return parts
}

function splitTitle(source: string): { title: string | null; rest: string } {
  const end = source.startsWith('::') ? findUnescaped(source, '::', 2) : -1
  if (end < 0) return { title: null, rest: source }
  return { title: unescapeGift(source.slice(2, end)).trim(), rest: source.slice(end + 2).trim() }
}

function splitFormat(text: string): { format: string | null; content: string } {
  return { format: formatTag.exec(text)?.[1]?.toLowerCase() ?? null, content: text.replace(formatTag, '') }
}

function readText(source: string, losses: Set<QuizItemLoss>, inherited: string | null = null): string {
  const { format, content } = splitFormat(source.trim())
  const text = unescapeGift(content).trim()
  if ((format ?? inherited) !== 'html') return text
  // Line breaks and escapes are no loss.
  if (/<(?!br\b)[a-z/]/i.test(text)) losses.add('formatting')
  return stripHtml(text).trim()
}

function noteOn(answer: string, note: string): string {
  return note === '' ? '' : `${answer}: ${note}`
}

function joinNotes(notes: readonly string[]): string {
  return notes.filter((note) => note !== '').join('\n')
}

function shorten(text: string): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' '))
  return characters.length <= 60 ? characters.join('') : `${characters.slice(0, 59).join('')}…`
}
