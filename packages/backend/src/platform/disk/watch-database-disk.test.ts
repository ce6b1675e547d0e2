import { expect, test } from 'vitest'
import { watchDatabaseDisk } from './watch-database-disk'

const full = Object.assign(new Error('could not extend file'), { code: '53100' })

test('asks the database only after a failure for lack of space, and until one write succeeds', async () => {
  const seen = { writes: 0, isFull: true }
  const disk = watchDatabaseDisk(() => {
    seen.writes += 1
    return seen.isFull ? Promise.reject(full) : Promise.resolve()
  })
  disk.note(new Error('something else'))
  expect([await disk.check(), seen.writes]).toEqual([{ state: 'well' }, 0])
  disk.note(new Error('Failed query', { cause: full }))
  expect(await disk.check()).toEqual({ state: 'unwell', detail: 'the disk of PostgreSQL is full' })
  seen.isFull = false
  expect(await disk.check()).toEqual({ state: 'well' })
  await disk.check()
  expect(seen.writes).toBe(2)
})
