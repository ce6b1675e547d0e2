import { expect, it, vi } from 'vitest'
import { keepGlobals } from './keep-globals'

it('tells its own window of globals and nobody else; of all else everybody hears', () => {
  const emit = vi.fn<(event: string, ...told: unknown[]) => void>()
  const heard = vi.fn<(...told: unknown[]) => void>()
  const channel = { emit, listeners: (event: string) => (event === 'updateGlobals' ? [heard] : undefined) }
  keepGlobals(channel)
  channel.emit('updateGlobals', { globals: { theme: 'light' } })
  expect(heard).toHaveBeenCalledExactlyOnceWith({ globals: { theme: 'light' } })
  expect(emit).not.toHaveBeenCalled()
  channel.emit('storyRendered', 'actions-menu--states')
  expect(emit).toHaveBeenCalledExactlyOnceWith('storyRendered', 'actions-menu--states')
})
