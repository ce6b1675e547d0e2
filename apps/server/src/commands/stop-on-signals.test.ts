import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { stopOnSignals } from './stop-on-signals'

test('the first signal aborts the work and decides the exit code', () => {
  const program = new EventEmitter()
  const stop = stopOnSignals(program, 'Stopped.')
  expect([stop.signal.aborted, stop.exitCode()]).toEqual([false, null])
  program.emit('SIGINT')
  program.emit('SIGTERM')
  expect([stop.signal.aborted, stop.exitCode()]).toEqual([true, 130])
})

test('a second signal of the same kind is not caught and ends the program immediately', () => {
  const program = new EventEmitter()
  stopOnSignals(program, 'Stopped.')
  program.emit('SIGINT')
  expect(program.listenerCount('SIGINT')).toBe(0)
})
