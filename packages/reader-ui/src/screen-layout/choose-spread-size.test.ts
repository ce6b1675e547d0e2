import { expect, test } from 'vitest'
import { chooseSpreadSize } from './choose-spread-size'

const portrait = 0.8
const landscape = 4 / 3

test('a wide window shows two pages that are as large as one alone', () => {
  expect(chooseSpreadSize('auto', { width: 1440, height: 900, pageRatio: portrait })).toBe(2)
  expect(chooseSpreadSize('auto', { width: 1280, height: 800, pageRatio: portrait })).toBe(1)
})

test('pages that would be smaller beside each other are shown alone, unless they stay readable', () => {
  expect(chooseSpreadSize('auto', { width: 1440, height: 900, pageRatio: landscape })).toBe(1)
  expect(chooseSpreadSize('auto', { width: 1920, height: 1080, pageRatio: landscape })).toBe(2)
  expect(chooseSpreadSize('auto', { width: 375, height: 667, pageRatio: portrait })).toBe(1)
})

test('the scan of a double page is shown alone', () => {
  expect(chooseSpreadSize('auto', { width: 2560, height: 1440, pageRatio: 1.7 })).toBe(1)
})

test("the reader's choice decides in a window of any size", () => {
  expect(chooseSpreadSize('two', { width: 375, height: 667, pageRatio: portrait })).toBe(2)
  expect(chooseSpreadSize('one', { width: 2560, height: 1440, pageRatio: portrait })).toBe(1)
})
