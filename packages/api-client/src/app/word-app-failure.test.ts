import { expect, test } from 'vitest'
import { readAnswer } from '../session/read-api-failure'
import { wordAppFailure } from './word-app-failure'

const silent = readAnswer(502, '<html>')
const told = readAnswer(404, { code: 'not-found', msg: 'Page variation 7 is not there.' })

test('describes a failed page-variation request without a server message [MSG-020]', () => {
  expect(wordAppFailure(silent, 'getPageVariation', undefined).message).toBe('Failed to fetch page variation')
})

test("prefers the server's own message to every fallback", () => {
  for (const endpoint of ['getPageVariation', 'saveSettings', 'saveNote']) {
    expect(wordAppFailure(told, endpoint, undefined).message).toBe('Page variation 7 is not there.')
  }
})

test('returns an empty message for a call without one in the specification', () => {
  expect(wordAppFailure(silent, 'validateWord', undefined).message).toBe('')
})

test('describes a status by its own message, or by its number', () => {
  const response = new Response(null, { status: 503, statusText: 'Service Unavailable' })
  expect(wordAppFailure(silent, 'saveNote', response).message).toBe(
    'Failed to submit note. Status: Service Unavailable',
  )
  expect(wordAppFailure(silent, 'saveNote', undefined).message).toBe('Failed to submit note. Status: 502')
})
