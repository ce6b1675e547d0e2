import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onTermination, type TerminationOptions } from './on-termination'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function server(shutDown: TerminationOptions['shutDown']) {
  const signals = new EventEmitter()
  const codes: number[] = []
  const lines: string[] = []
  const request = onTermination({
    shutDown,
    deadlineMs: 5000,
    exit: (code) => codes.push(code),
    log: (line) => lines.push(line),
    nowMs: () => Date.now(),
    signals,
  })
  return { signals, codes, lines, request }
}

describe('a server that is asked to end', () => {
  test('shuts down once for any number of requests, and exits with 0', async () => {
    const shutDown = vi.fn<TerminationOptions['shutDown']>(() => Promise.resolve())
    const { signals, codes, request } = server(shutDown)
    signals.emit('SIGINT')
    signals.emit('SIGINT')
    request('launcher-gone')
    await vi.advanceTimersByTimeAsync(10)
    expect(shutDown).toHaveBeenCalledExactlyOnceWith('SIGINT')
    expect(codes).toEqual([0])
  })

  test('exits with 69 when its database failed, so that a supervisor starts it again', async () => {
    const { codes, request } = server(() => Promise.resolve())
    request('database-failed')
    await vi.advanceTimersByTimeAsync(10)
    expect(codes).toEqual([69])
  })

  test('exits with 1 when the shutdown exceeds its deadline', async () => {
    const { signals, codes, lines } = server(() => new Promise(() => undefined))
    signals.emit('SIGTERM')
    await vi.advanceTimersByTimeAsync(4999)
    expect(codes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(codes).toEqual([1])
    expect(lines.join()).toContain('5000 ms')
  })

  test('exits with 1 and logs the error when the shutdown fails', async () => {
    const { signals, codes, lines } = server(() => Promise.reject(new Error('disk full')))
    signals.emit('SIGHUP')
    await vi.advanceTimersByTimeAsync(10)
    expect(codes).toEqual([1])
    expect(lines.join()).toContain('disk full')
  })

  test('exits immediately on a second signal', async () => {
    const { signals, codes } = server(() => new Promise(() => undefined))
    signals.emit('SIGINT')
    await vi.advanceTimersByTimeAsync(1000)
    signals.emit('SIGINT')
    expect(codes).toEqual([130])
  })
})
