import { expect, test } from 'vitest'
import { readAnswer } from '../session/read-api-failure'
import { wordAppFailure } from './word-app-failure'

const silent = readAnswer(502, '<html>')
const told = readAnswer(404, { code: 'not-found', msg: 'Page variation 7 is not there.' })

test('a failed fetch of a page variation without words of the server says so [MSG-020]', () => {
  expect(wordAppFailure(silent, 'getPageVariation', undefined).message).toBe('Failed to fetch page variation')
})

test("the server's own words come before every fallback", () => {
  for (const endpoint of ['getPageVariation', 'saveSettings', 'saveNote']) {
    expect(wordAppFailure(told, endpoint, undefined).message).toBe('Page variation 7 is not there.')
  }
})

test('a call that the specification lists no words for has none', () => {
  expect(wordAppFailure(silent, 'validateWord', undefined).message).toBe('')
})

test('a status is told in its own words, and by its number where it has none', () => {
  const response = new Response(null, { status: 503, statusText: 'Service Unavailable' })
  expect(wordAppFailure(silent, 'saveNote', response).message).toBe(
    'Failed to submit note. Status: Service Unavailable',
  )
  expect(wordAppFailure(silent, 'saveNote', undefined).message).toBe('Failed to submit note. Status: 502')
})
