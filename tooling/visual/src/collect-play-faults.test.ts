import { EventEmitter } from 'node:events'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { collectPlayFaults, takePlayFaults } from './collect-play-faults.ts'

function openPage() {
  const page = createContext({})
  runInContext(collectPlayFaults, page)
  const channel = new EventEmitter()
  Object.assign(page, { __STORYBOOK_ADDONS_CHANNEL__: channel })
  return { channel, takeFaults: (): unknown => runInContext(takePlayFaults, page) }
}

it('finds no faults if the play function succeeds', () => {
  const { channel, takeFaults } = openPage()
  channel.emit('storyFinished', { status: 'success', reporters: [] })
  expect(takeFaults()).toBeNull()
})

it('reports a play function that throws once, although Storybook reports success', () => {
  const { channel, takeFaults } = openPage()
  channel.emit('playFunctionThrewException', { message: 'no such button' })
  channel.emit('storyFinished', { status: 'success', reporters: [] })
  expect(takeFaults()).toBe('it threw: no such button')
  expect(takeFaults()).toBeNull()
})

it('reports unhandled errors and failed checks', () => {
  const { channel, takeFaults } = openPage()
  channel.emit('unhandledErrorsWhilePlaying', [{ message: 'gone' }, 'lost'])
  channel.emit('storyFinished', { status: 'error', reporters: [{ type: 'a11y', status: 'failed' }] })
  expect(takeFaults()).toBe('unhandled error: gone; unhandled error: lost; the story finished with an error, a11y')
})
