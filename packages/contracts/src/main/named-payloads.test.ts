import { expect, test } from 'vitest'
import { routesByBackend } from '../routes'
import { namedPayloads } from './named-payloads'

const calls = Object.entries(namedPayloads).flatMap(([name, schemas]) =>
  Object.entries(schemas).map(([operationId, schema]) => ({ name, operationId, schema })),
)

test.each(calls)('$operationId takes $name in its documented shape [API-MAIN-063]', ({ operationId, schema }) => {
  const route = routesByBackend.main.find((candidate) => candidate.operationId === operationId)
  expect(route?.body?.schema).toBe(schema)
})

test('an ordering list has the index of each id [API-MAIN-063]', () => {
  const { reorderChapters: schema } = namedPayloads['an ordering list']
  expect(schema.parse([{ id: 100_000, order_index: 3 }])).toEqual([{ id: 100_000, order_index: 3 }])
  for (const wrong of [[100_000], { ids: [100_000] }, [{ id: 100_000 }], [{ id: '1', order_index: 0 }], []]) {
    expect(schema.safeParse(wrong).success).toBe(false)
  }
})
