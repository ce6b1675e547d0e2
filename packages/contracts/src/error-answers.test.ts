import { expect, test } from 'vitest'
import { allRoutes, type RouteDefinition } from './index'
import { ApiError } from './shared.schema'

const named = (routes: readonly RouteDefinition[]) => routes.map(({ operationId }) => operationId)
const having = (status: number) => allRoutes.filter(({ responses }) => status in responses)

test('every error answer has the one form of errors, but for the health of a server that is unwell', () => {
  const others = allRoutes.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status, { schema }]) => Number(status) >= 400 && schema !== ApiError)
      .map(([status]) => `${operationId} ${status}`),
  )
  expect(others).toEqual(['getHealth 503', 'getReadiness 503'])
})

test('a call made on a revision may be told that it is stale, and no other', () => {
  // Those that carry a revision for each of several pages say so in the body.
  const inBody = ['updatePagesJson', 'savePagesContent', 'updateRectData', 'updateRectDataVariations', 'saveFile']
  const byHeader = allRoutes.filter(({ headers }) => headers && 'if-match' in headers.shape)
  expect(named(byHeader).filter((name) => !named(having(412)).includes(name))).toEqual([])
  const without = named(having(412)).filter((name) => !named(byHeader).includes(name))
  expect(without.filter((name) => !inBody.includes(name))).toEqual([])
})

test('a call that takes a body may be told that it is too large, and one that needs a token that there is none', () => {
  const sending = allRoutes.filter(({ body }) => body)
  expect(named(sending.filter(({ responses }) => !(413 in responses && 422 in responses)))).toEqual([])
  const guarded = allRoutes.filter(({ access }) => access !== 'public')
  expect(named(guarded.filter(({ responses }) => !(401 in responses && 403 in responses)))).toEqual([])
})

test('a call whose work a client may leave to a job may fail outside of the server', () => {
  const waiting = allRoutes.filter(({ headers }) => headers && 'prefer' in headers.shape)
  expect(named(waiting).length).toBeGreaterThan(0)
  expect(named(waiting.filter(({ responses }) => !(202 in responses && 502 in responses)))).toEqual([])
})
