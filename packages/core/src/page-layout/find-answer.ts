import type { Issue } from '../types'
import { isRecord, readRecord, readRecords } from './read-unknown'

const WHAT_TO_HAND_IN = 'hand in the answer for one image, an object with textAnnotations or fullTextAnnotation'
/** Fields of an answer for one image. One without text has others than those of text. */
const ANSWER_FIELD = /Annotations?$|^(?:error|context|webDetection|productSearchResults)$/

interface FoundAnswer {
  answer: Record<string, unknown> | null
  issues: Issue[]
}

/** The answer for one image in what a recognition answered: itself, the only one of a list, or what wraps it. */
export function findAnswer(response: unknown): FoundAnswer {
  if (Array.isArray(response)) return takeOnly(response)
  if (!isRecord(response)) {
    const hint = typeof response === 'string' ? 'parse it as JSON, then ' : ''
    return refuse(`${nameKind(response)} where an object was due: ${hint}${WHAT_TO_HAND_IN}`)
  }
  if ('responses' in response) return takeOnly(response['responses'])
  if (Object.keys(response).length === 0)
    return refuse(`an empty object: the page may be blank; if it is not, ${WHAT_TO_HAND_IN}`)
  return judge(readRecord(response['detections']) ?? response)
}

function judge(answer: Record<string, unknown>): FoundAnswer {
  const fields = Object.keys(answer)
  if (fields.length === 0 || fields.some((field) => ANSWER_FIELD.test(field))) return { answer, issues: [] }
  return refuse(`an object with ${fields.slice(0, 3).join(', ')}, none of them known: ${WHAT_TO_HAND_IN}`)
}

function takeOnly(list: unknown): FoundAnswer {
  const answers = readRecords(list)
  const [answer] = answers
  if (answer === undefined)
    return refuse(`${nameKind(list)} where a list with the answer for one image was due: ${WHAT_TO_HAND_IN}`)
  if (answers.length === 1) return judge(answer)
  const message = `The recognition answered for ${answers.length} images where one was asked; the first is taken`
  return { answer, issues: [{ code: 'several-answers', message }] }
}

function refuse(what: string): FoundAnswer {
  return { answer: null, issues: [{ code: 'not-an-answer', message: `The recognition answered ${what}` }] }
}

function nameKind(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list without an object'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
