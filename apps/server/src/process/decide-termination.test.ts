import { describe, expect, test } from 'vitest'
import { decideTermination, ECHO_MS, type TerminationState } from './decide-termination'

const stopping: TerminationState = { phase: 'stopping', cause: 'SIGINT', sinceMs: 1000 }

describe('decideTermination', () => {
  test('shuts down in order on the first request from any source', () => {
    for (const cause of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK', 'launcher-gone'] as const) {
      expect(decideTermination({ phase: 'running' }, cause, 7)).toEqual({
        state: { phase: 'stopping', cause, sinceMs: 7 },
        action: 'shut-down',
      })
    }
  })
  test('ignores an echo of the first request', () => {
    expect(decideTermination(stopping, 'SIGINT', 1000 + ECHO_MS - 1)).toEqual({ state: stopping, action: 'ignore' })
  })
  test('forces the end on a second signal', () => {
    expect(decideTermination(stopping, 'SIGTERM', 1000 + ECHO_MS).action).toBe('force')
  })
  test('never forces the end when only the launcher or the terminal is gone', () => {
    expect(decideTermination(stopping, 'launcher-gone', 60_000).action).toBe('ignore')
    expect(decideTermination(stopping, 'SIGHUP', 60_000).action).toBe('ignore')
  })
})
