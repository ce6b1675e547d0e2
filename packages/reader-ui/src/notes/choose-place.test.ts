import { expect, test } from 'vitest'
import { choosePlace, moveOffNotes } from './choose-place'

const pageSize = { width: 1000, height: 1000 }
const o = { size: 60, pageSize, notes: [] }
/** Lines of words 100 wide and 30 high, from x 100 to 600, with 10 between the lines. */
const page = [300, 340, 380].flatMap((y) =>
  [0, 1, 2, 3, 4].map((index) => ({ x: 100 + index * 105, y, width: 100, height: 30 })),
)
/** Returns true if a word is under a note with its edge, 10 around it. */
const covers = (place: { x: number; y: number }) =>
  page.some(
    ({ x, y, width, height }) =>
      x < place.x + 40 && x + width > place.x - 40 && y < place.y + 40 && y + height > place.y - 40,
  )

test('a note about a word stands above the first line, below the last one, and beside the others', () => {
  expect(choosePlace(page[1]!, page, o)).toEqual({ x: 305, y: 258 })
  expect(choosePlace(page[11]!, page, o)).toEqual({ x: 305, y: 452 })
  expect(choosePlace(page[5]!, page, o)).toEqual({ x: 58, y: 355 })
  expect(choosePlace(page[9]!, page, o)).toEqual({ x: 662, y: 355 })
  for (const word of page) expect(covers(choosePlace(word, page, o))).toBe(false)
})

test('a note about a word stays on a page that is full of words', () => {
  const word = { x: 0, y: 0, width: 1000, height: 1000 }
  const { x, y } = choosePlace(word, [word], o)
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(30)
  expect(Math.max(x, y)).toBeLessThanOrEqual(970)
})

test('notes that are added to the middle of a page one after another all stay free', () => {
  const notes: { x: number; y: number; width: number; height: number }[] = []
  for (let count = 0; count < 30; count += 1) {
    const { x, y } = moveOffNotes({ x: 500, y: 500 }, { ...o, notes })
    const box = { x: x - 30, y: y - 30, width: 60, height: 60 }
    for (const note of notes) {
      expect(Math.abs(note.x - box.x) >= 60 || Math.abs(note.y - box.y) >= 60).toBe(true)
    }
    notes.push(box)
  }
})

test('a note about a word avoids the notes of other words', () => {
  const first = choosePlace(page[1]!, page, o)
  const notes = [{ x: first.x - 30, y: first.y - 30, width: 60, height: 60 }]
  expect(choosePlace(page[1]!, page, { ...o, notes })).not.toEqual(first)
})
