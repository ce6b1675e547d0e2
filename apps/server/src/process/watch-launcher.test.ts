import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { watchLauncher } from './watch-launcher'

function channel(send: unknown, connected: boolean) {
  return Object.assign(new EventEmitter(), { connected, ...(send === undefined ? {} : { send }) })
}

test('a launcher that disconnects is gone', () => {
  const gone = vi.fn<() => void>()
  const launcher = channel(() => undefined, true)
  watchLauncher(launcher, gone)
  expect(gone).not.toHaveBeenCalled()
  launcher.emit('disconnect')
  expect(gone).toHaveBeenCalledOnce()
})

test('a launcher that went before anyone watched is gone', () => {
  const gone = vi.fn<() => void>()
  watchLauncher(
    channel(() => undefined, false),
    gone,
  )
  expect(gone).toHaveBeenCalledOnce()
})

test('a server that was started by hand misses no launcher', () => {
  const gone = vi.fn<() => void>()
  const alone = channel(undefined, false)
  watchLauncher(alone, gone)
  alone.emit('disconnect')
  expect(gone).not.toHaveBeenCalled()
})
