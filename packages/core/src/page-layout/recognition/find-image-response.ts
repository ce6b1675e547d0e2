import type { Issue } from '../../types'
import { isRecord, readRecord, readRecords } from './read-unknown'

const EXPECTED = 'pass the response for one image, an object with textAnnotations or fullTextAnnotation'
/** Fields of a response for one image. A response without text has other fields than those of text. */
const RESPONSE_FIELD = /Annotations?$|^(?:error|context|webDetection|productSearchResults)$/

interface FoundResponse {
  image: Record<string, unknown> | null
  issues: Issue[]
}

/** Finds the response for one image in the response of a recogniser: itself, the only one of a list, or a wrapped one. */
export function findImageResponse(response: unknown): FoundResponse {
  if (Array.isArray(response)) return takeOnly(response)
  if (!isRecord(response)) {
    const hint = typeof response === 'string' ? 'parse it as JSON, then ' : ''
    return reject(`${describeKind(response)} instead of an object: ${hint}${EXPECTED}`)
  }
  if ('responses' in response) return takeOnly(response['responses'])
  if (Object.keys(response).length === 0)
    return reject(`an empty object: the page may be blank; if it is not, ${EXPECTED}`)
  return checkFields(readRecord(response['detections']) ?? response)
}

function checkFields(image: Record<string, unknown>): FoundResponse {
  const fields = Object.keys(image)
  if (fields.length === 0 || fields.some((field) => RESPONSE_FIELD.test(field))) return { image, issues: [] }
  return reject(`an object with ${fields.slice(0, 3).join(', ')}, none of them known: ${EXPECTED}`)
}

function takeOnly(list: unknown): FoundResponse {
  const images = readRecords(list)
  const [image] = images
  if (image === undefined)
    return reject(`${describeKind(list)} instead of a list with the response for one image: ${EXPECTED}`)
  if (images.length === 1) return checkFields(image)
  const message = `The recognition returned responses for ${images.length} images instead of one; the first is used`
  return { image, issues: [{ code: 'several-answers', message }] }
}

function reject(what: string): FoundResponse {
  return { image: null, issues: [{ code: 'not-an-answer', message: `The recognition returned ${what}` }] }
}

function describeKind(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list without an object'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
