import { expect, test } from 'vitest'
import { listFailedCalls } from './list-failed-calls'

const paths = new Map([['getBookPart', 'GET /file/bookData/{id}/parts/{part}']])
const failedPart = {
  status: 'rejected',
  endpointName: 'getBookPart',
  originalArgs: { id: 7, part: 'ab' },
  error: { status: 422, code: 'invalid-field', msg: 'No such part.', field: 'part', requestId: 'r1' },
}

test('lists call, status, code, field and message of each failed request, and nothing of others', () => {
  const queries = [
    failedPart,
    { status: 'fulfilled', endpointName: 'getBookPartner', originalArgs: { id: 7 } },
    { status: 'pending', endpointName: 'getBookPart', originalArgs: { id: 7 }, error: failedPart.error },
    { status: 'rejected', endpointName: 'other', error: { status: 0, code: 'network', msg: '' } },
    { status: 'rejected', endpointName: 'other', error: new Error('no failure of a call') },
    undefined,
  ]
  expect(listFailedCalls(queries, (name) => paths.get(name))).toEqual([
    {
      call: 'GET /file/bookData/7/parts/ab',
      status: 422,
      code: 'invalid-field',
      field: 'part',
      message: 'No such part.',
      requestId: 'r1',
    },
    { call: 'other', status: 0, code: 'network', field: null, message: '', requestId: null },
  ])
})
