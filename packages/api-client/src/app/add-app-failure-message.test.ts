import { expect, test } from 'vitest'
import { readFailureBody } from '../session/read-api-failure'
import { addAppFailureMessage } from './add-app-failure-message'

const silent = readFailureBody(502, '<html>')
const withMessage = readFailureBody(404, { code: 'not-found', msg: 'Page variation 7 is not there.' })

test('describes a failed page-variation request without a server message [MSG-020]', () => {
  expect(addAppFailureMessage(silent, 'getPageVariation', undefined).message).toBe('Failed to fetch page variation')
})

test("prefers the server's own message to every fallback", () => {
  for (const endpoint of ['getPageVariation', 'saveSettings', 'saveNote']) {
    expect(addAppFailureMessage(withMessage, endpoint, undefined).message).toBe('Page variation 7 is not there.')
  }
})

test('returns an empty message for a call without one in the specification', () => {
  expect(addAppFailureMessage(silent, 'validateWord', undefined).message).toBe('')
})

test('describes a status by its own message, or by its number', () => {
  const response = new Response(null, { status: 503, statusText: 'Service Unavailable' })
  expect(addAppFailureMessage(silent, 'saveNote', response).message).toBe(
    'Failed to submit note. Status: Service Unavailable',
  )
  expect(addAppFailureMessage(silent, 'saveNote', undefined).message).toBe('Failed to submit note. Status: 502')
})

test('describes failed speech, of a chapter or of a part, by the message of the specification [MSG-032]', () => {
  for (const endpoint of ['generateSpeech', 'speakTargetedText', 'estimateSpeech']) {
    expect(addAppFailureMessage(silent, endpoint, undefined).message).toBe('Failed to generate audio')
  }
})
