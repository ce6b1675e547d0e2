import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computePauseSeconds } from './compute-pause-seconds'
import { findPassingCause } from './find-passing-cause'
import { readRetryHint } from './read-retry-hint'
import { notRetrying, stepRetry, type RetryEvent, type RetryState } from './step-retry'

const now = { milliseconds: Date.parse('2026-11-24T12:00:00Z'), isOnline: true }
const restarting = { cause: 'restarting', retryAfterSeconds: 0 } as const
const failed: RetryEvent = { kind: 'failed', hint: restarting }
const run = (events: readonly RetryEvent[]): RetryState => events.reduce(stepRetry, notRetrying)

describe('a failed call', () => {
  it.each([
    [{ status: 0, code: 'network' }, 'unreachable'],
    [{ status: 0, code: 'timeout' }, 'unreachable'],
    [{ status: 429, code: 'too-many-tries' }, 'busy'],
    [{ status: 503, code: 'database-away' }, 'restarting'],
    [{ status: 502, code: 'unreadable' }, 'restarting'],
    [{ status: 504, code: 'unreadable' }, 'restarting'],
    [{ status: 507, code: 'disk-full' }, 'disk-full'],
  ] as const)('may succeed later: %o', (failure, cause) => {
    expect(findPassingCause(failure, true)).toBe(cause)
  })

  it.each([
    { status: 0, code: 'unreadable' },
    { status: 400, code: 'unreadable-request' },
    { status: 401, code: 'token-expired' },
    { status: 404, code: 'not-found' },
    { status: 409, code: 'conflict' },
    { status: 412, code: 'stale-revision' },
    { status: 422, code: 'invalid-field' },
    { status: 500, code: 'internal' },
    { status: 502, code: 'provider-refused' },
  ])('would fail again: %o', (failure) => {
    expect(findPassingCause(failure, true)).toBeNull()
  })

  it('is called offline when the browser says so and no response arrived', () => {
    expect(findPassingCause({ status: 0, code: 'network' }, false)).toBe('offline')
    expect(findPassingCause({ status: 503, code: 'starting' }, false)).toBe('restarting')
  })

  it.each([
    ['7', 7],
    ['Tue, 24 Nov 2026 12:00:20 GMT', 20],
    ['Tue, 24 Nov 2026 11:00:00 GMT', 0],
    ['soon', 0],
    [undefined, 0],
  ])('is tried again after its Retry-After of %s', (retryAfter, retryAfterSeconds) => {
    const failure = { status: 503, code: 'starting', msg: '', ...(retryAfter === undefined ? {} : { retryAfter }) }
    expect(readRetryHint(failure, now)).toEqual({ cause: 'restarting', retryAfterSeconds })
  })

  it('has no hint if it is no failure of a call', () => {
    expect(readRetryHint(new TypeError('fault of the program'), now)).toBeNull()
    expect(readRetryHint(undefined, now)).toBeNull()
  })
})

describe('the pause before the next attempt', () => {
  it('grows with each failure, up to a minute, and is never below Retry-After', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(600), (failures, retryAfterSeconds) => {
        const pause = computePauseSeconds(failures, retryAfterSeconds)
        expect(pause).toBeGreaterThanOrEqual(retryAfterSeconds)
        expect(computePauseSeconds(failures + 1, retryAfterSeconds)).toBeGreaterThanOrEqual(pause)
        expect(computePauseSeconds(failures, 0)).toBeLessThanOrEqual(60)
      }),
    )
    expect([1, 2, 3, 4, 5, 6].map((failures) => computePauseSeconds(failures, 0))).toEqual([2, 4, 8, 15, 30, 60])
  })
})

describe('attempts of a call', () => {
  it('wait longer after each failure and begin again after a success', () => {
    const retried = { kind: 'retried' } as const
    expect(run([failed])).toEqual({ kind: 'waiting', failures: 1, pauseSeconds: 2 })
    expect(run([failed, retried])).toEqual({ kind: 'trying', failures: 1 })
    expect(run([failed, retried, failed])).toEqual({ kind: 'waiting', failures: 2, pauseSeconds: 4 })
    expect(run([failed, retried, { kind: 'succeeded' }, failed])).toMatchObject({ failures: 1 })
  })

  it('end with a failure that would repeat', () => {
    expect(run([failed, { kind: 'retried' }, { kind: 'failed', hint: null }])).toEqual(notRetrying)
  })
})
