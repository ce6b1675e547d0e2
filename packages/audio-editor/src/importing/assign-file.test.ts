import { expect, it } from 'vitest'
import { assignFile } from './assign-file'
import { matchFilesToPages } from './match-files-to-pages'

const pageNumbers = [1, 2, 4]
const files = ['a', 'b'].map((name) => ({ name }))
const [a, b] = files
const start = matchFilesToPages(files, pageNumbers)
const assign = (from: typeof start, file: typeof a, pageNumber: number | null) =>
  assignFile(from, { file: file!, pageNumber, pageNumbers })
const show = ({ by, matches, unmatched, missingPages }: typeof start) => ({
  by,
  matches: matches.map(({ pageNumber, file }) => `${pageNumber}: ${file.name}`),
  unmatched: unmatched.map(({ name }) => name),
  missingPages,
})

it('gives a file to a page without one, in the order of the pages', () => {
  expect(show(assign(start, a, 4))).toEqual({
    by: 'hand',
    matches: ['2: b', '4: a'],
    unmatched: [],
    missingPages: [1],
  })
})

it('exchanges the files of two pages', () => {
  expect(show(assign(start, b, 1)).matches).toEqual(['1: b', '2: a'])
})

it('leaves a file out, and takes it again in place of another', () => {
  const without = assign(start, a, null)
  expect(show(without)).toMatchObject({ matches: ['2: b'], unmatched: ['a'], missingPages: [1, 4] })
  expect(show(assign(without, a, 2))).toMatchObject({ matches: ['2: a'], unmatched: ['b'], missingPages: [1, 4] })
})
