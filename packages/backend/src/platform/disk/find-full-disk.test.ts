import { expect, test } from 'vitest'
import { findFullDisk } from './find-full-disk'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

test.each([
  ['ENOSPC', 'data-folder'],
  ['EDQUOT', 'data-folder'],
  ['53100', 'database'],
  ['EACCES', null],
  ['53300', null],
])('an error %s and one that it caused name %s', (code, disk) => {
  expect(findFullDisk(withCode(code))).toBe(disk)
  expect(findFullDisk(new Error('Failed query', { cause: withCode(code) }))).toBe(disk)
})
