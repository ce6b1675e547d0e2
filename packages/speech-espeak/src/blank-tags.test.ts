import { expect, test } from 'vitest'
import { blankTags } from './blank-tags.ts'

test('speech mark-up becomes spaces of the same length, its content and other brackets stay', () => {
  const text = '<sub alias="x">H2O</sub> a < b > <poem>'
  expect(blankTags(text)).toBe(`${' '.repeat(15)}H2O${' '.repeat(6)} a < b > <poem>`)
})
