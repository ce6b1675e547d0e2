import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { watchLauncher } from './watch-launcher'

function channel(send: unknown, connected: boolean) {
  return Object.assign(new EventEmitter(), { connected, ...(send === undefined ? {} : { send }) })
}

test('reports a launcher that disconnects', () => {
  const gone = vi.fn<() => void>()
  const launcher = channel(() => undefined, true)
  watchLauncher(launcher, gone)
  expect(gone).not.toHaveBeenCalled()
  launcher.emit('disconnect')
  expect(gone).toHaveBeenCalledOnce()
})

test('reports a launcher that disconnected before watching began', () => {
  const gone = vi.fn<() => void>()
  watchLauncher(
    channel(() => undefined, false),
    gone,
  )
  expect(gone).toHaveBeenCalledOnce()
})

test('reports nothing for a server without a launcher', () => {
  const gone = vi.fn<() => void>()
  const alone = channel(undefined, false)
  watchLauncher(alone, gone)
  alone.emit('disconnect')
  expect(gone).not.toHaveBeenCalled()
})
