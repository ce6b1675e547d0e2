import { EventEmitter } from 'node:events'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { collectPlayFaults, takePlayFaults } from './play-faults.ts'

function openPage() {
  const page = createContext({})
  runInContext(collectPlayFaults, page)
  const channel = new EventEmitter()
  Object.assign(page, { __STORYBOOK_ADDONS_CHANNEL__: channel })
  return { channel, faults: (): unknown => runInContext(takePlayFaults, page) }
}

it('a story that is played to its end has no faults', () => {
  const { channel, faults } = openPage()
  channel.emit('storyFinished', { status: 'success', reporters: [] })
  expect(faults()).toBeNull()
})

it('a play that throws is told of, though Storybook calls it a success, and once only', () => {
  const { channel, faults } = openPage()
  channel.emit('playFunctionThrewException', { message: 'no such button' })
  channel.emit('storyFinished', { status: 'success', reporters: [] })
  expect(faults()).toBe('its play threw: no such button')
  expect(faults()).toBeNull()
})

it('errors that nobody catches, and a check that fails, are told of', () => {
  const { channel, faults } = openPage()
  channel.emit('unhandledErrorsWhilePlaying', [{ message: 'gone' }, 'lost'])
  channel.emit('storyFinished', { status: 'error', reporters: [{ type: 'a11y', status: 'failed' }] })
  expect(faults()).toBe('while it was played: gone; while it was played: lost; it finished with an error, a11y')
})
