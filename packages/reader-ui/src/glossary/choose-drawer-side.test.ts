import { expect, test } from 'vitest'
import { chooseDrawerSide } from './choose-drawer-side'

const room = { width: 1280, drawerWidth: 400, isRightToLeft: false }
const wordAt = (x: number, width = 60) => ({ x, y: 100, width, height: 20 })

test('opens a drawer at the end of the window, unless the word is there', () => {
  const sides = [0, 300, 820, 821, 1220].map((x) => chooseDrawerSide(wordAt(x), room))
  expect(sides).toEqual(['end', 'end', 'end', 'start', 'start'])
})

test('mirrors the sides from right to left', () => {
  const sides = [0, 399, 400, 1220].map((x) => chooseDrawerSide(wordAt(x), { ...room, isRightToLeft: true }))
  expect(sides).toEqual(['start', 'start', 'end', 'end'])
})

test('covers less of a word that both sides would cover', () => {
  const narrow = { ...room, width: 700 }
  expect(chooseDrawerSide(wordAt(320, 90), narrow)).toBe('start')
  expect(chooseDrawerSide(wordAt(290, 90), narrow)).toBe('end')
  expect(chooseDrawerSide(wordAt(305, 90), narrow)).toBe('end')
})
