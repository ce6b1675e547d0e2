import { expect, test } from 'vitest'
import { abortOnStop } from './abort-on-stop'

/** Sends one call, stops while it is under way, and then lets the server respond. */
async function stopDuring(init: RequestInit): Promise<'answered' | 'cut short'> {
  const stop = new AbortController()
  const send = abortOnStop(
    (_, { signal }) =>
      new Promise((resolve, reject) => {
        if (signal) signal.addEventListener('abort', () => reject(new Error('cut short')))
        else setImmediate(() => resolve(new Response()))
      }),
    stop.signal,
  )
  const sent = send('/x', init)
  stop.abort(new Error('Stopped.'))
  return sent.then(
    () => 'answered',
    () => 'cut short',
  )
}

test('aborts reads and uploads, and waits for calls that write', async () => {
  expect(await stopDuring({ method: 'GET' })).toBe('cut short')
  expect(await stopDuring({ method: 'POST', body: new FormData() })).toBe('cut short')
  expect(await stopDuring({ method: 'PUT', body: '[]' })).toBe('answered')
  expect(await stopDuring({ method: 'POST' })).toBe('answered')
})

test('sends no call after a stop', async () => {
  let calls = 0
  const send = abortOnStop(
    () => {
      calls += 1
      return Promise.resolve(new Response())
    },
    AbortSignal.abort(new Error('Stopped.')),
  )
  await expect(send('/x', { method: 'POST' })).rejects.toThrow('Stopped.')
  expect(calls).toBe(0)
})
