import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { QuizItem, QuizItemFault, QuizItemLoss, QuizItemReading } from '../quiz-item/quiz-item'
import { trueFalseClass } from './qti-names'

/** Maximum depth of elements: the time for each element grows with the depth. */
const maximumDepth = 100

/**
 * Reads QTI 3 assessment items of one choice interaction or one text entry; a file holds one item, or several in an element
 * around them. Items of other types are listed with the reason. Entities are never fetched or expanded. Never throws.
 */
export function readQti(file: string): QuizItemReading {
  const reading: QuizItemReading = { items: [], unread: [] }
  const parser = new SaxesParser({ xmlns: true, position: true })
  let current: ItemReader | null = null
  let depth = 0
  const refuse = (): never => {
    throw new Error('The file is not accepted.')
  }
  parser.on('doctype', refuse)
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth > maximumDepth) refuse()
    if (tag.local === 'qti-assessment-item') current = createItemReader(parser.line, attribute(tag, 'title'))
    current?.open(tag)
  })
  parser.on('text', (text) => current?.text(text))
  parser.on('cdata', (text) => current?.text(text))
  parser.on('closetag', (tag) => {
    depth -= 1
    if (current === null) return
    current.close(tag.local)
    if (tag.local !== 'qti-assessment-item') return
    const { line, name, read } = current.finish()
    if ('fault' in read) reading.unread.push({ line, name, fault: read.fault })
    else reading.items.push({ item: read.item, line, losses: read.losses })
    current = null
  })
  try {
    parser.write(file.replace(/^\u{FEFF}/u, '')).close()
  } catch {
    reading.unread.push({ line: parser.line, name: '', fault: 'not-xml' })
    return reading
  }
  if (reading.items.length === 0 && reading.unread.length === 0) {
    reading.unread.push({ line: 1, name: '', fault: 'other-type' })
  }
  return reading
}

type ItemReader = ReturnType<typeof createItemReader>

/** Elements that collect text. */
const holders: ReadonlySet<string> = new Set([
  'qti-prompt',
  'qti-simple-choice',
  'qti-value',
  'qti-modal-feedback',
  'qti-feedback-inline',
  'qti-item-body',
])
/** Elements that carry no text and no meaning of their own. */
const structure: ReadonlySet<string> = new Set(['qti-content-body', 'div', 'p', 'br', 'span'])
const media: ReadonlySet<string> = new Set(['img', 'audio', 'video', 'object', 'picture'])

function createItemReader(line: number, title: string) {
  let body = ''
  let prompt = ''
  let feedback = ''
  let isMultiple = false
  let isTrueFalse = false
  let isShuffled = false
  let hasCorrectResponse = false
  const interactions: string[] = []
  const choices: { id: string; text: string }[] = []
  const values: string[] = []
  const mapped: string[] = []
  const losses = new Set<QuizItemLoss>()
  const open: { name: string; text: string }[] = []
  const add = (text: string) => {
    const holder = open.at(-1)
    if (holder !== undefined) holder.text += text
  }

  function openTag(tag: SaxesTagNS): void {
    const name = tag.local
    if (name === 'qti-response-declaration') isMultiple = attribute(tag, 'cardinality') === 'multiple'
    if (name === 'qti-correct-response') hasCorrectResponse = true
    if (name === 'qti-map-entry') {
      const value = Number(attribute(tag, 'mapped-value'))
      if (value >= 1) mapped.push(attribute(tag, 'map-key'))
      else if (value > 0) losses.add('partial-credit')
    }
    if (name.endsWith('-interaction')) interactions.push(name)
    if (name === 'qti-choice-interaction') {
      isTrueFalse = attribute(tag, 'class').split(/\s+/).includes(trueFalseClass)
      isShuffled = attribute(tag, 'shuffle') === 'true'
    }
    if (name === 'qti-simple-choice') choices.push({ id: attribute(tag, 'identifier'), text: '' })
    if (holders.has(name)) open.push({ name, text: '' })
    else if (name === 'br' || name === 'p' || name === 'div') add('\n')
    else if (media.has(name)) losses.add('media')
    else if (open.length > 0 && !structure.has(name) && !name.startsWith('qti-')) losses.add('formatting')
  }

  function closeTag(name: string): void {
    const closed = open.at(-1)
    if (closed?.name !== name) return
    open.pop()
    const text = tidy(closed.text)
    if (name === 'qti-prompt') prompt = text
    if (name === 'qti-value') values.push(text)
    if (name === 'qti-item-body') body = text
    const choice = choices.at(-1)
    if (name === 'qti-simple-choice' && choice !== undefined) choice.text = text
    if (name.startsWith('qti-modal') || name.startsWith('qti-feedback')) {
      feedback = [feedback, text].filter((each) => each !== '').join('\n')
    }
  }

  function readItem(): { item: QuizItem; losses: QuizItemLoss[] } | { fault: QuizItemFault } {
    const [interaction] = interactions
    if (interaction === undefined) return { fault: 'description' }
    if (interaction === 'qti-extended-text-interaction') return { fault: 'essay' }
    if (interaction === 'qti-match-interaction') return { fault: 'matching' }
    if (interactions.length > 1) return { fault: 'several-answer-blocks' }
    const text = [body, prompt].filter((each) => each !== '').join('\n')
    if (text === '') return { fault: 'no-text' }
    if (interaction === 'qti-text-entry-interaction') {
      const accepted = mapped.length > 0 ? mapped : values
      if (accepted.length === 0) return { fault: 'no-right-answer' }
      const answers = accepted.map((answer) => ({ text: answer, isCorrect: true }))
      return { item: { type: 'short-answer', text, answers, feedback }, losses: [...losses] }
    }
    if (interaction !== 'qti-choice-interaction') return { fault: 'other-type' }
    const correct = new Set(hasCorrectResponse ? values : mapped)
    const answers = choices.map((choice) => ({ text: choice.text, isCorrect: correct.has(choice.id) }))
    if (!answers.some(({ isCorrect }) => isCorrect)) return { fault: 'no-right-answer' }
    const type = isMultiple ? 'multiple-choice' : isTrueFalse ? 'true-false' : 'single-choice'
    const shuffle = isShuffled ? { shufflesAnswers: true as const } : {}
    return { item: { type, text, answers, feedback, ...shuffle }, losses: [...losses] }
  }

  return {
    open: openTag,
    close: closeTag,
    text: add,
    finish: () => ({ line, name: title === '' ? tidy(`${body} ${prompt}`).slice(0, 60) : title, read: readItem() }),
  }
}

/** Joins the lines of the source, which mean nothing, and keeps those that elements begin. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/[\t\r ]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

function attribute({ attributes }: SaxesTagNS, name: string): string {
  return attributes[name]?.value ?? ''
}
