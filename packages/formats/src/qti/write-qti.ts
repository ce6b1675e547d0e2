import { readTrueFalse, type QuizItem } from '../quiz-item/quiz-item'
import { escapeXml } from '../xml/escape-xml'
import { qtiNamespace, trueFalseClass } from './qti-names'

export interface WriteQtiOptions {
  /** Identifier of the item, unique among those of a package: letters, digits, `-` and `_`. */
  identifier: string
  /** Title of the item; the beginning of its text by default. */
  title?: string
  /** Code of the language of its texts. */
  language?: string | undefined
}

/** Writes a question as a QTI 3.0 assessment item, which `readQti` reads back equal; null if it has no right answer. */
export function writeQti(item: QuizItem, { identifier, title, language }: WriteQtiOptions): string | null {
  const right = item.answers.filter(({ isCorrect }) => isCorrect)
  if (right.length === 0 || item.text.trim() === '') return null
  const body = item.type === 'short-answer' ? writeTextEntry(item) : writeChoice(item)
  const name = escapeXml(title ?? Array.from(item.text).slice(0, 60).join(''))
  const feedback =
    item.feedback === ''
      ? ''
      : `  <qti-modal-feedback outcome-identifier="FEEDBACK" identifier="FEEDBACK" show-hide="hide">
    <qti-content-body>${writeParagraphs(item.feedback)}</qti-content-body>
  </qti-modal-feedback>
`
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="${qtiNamespace}" identifier="${escapeXml(identifier)}" title="${name}"${language === undefined ? '' : ` xml:lang="${escapeXml(language)}"`} adaptive="false" time-dependent="false">
${body.declaration}
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
  <qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>
  <qti-item-body>
${body.interaction}
  </qti-item-body>
  <qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/${body.template}"/>
${feedback}</qti-assessment-item>
`
}

interface Body {
  declaration: string
  interaction: string
  template: string
}

function writeChoice(item: QuizItem): Body {
  const { type, text, answers } = item
  const idOf = (index: number) => `A${index + 1}`
  const isMultiple = type === 'multiple-choice'
  const values = answers.flatMap(({ isCorrect }, index) => (isCorrect ? [`<qti-value>${idOf(index)}</qti-value>`] : []))
  const choices = answers.map(
    (answer, index) =>
      `      <qti-simple-choice identifier="${idOf(index)}">${writeParagraphs(answer.text)}</qti-simple-choice>`,
  )
  const isTrueFalse = type === 'true-false' || readTrueFalse(item) !== null
  const kind = isTrueFalse ? ` class="${trueFalseClass}"` : ''
  return {
    declaration: `  <qti-response-declaration identifier="RESPONSE" cardinality="${isMultiple ? 'multiple' : 'single'}" base-type="identifier">
    <qti-correct-response>${values.join('')}</qti-correct-response>
  </qti-response-declaration>`,
    interaction: `    <qti-choice-interaction${kind} response-identifier="RESPONSE" shuffle="${item.shufflesAnswers === true}" max-choices="${isMultiple ? 0 : 1}">
      <qti-prompt>${writeParagraphs(text)}</qti-prompt>
${choices.join('\n')}
    </qti-choice-interaction>`,
    template: 'match_correct.xml',
  }
}

function writeTextEntry({ text, answers }: QuizItem): Body {
  const accepted = answers.filter(({ isCorrect }) => isCorrect).map((answer) => escapeXml(answer.text))
  const entries = accepted.map(
    (answer) => `      <qti-map-entry map-key="${writeAttribute(answer)}" mapped-value="1" case-sensitive="false"/>`,
  )
  return {
    declaration: `  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string">
    <qti-correct-response><qti-value>${accepted[0] ?? ''}</qti-value></qti-correct-response>
    <qti-mapping default-value="0">
${entries.join('\n')}
    </qti-mapping>
  </qti-response-declaration>`,
    interaction: `    <div>${writeParagraphs(text)}</div>
    <p><qti-text-entry-interaction response-identifier="RESPONSE"/></p>`,
    template: 'map_response.xml',
  }
}

/** Writes lines of text with line breaks between them. */
function writeParagraphs(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => escapeXml(line))
    .join('<br/>')
}

/** Keeps line breaks and tabs of an escaped text, which parsers would make blanks in an attribute. */
function writeAttribute(escaped: string): string {
  return escaped.replaceAll(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`)
}
