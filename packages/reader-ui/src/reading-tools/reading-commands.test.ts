import { expect, test, vi } from 'vitest'
import { createReadingCommands } from './reading-commands'

test('a command runs its handler, and none after the handler was removed', () => {
  const commands = createReadingCommands()
  const handler = vi.fn()
  const remove = commands.handle('toggle-sidebar', handler)
  commands.run('toggle-sidebar')
  commands.run('open-repeat')
  expect(handler).toHaveBeenCalledTimes(1)
  remove()
  commands.run('toggle-sidebar')
  expect(handler).toHaveBeenCalledTimes(1)
})

test('a command without a handler is told, waits, and runs once when its handler comes', () => {
  const commands = createReadingCommands()
  const onWait = vi.fn()
  const stop = commands.onWait(onWait)
  commands.run('show-shortcuts')
  expect(onWait).toHaveBeenCalledTimes(1)
  const other = vi.fn()
  const handler = vi.fn()
  commands.handle('toggle-sidebar', other)
  commands.handle('show-shortcuts', handler)
  expect(other).not.toHaveBeenCalled()
  expect(handler).toHaveBeenCalledTimes(1)
  stop()
  commands.run('open-repeat')
  expect(onWait).toHaveBeenCalledTimes(1)
})

test('a handler that replaced another one stays when the other one is removed', () => {
  const commands = createReadingCommands()
  const removeFirst = commands.handle('toggle-sidebar', () => undefined)
  const handler = vi.fn()
  commands.handle('toggle-sidebar', handler)
  removeFirst()
  commands.run('toggle-sidebar')
  expect(handler).toHaveBeenCalledTimes(1)
})
