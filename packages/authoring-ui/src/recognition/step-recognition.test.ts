import { describe, expect, it } from 'vitest'
import { openTestDesk, testPage } from '../desk/open-test-desk.fixture'
import type { RecognitionEvent } from './step-recognition'

const annotation = (description: string, x: number) => ({
  description,
  boundingPoly: { vertices: [0, 40, 40, 0].map((dx, at) => ({ x: x + dx, y: at < 2 ? 0 : 20 })) },
})
const detectionsOf = (text: string) => ({
  textAnnotations: [annotation(text, 0), ...text.split(' ').map((word, at) => annotation(word, at * 50))],
})

async function openRecogniser(texts: readonly string[], found: Readonly<Record<number, string>>) {
  const test = await openTestDesk(texts)
  test.server.calls.recognise = async ({ images }) =>
    images.map(({ pageVariationId }) => ({ pageVariationId, detections: detectionsOf(found[pageVariationId] ?? '') }))
  const send = (event: RecognitionEvent) => test.desk.send({ kind: 'recognition', event })
  const wordsOf = (pageVariationId: number) =>
    test.desk.editor.document.inOrder({ pageVariationId, kind: 'rectsByWords' }).map((placed) => placed.rect.word)
  return { ...test, send, wordsOf, state: () => test.desk.getState().recognition }
}

describe('recognition', () => {
  it('puts the words into the document and saves the pages', async () => {
    const { desk, send, wordsOf, server, settle } = await openRecogniser([''], { 101: 'Good night' })
    send({ kind: 'recognition-requested', pages: desk.getState().chapter.pages })
    await settle()
    expect(wordsOf(101)).toEqual(['Good', 'night'])
    expect(server.pages[0]?.rects.rectsByWords).toHaveLength(2)
  })

  it('waits for the author if pages have words already', async () => {
    const { desk, send, wordsOf, state, settle } = await openRecogniser(['Old', ''], { 101: 'New', 102: 'New' })
    send({ kind: 'recognition-requested', pages: desk.getState().chapter.pages })
    await settle()
    expect(state()).toMatchObject({ work: { kind: 'idle' }, waiting: { recognised: 'word' } })
    send({ kind: 'recognition-declined' })
    expect(state().waiting).toBeNull()
    send({ kind: 'recognition-requested', pages: desk.getState().chapter.pages })
    send({ kind: 'recognition-confirmed' })
    await settle()
    expect([wordsOf(101), wordsOf(102)]).toEqual([['New'], ['New']])
  })

  it('keeps a page that the author changed meanwhile until the author agrees', async () => {
    const { desk, send, wordsOf, state, settle, edit } = await openRecogniser(['Old'], { 101: 'New' })
    send({ kind: 'recognition-requested', pages: desk.getState().chapter.pages })
    send({ kind: 'recognition-confirmed' })
    edit(101, 'mine')
    await settle()
    expect(wordsOf(101)).toEqual(['mine'])
    expect(state().late?.pages).toHaveLength(1)
    send({ kind: 'recognition-confirmed' })
    expect(wordsOf(101)).toEqual(['New'])
  })

  it('names the pages on which nothing was found and leaves their words alone', async () => {
    const { desk, send, wordsOf, state, settle } = await openRecogniser(['Old'], {})
    send({ kind: 'recognition-requested', pages: desk.getState().chapter.pages })
    send({ kind: 'recognition-confirmed' })
    await settle()
    expect(wordsOf(101)).toEqual(['Old'])
    expect(state().pagesWithoutText).toEqual([101])
  })

  it('reports why it failed, and runs only once at a time', async () => {
    const { desk, send, state, settle, server } = await openRecogniser([''], {})
    let calls = 0
    server.calls.recognise = () => {
      calls += 1
      return Promise.reject(new Error('no engine'))
    }
    send({ kind: 'recognition-requested', pages: desk.getState().chapter.pages })
    send({ kind: 'recognition-requested', pages: desk.getState().chapter.pages })
    await settle()
    expect([calls, state().work]).toEqual([1, { kind: 'failed', reason: 'no engine' }])
    send({ kind: 'recognition-dismissed' })
    expect(state().work).toEqual({ kind: 'idle' })
  })

  it('takes the words of the pages that were done when the author cancels', async () => {
    const { desk, send, wordsOf, state, settle, server } = await openRecogniser(['', ''], { 101: 'Good', 102: 'night' })
    const recogniseAtOnce = server.calls.recognise
    let end: () => void = () => undefined
    server.calls.recognise = async (_request, onProgress) => {
      onProgress({ done: 1, total: 2 })
      await new Promise<void>((resolve) => {
        end = resolve
      })
      throw new Error('The work was cancelled.')
    }
    server.calls.cancelRecognition = async () => {
      if (recogniseAtOnce !== undefined) server.calls.recognise = recogniseAtOnce
      end()
    }
    send({ kind: 'recognition-requested', pages: desk.getState().chapter.pages })
    await settle()
    send({ kind: 'recognition-cancelled' })
    await settle()
    expect([wordsOf(101), wordsOf(102)]).toEqual([['Good'], []])
    expect(state().work).toEqual({ kind: 'idle' })
  })

  it('ends without a message if no page was done when the author cancels', async () => {
    const { desk, send, state, settle, server } = await openRecogniser([''], {})
    let end: () => void = () => undefined
    server.calls.recognise = async () => {
      await new Promise<void>((resolve) => {
        end = resolve
      })
      throw new Error('The work was cancelled.')
    }
    server.calls.cancelRecognition = async () => end()
    send({ kind: 'recognition-requested', pages: desk.getState().chapter.pages })
    await settle()
    send({ kind: 'recognition-cancelled' })
    await settle()
    expect(state().work).toEqual({ kind: 'idle' })
  })

  it('refuses pages without an image', async () => {
    const { send, notices } = await openRecogniser([''], {})
    send({ kind: 'recognition-requested', pages: [{ ...testPage(1), imageUrl: null }] })
    expect(notices).toEqual([{ kind: 'no-images' }])
  })
})
