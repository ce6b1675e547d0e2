import { expect, test } from 'vitest'
import { blankTags } from './blank-tags.ts'

test('replaces speech mark-up by as many spaces, and keeps its content and other brackets', () => {
  const text = '<sub alias="x">H2O</sub> a < b > <poem>'
  expect(blankTags(text)).toBe(`${' '.repeat(15)}H2O${' '.repeat(6)} a < b > <poem>`)
})
