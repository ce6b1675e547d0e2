import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepEdits } from './keep-edits'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const edit = (text: string) => new Map([[7, { text, builtText: 'Hush.', sentText: null }]])

function open() {
  const items = new Map<string, string>()
  const writes: string[] = []
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      items.set(key, value)
      writes.push(value)
    },
    removeItem: (key: string) => void items.delete(key),
  }
  const place = { storage, chapterId: 4, language: 'en', onFull: vi.fn() }
  return { writes, edits: keepEdits(place), reopen: () => keepEdits(place).read() }
}

it('writes what is typed within half a second together, while typing goes on', () => {
  const { writes, edits, reopen } = open()
  for (const text of ['H', 'Hu', 'Hus']) {
    edits.write(edit(text))
    vi.advanceTimersByTime(200)
  }
  expect(writes).toHaveLength(1)
  expect(reopen().get(7)?.text).toBe('Hus')
  edits.write(edit('Hush'))
  vi.advanceTimersByTime(500)
  expect(reopen().get(7)?.text).toBe('Hush')
})

it('writes what waits at once when the page is closed, and nothing twice', () => {
  const { writes, edits, reopen } = open()
  edits.write(edit('Hush, harbour.'))
  edits.flush()
  expect(reopen().get(7)?.text).toBe('Hush, harbour.')
  edits.flush()
  vi.advanceTimersByTime(1000)
  expect(writes).toHaveLength(1)
})

it('forgets a chapter whose changes are all taken back', () => {
  const { edits, reopen } = open()
  edits.write(edit('Hush, harbour.'))
  edits.flush()
  edits.write(new Map())
  edits.flush()
  expect(reopen().size).toBe(0)
})
