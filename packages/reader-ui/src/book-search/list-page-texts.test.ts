import { expect, test } from 'vitest'
import { makeWord } from '../fixtures/make-word'
import { listPageTexts } from './list-page-texts'

const split = [
  makeWord({ key: 'a', text: 'opti', y: 0, spaceAfter: false }),
  makeWord({ key: 'b', text: 'mized', y: 40 }),
]

test('restores a hyphen that the recogniser left out at the end of a line', () => {
  expect(listPageTexts(split, 'en')).toEqual(['opti-', 'mized'])
  expect(listPageTexts([split[0]!, { ...split[1]!, y: 0 }], 'en')).toEqual(['opti', 'mized'])
  expect(listPageTexts([{ ...split[0]!, spaceAfter: true }, split[1]!], 'en')).toEqual(['opti', 'mized'])
})

test('adds no hyphen in a language that is written without spaces', () => {
  expect(listPageTexts(split, 'zh-Hant')).toEqual(['opti', 'mized'])
})
