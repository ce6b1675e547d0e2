import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeInOrder, type ClosingStep } from './close-in-order'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const never = () => new Promise<void>(() => undefined)

async function close(...steps: ClosingStep[]) {
  const failures: string[] = []
  const complain = (what: string, error: unknown) =>
    failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
  const started = Date.now()
  const closing = closeInOrder(steps, { nowMs: () => Date.now(), complain }).then(() => Date.now() - started)
  await vi.runAllTimersAsync()
  return { lastedMs: await closing, failures }
}

describe('closing', () => {
  test('runs the steps one after another', async () => {
    const order: string[] = []
    const step = (what: string, lastsMs: number): ClosingStep => ({
      what,
      byMs: 1000,
      async close() {
        order.push(`${what} begins`)
        await new Promise((resolve) => setTimeout(resolve, lastsMs))
        order.push(`${what} ends`)
      },
    })
    expect(await close(step('a', 100), step('b', 10))).toEqual({ lastedMs: 110, failures: [] })
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  test('runs every step, even if earlier ones fail', async () => {
    const last = vi.fn<() => void>()
    const { failures } = await close(
      { what: 'jobs', byMs: 400, close: () => Promise.reject(new Error('no connection')) },
      {
        what: 'calls',
        byMs: 600,
        close() {
          throw new Error('not open')
        },
      },
      { what: 'engines', byMs: 800, close: never },
      { what: 'folder', byMs: 900, close: last },
    )
    expect(last).toHaveBeenCalledOnce()
    expect(failures).toEqual(['jobs: no connection', 'calls: not open', 'engines: not ended after 800 ms'])
  })

  test('gives a step the time that earlier ones have left, and no more', async () => {
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 850))
    const quick = () => Promise.resolve()
    expect(await close({ what: 'a', byMs: 400, close: quick }, { what: 'b', byMs: 900, close: slow })).toEqual({
      lastedMs: 850,
      failures: [],
    })
    const { lastedMs, failures } = await close(
      { what: 'a', byMs: 400, close: never },
      { what: 'b', byMs: 900, close: slow },
    )
    expect([lastedMs, failures]).toEqual([900, ['a: not ended after 400 ms', 'b: not ended after 900 ms']])
  })
})
