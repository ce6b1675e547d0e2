import { expect, test } from 'vitest'
import type { Send } from '../call-route'
import { createProgress } from '../follow-progress'
import { makeBook } from './make-book'

const voice = { voice_id: 'v', name: 'Vera', category: 'free', preview_url: null, labels: { language: 'en' } }
const model = { model_id: 'm', name: 'M', description: '', languages: [], can_use_style: false }
const bookInfo = {
  id: 7,
  title: 'T',
  description: null,
  cover_image: null,
  theme_data: {},
  visibility: 'private',
  published: false,
  languages: ['en'],
}

/** A server that is stopped during one call. Like fetch, it rejects a call whose signal is aborted. */
function stopDuring(call: string) {
  const stopped = new AbortController()
  const kept = new Set<number>()
  const send: Send = async (path, init) => {
    const name = `${init.method} ${path}`
    if (name === 'POST /books') kept.add(7)
    if (name === 'DELETE /books/7') kept.delete(7)
    if (name === call) stopped.abort(new Error('Stopped.'))
    init.signal?.throwIfAborted()
    if (name === 'GET /api/speech/voices') return Response.json({ voices: [voice] })
    if (name === 'GET /api/speech/models') return Response.json([model])
    if (name === 'POST /books') return Response.json({ bookInfo, chapters: [], revision: null }, { status: 201 })
    return Response.json({ success: true })
  }
  const progress = createProgress({ isTerminal: false, write() {}, complain() {}, nowSeconds: () => 0 })
  const making = makeBook({
    send,
    files: [],
    problems: [],
    title: 'T',
    language: 'en',
    voice: null,
    reading: null,
    publishing: { isDraft: false, access: 'public' },
    origin: 'http://books.test',
    progress,
    wait: () => Promise.resolve(),
    signal: stopped.signal,
  })
  return { making, kept }
}

test('deletes a book that the server creates just as the command is stopped', async () => {
  const { making, kept } = stopDuring('POST /books')
  await expect(making).rejects.toThrow('Stopped.')
  expect([...kept]).toEqual([])
})

test('creates no book if it is stopped before', async () => {
  const { making, kept } = stopDuring('GET /api/speech/voices')
  await expect(making).rejects.toThrow('Stopped.')
  expect([...kept]).toEqual([])
})
