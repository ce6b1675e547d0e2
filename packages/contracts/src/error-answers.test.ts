import { expect, test } from 'vitest'
import { allRoutes, type RouteDefinition } from './index'
import { ApiError } from './shared.schema'

const named = (routes: readonly RouteDefinition[]) => routes.map(({ operationId }) => operationId)
const having = (status: number) => allRoutes.filter(({ responses }) => status in responses)

test('every error response has the same form, except that of an unhealthy server', () => {
  const others = allRoutes.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status, { schema }]) => Number(status) >= 400 && schema !== ApiError)
      .map(([status]) => `${operationId} ${status}`),
  )
  expect(others).toEqual(['getHealth 503', 'getReadiness 503'])
})

test('every call may return 503 and 507', () => {
  expect(having(503)).toEqual(allRoutes)
  expect(having(507)).toEqual(allRoutes)
})

test('exactly the calls with a revision may return 412', () => {
  // Calls with several revisions carry them in the body.
  const inBody = ['updatePagesJson', 'savePagesContent', 'updateRectData', 'updateRectDataVariations', 'saveFile']
  const byHeader = allRoutes.filter(({ headers }) => headers && 'if-match' in headers.shape)
  expect(named(byHeader).filter((name) => !named(having(412)).includes(name))).toEqual([])
  const without = named(having(412)).filter((name) => !named(byHeader).includes(name))
  expect(without.filter((name) => !inBody.includes(name))).toEqual([])
})

test('calls with a body may return 413, and calls that need a token 401', () => {
  const sending = allRoutes.filter(({ body }) => body)
  expect(named(sending.filter(({ responses }) => !(413 in responses && 422 in responses)))).toEqual([])
  const guarded = allRoutes.filter(({ access }) => access !== 'public')
  expect(named(guarded.filter(({ responses }) => !(401 in responses && 403 in responses)))).toEqual([])
})

test('calls that a job can run may return errors of outside providers', () => {
  const waiting = allRoutes.filter(({ headers }) => headers && 'prefer' in headers.shape)
  expect(named(waiting).length).toBeGreaterThan(0)
  expect(named(waiting.filter(({ responses }) => !(202 in responses && 502 in responses)))).toEqual([])
})
