import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { RequestTransaction } from './request-transaction'

test('a request whose transaction got no connection ends instead of waiting for it', async () => {
  const transaction = new RequestTransaction(new Pool(), () => Promise.reject(new Error('the database is away')))
  await expect(transaction.connectTransaction()).rejects.toThrow('the database is away')
  // Another transaction of the same request has its turn.
  await expect(transaction.connectTransaction()).rejects.toThrow('the database is away')
  await transaction.rollback()
  expect(transaction.hasEnded).toBe(true)
})
