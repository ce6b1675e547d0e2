import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildNarrationText } from './build-narration-text'
import type { Pipeline, WorkingPage } from './pipeline'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('counts a word as not looked up when the dictionary takes longer than 5 seconds', async () => {
  const send: Pipeline['send'] = (_path, init) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  const words = ['light-', 'house'].map((word, line) => ({ id: word, x: 0, y: line * 30, width: 60, height: 20, word }))
  const page = { pageVariationId: 7, words } as unknown as WorkingPage
  const voice = { voiceId: 'robin', modelId: 'm', voiceSettings: {} }
  const building = buildNarrationText({ send, language: 'en' } as unknown as Pipeline, [page], voice)
  await vi.advanceTimersByTimeAsync(5000)
  const { pages, problems } = await building
  expect(pages[0]?.text).toBe('light-house')
  expect(problems).toMatchObject([{ code: 'words-not-looked-up' }])
})
