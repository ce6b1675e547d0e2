import { expect, test } from 'vitest'
import { isDatabaseAway } from './is-database-away'

const withCode = (code: string, more: object = {}) => Object.assign(new Error('no'), { code, ...more })

test.each([
  ['a server that shuts down', withCode('57P01')],
  ['a server that crashed', withCode('57P02')],
  ['a server that starts', withCode('57P03')],
  ['a lost connection', withCode('08006')],
  ['a refused connection', withCode('ECONNREFUSED', { syscall: 'connect' })],
  ['a missing socket', withCode('ENOENT', { syscall: 'connect' })],
  ['a connection cut in a statement', new Error('Connection terminated unexpectedly')],
  ['a pool that waits in vain', new Error('timeout exceeded when trying to connect')],
  ['the cause of a failed query', new Error('Failed query', { cause: withCode('57P03') })],
])('recognises %s', (_name, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['a unique violation', withCode('23505')],
  ['a full disk', withCode('53100')],
  ['a missing file', withCode('ENOENT', { syscall: 'open' })],
  [
    'another service that is away',
    new TypeError('fetch failed', { cause: withCode('ECONNREFUSED', { syscall: 'connect' }) }),
  ],
  ['a fault of the program', new RangeError('no')],
  ['no error', 'Connection terminated'],
])('does not take %s for it', (_name, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
