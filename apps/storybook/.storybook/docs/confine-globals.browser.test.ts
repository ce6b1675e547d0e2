import { expect, it, vi } from 'vitest'
import { confineGlobals } from './confine-globals'

it('applies changes of globals in its own frame and passes other events on', () => {
  const emit = vi.fn<(event: string, ...payload: unknown[]) => void>()
  const listener = vi.fn<(...payload: unknown[]) => void>()
  const channel = { emit, listeners: (event: string) => (event === 'updateGlobals' ? [listener] : undefined) }
  confineGlobals(channel)
  channel.emit('updateGlobals', { globals: { theme: 'light' } })
  expect(listener).toHaveBeenCalledExactlyOnceWith({ globals: { theme: 'light' } })
  expect(emit).not.toHaveBeenCalled()
  channel.emit('storyRendered', 'actions-menu--states')
  expect(emit).toHaveBeenCalledExactlyOnceWith('storyRendered', 'actions-menu--states')
})
