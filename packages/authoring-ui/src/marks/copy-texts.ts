import type { CoachingPoint } from '@lectern/core/book'
import { readAnswerField, writeAnswerField } from './answer-field'
import { changePoint, changeTrigger } from './change-mark'
import { readOwnText, writeOwnText } from './own-text'
import type { MarkRect } from './page-mark'

type Texts = CoachingPoint['title']

/**
 * Returns a mark whose texts of one language stand in another one too, where that has none, ready to be translated; the same
 * mark when there is nothing to copy. Sounds and films are not copied: a reader hears them in the language that they have.
 *
 * @example
 * copyTexts({ ...rect, mark: { kind: 'point', fields: { id: 'p', title: { en: 'Look' } } } }, 'en', 'es')
 * // => the point with the title { en: 'Look', es: 'Look' }
 */
export function copyTexts(rect: MarkRect, from: string, to: string): MarkRect {
  const { mark } = rect
  if (mark.kind === 'point') {
    const title = copyByLanguage(mark.fields.title, from, to)
    const link = copyByLanguage(mark.fields.link, from, to)
    return title === mark.fields.title && link === mark.fields.link ? rect : changePoint(rect, { title, link })
  }
  const { fields } = mark
  const items = fields.items?.map((item) => {
    if (item.type !== 'definition') return item
    const content = copyOwn(item.content, from, to)
    return content === item.content ? item : { ...item, content }
  })
  const changed = {
    title: copyByLanguage(fields.title, from, to),
    externalLink:
      typeof fields.externalLink === 'object' ? copyByLanguage(fields.externalLink, from, to) : fields.externalLink,
    contactInfo: copyOwn(fields.contactInfo, from, to),
    onPageShortAnswerDetails: copyQuestion(fields.onPageShortAnswerDetails, from, to),
  }
  const isSame =
    changed.title === fields.title &&
    changed.externalLink === fields.externalLink &&
    changed.contactInfo === fields.contactInfo &&
    changed.onPageShortAnswerDetails === fields.onPageShortAnswerDetails &&
    (items === undefined || items.every((item, index) => item === fields.items?.[index]))
  return isSame ? rect : changeTrigger(rect, items === undefined ? changed : { ...changed, items })
}

function copyByLanguage(texts: Texts, from: string, to: string): Texts {
  const text = texts?.[from]
  return !isText(text) || isText(texts?.[to]) ? texts : { ...texts, [to]: text }
}

function copyOwn(value: unknown, from: string, to: string): unknown {
  const source = readOwnText(value, from)
  const target = readOwnText(value, to)
  if (source.kind === 'foreign' || target.kind === 'foreign' || source.isShared) return value
  return isText(source.text) && !isText(target.text) ? writeOwnText(value, to, source.text) : value
}

function copyQuestion(details: unknown, from: string, to: string): unknown {
  const source = readAnswerField(details, from)
  const target = readAnswerField(details, to)
  if (source.kind !== 'field' || target.kind !== 'field') return details
  const isNeeded = isText(source.question) && !isText(target.question)
  return isNeeded ? writeAnswerField(details, to, { question: source.question }) : details
}

function isText(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text.trim() !== ''
}
