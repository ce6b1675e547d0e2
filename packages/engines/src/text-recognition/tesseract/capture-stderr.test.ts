import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { captureStderr } from './capture-stderr'

test('keeps the end of a thread’s stderr, and prints none of it', async () => {
  const heard = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const source =
    "const { parentPort } = require('worker_threads'); console.error('x'.repeat(900)); console.error('Out of memory'); parentPort.postMessage('said')"
  const thread = new Worker(source, { eval: true })
  const remarks = captureStderr(thread)
  await new Promise((resolve) => thread.once('exit', resolve))
  await expect.poll(() => remarks()).toMatch(/^x+\nOut of memory$/)
  expect(remarks().length).toBeLessThanOrEqual(500)
  expect(heard).not.toHaveBeenCalled()
  heard.mockRestore()
})

test('returns nothing for an object that is not a thread', () => {
  expect(captureStderr(undefined)()).toBe('')
})
