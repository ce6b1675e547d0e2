import { describe, expect, it } from 'vitest'
import { readFailureBody, readApiFailure } from './read-api-failure'

describe('readApiFailure', () => {
  it("keeps the server's message, field and revision", () => {
    const body = {
      code: 'conflict',
      msg: 'Someone else saved.',
      field: '0.revision',
      currentRevision: 4,
      requestId: 'r',
    }
    expect(readApiFailure({ status: 412, data: body })).toEqual({ status: 412, ...body })
  })

  it('distinguishes an unreachable server from an unreadable response', () => {
    expect(readApiFailure({ status: 'FETCH_ERROR', error: 'TypeError' })).toEqual({
      status: 0,
      code: 'network',
      msg: '',
    })
    expect(
      readApiFailure({ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'SyntaxError' }),
    ).toEqual({ status: 502, code: 'unreadable', msg: '' })
  })

  it('never returns text of a body that is not ours', () => {
    for (const body of [null, 'text', 4, [], { msg: { nested: true } }]) {
      expect(readFailureBody(500, body)).toEqual({ status: 500, code: 'unreadable', msg: '' })
    }
  })
})
