import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../embedded-postgres'
import { createLogger } from '../logging/create-logger'
import { openDatabase } from './open-database'

const open = async () => openDatabase(await createTestDatabase(inject('testServer')), createLogger('silent'))

test('closing aborts work that does not end', async () => {
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

test('closing waits for work that is nearly done', async () => {
  const { database, close } = await open()
  const work = database.transaction((transaction) => transaction.execute('select pg_sleep(0.1)'))
  await database.execute('select 1')
  await close()
  expect((await work).rowCount).toBe(1)
})

test('a connection lost during a transaction fails that transaction and nothing else', async () => {
  const { database, close } = await open()
  const pid = async (on: Pick<typeof database, 'execute'>) =>
    Number((await on.execute('select pg_backend_pid() as pid')).rows[0]?.['pid'])
  const broken = database.transaction(async (transaction) => {
    const own = await pid(transaction)
    await database.execute(`select pg_terminate_backend(${own}, 5000)`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    return pid(transaction)
  })
  await expect(broken).rejects.toThrow('Failed query')
  expect(await pid(database)).toBeGreaterThan(0)
  await close()
})

test('a connection lost while a transaction begins goes back to the pool', async () => {
  const { database, pool, close } = await open()
  pool.once('acquire', (client) => {
    const { stream } = Reflect.get(client, 'connection')
    stream.destroy()
  })
  await expect(database.transaction((transaction) => transaction.execute('select 1'))).rejects.toThrow('Failed query')
  await expect.poll(() => pool.totalCount).toBe(0)
  expect((await database.transaction((transaction) => transaction.execute('select 1'))).rowCount).toBe(1)
  await close()
})
