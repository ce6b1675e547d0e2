import { expect, it } from 'vitest'
import { changeToPlaced } from '../editor/rect-changes'
import { openTestDesk, type TestDesk } from '../desk/open-test-desk.fixture'
import { readCheckingKey } from './read-checking-key'

const decisionMs = 600
const keyMs = 150

/** Types as an author does who sees the picture of each word; counts the keys. */
function checkAll({ desk }: TestDesk, truthOf: (id: string) => string): number {
  let keys = 0
  let text = ''
  let isSelected = true
  const press = (key: string) => {
    keys += 1
    const command = readCheckingKey({
      key,
      hasModifier: false,
      isComposing: false,
      isUntouched: isSelected,
      isEmpty: text === '',
    })
    if (command === 'accept') desk.send({ kind: 'checking', event: { kind: 'word-accepted', text } })
    else if (command === null) text = isSelected ? key : text + key
    isSelected = false
  }
  for (;;) {
    const { checking } = desk.getState()
    const id = checking?.queue[checking.at]?.entityId
    const placed = id === undefined ? undefined : desk.editor.document.get(id)
    if (placed === undefined) return keys
    text = placed.rect.word ?? ''
    isSelected = true
    const truth = truthOf(placed.id)
    if (text !== truth) for (const letter of truth) press(letter)
    press('Enter')
  }
}

it('checks 130 words, 30 of them wrong, in at most three minutes of decisions and keys [OCR-009]', async () => {
  const truths = Array.from(
    { length: 130 },
    (_, index) => ['the', 'lanterns', 'glimmering', 'night', 'over'][index % 5] ?? '',
  )
  const isWrong = (index: number) => index % 13 < 3
  const read = truths.map((word, index) => (isWrong(index) ? `${word.slice(0, -1)}¡` : word))
  const test = await openTestDesk([read.slice(0, 70).join(' '), read.slice(70).join(' ')])
  const { document } = test.desk.editor
  const words = [101, 102].flatMap((pageVariationId) => document.inOrder({ pageVariationId, kind: 'rectsByWords' }))
  const doubtful = words.map((placed) => ({ ...placed, rect: { ...placed.rect, confidence: 0.3 } }))
  test.desk.editor.perform('word', changeToPlaced(document, doubtful))
  const steps = test.desk.editor.countUndoSteps()
  test.desk.send({ kind: 'checking', event: { kind: 'checking-started', words: test.desk.getWords().doubtful } })
  const truthById = new Map(words.map(({ id }, index) => [id, truths[index] ?? '']))
  const keys = checkAll(test, (id) => truthById.get(id) ?? '')
  expect(words.map(({ id }) => document.get(id)?.rect.word)).toEqual(truths)
  expect(test.desk.getWords().doubtful).toEqual([])
  expect([...new Set(test.visited)]).toEqual([2])
  // One key per right word; the letters and Enter per wrong one.
  expect(keys).toBe(130 + truths.reduce((sum, word, index) => sum + (isWrong(index) ? word.length : 0), 0))
  expect((130 * decisionMs + keys * keyMs) / 60_000).toBeLessThanOrEqual(3)
  expect(test.desk.editor.countUndoSteps()).toBeGreaterThanOrEqual(Math.min(50, steps + 49))
  test.stop()
})
