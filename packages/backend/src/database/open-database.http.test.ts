import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../embedded-postgres'
import { createLogger } from '../logging/create-logger'
import { openDatabase } from './open-database'

const open = async () => openDatabase(await createTestDatabase(inject('testServer')), createLogger('silent'))

test('closing does not wait for work that does not end: it is broken off', async () => {
  const { database, close } = await open()
  const outcome = database
    .transaction(async (transaction) => {
      await transaction.execute('select pg_sleep(30)')
    })
    .then(
      () => 'done',
      () => 'broken off',
    )
  const idle = database.transaction(async (transaction) => {
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await transaction.execute('select 1')
  })
  const idleOutcome = idle.then(
    () => 'done',
    () => 'broken off',
  )
  await database.execute('select 1')
  const startedAt = performance.now()
  await close()
  expect(performance.now() - startedAt).toBeLessThan(1000)
  expect([await outcome, await idleOutcome]).toEqual(['broken off', 'broken off'])
})

test('closing lets work come to its end that is nearly there', async () => {
  const { database, close } = await open()
  const work = database.transaction((transaction) => transaction.execute('select pg_sleep(0.1)'))
  await database.execute('select 1')
  await close()
  expect((await work).rowCount).toBe(1)
})
