import { expect, it } from 'vitest'
import { changeToPlaced, changeToWithout } from '../editor/rect-changes'
import { openTestDesk } from '../desk/open-test-desk.fixture'
import type { CheckingEvent } from './step-checking'

async function openQueue(texts: readonly string[]) {
  const test = await openTestDesk(texts)
  const { desk } = test
  const { document } = desk.editor
  const all = desk.getWords().words.map((placed) => ({ ...placed, rect: { ...placed.rect, confidence: 0.3 } }))
  desk.editor.perform('word', changeToPlaced(document, all))
  const send = (event: CheckingEvent) => desk.send({ kind: 'checking', event })
  send({ kind: 'checking-started', words: desk.getWords().doubtful })
  return {
    ...test,
    send,
    at: () => desk.getState().checking?.at,
    texts: () => desk.getWords().words.map(({ rect }) => rect.word),
    doubtful: () => desk.getWords().doubtful.map(({ rect }) => rect.word),
    selected: () => [...desk.editor.getState().selected],
  }
}

it('accepts and corrects words one after the other, each as one undo step', async () => {
  const { send, desk, texts, doubtful, selected, at } = await openQueue(['Onee upon a'])
  expect(selected()).toEqual(['101/rectsByWords/w0'])
  send({ kind: 'word-accepted', text: 'Once' })
  send({ kind: 'word-accepted', text: 'upon' })
  expect([texts(), doubtful(), selected(), at()]).toEqual([['Once', 'upon', 'a'], ['a'], ['101/rectsByWords/w2'], 2])
  desk.editor.undo()
  desk.editor.undo()
  expect([texts(), doubtful()]).toEqual([
    ['Onee', 'upon', 'a'],
    ['Onee', 'upon', 'a'],
  ])
})

it('takes later words that a decision clears out of the queue, and none before it', async () => {
  const { send, at, selected, doubtful } = await openQueue(['Oskar saw Oskar'])
  const cleared = new Set(['101/rectsByWords/w0', '101/rectsByWords/w2'])
  send({ kind: 'word-accepted', text: 'Oskar', cleared })
  expect([at(), selected()]).toEqual([1, ['101/rectsByWords/w1']])
  send({ kind: 'word-returned' })
  expect(at()).toBe(0)
  send({ kind: 'word-skipped' })
  send({ kind: 'word-skipped' })
  expect([at(), doubtful()]).toEqual([2, ['saw', 'Oskar']])
})

it('goes back to a decided word with its recognised text, and no further than the first', async () => {
  const { send, desk, at } = await openQueue(['Onee upon'])
  send({ kind: 'word-accepted', text: 'Once' })
  send({ kind: 'word-returned' })
  send({ kind: 'word-returned' })
  expect(at()).toBe(0)
  expect(desk.getState().checking?.queue[0]?.recognised).toBe('Onee')
})

it('skips a word unchanged, removes a rect that is not a word, and ignores deleted ones', async () => {
  const { send, desk, at, doubtful } = await openQueue(['Once ~ upon a'])
  send({ kind: 'word-skipped' })
  send({ kind: 'word-removed' })
  desk.editor.perform('delete', changeToWithout(desk.editor.document, ['101/rectsByWords/w2']))
  send({ kind: 'word-returned' })
  expect([at(), doubtful()]).toEqual([0, ['Once', 'a']])
  send({ kind: 'word-skipped' })
  expect(at()).toBe(3)
  send({ kind: 'word-accepted', text: 'a' })
  expect([at(), doubtful()]).toEqual([4, ['Once']])
  send({ kind: 'checking-ended' })
  expect(desk.getState().checking).toBeNull()
})
