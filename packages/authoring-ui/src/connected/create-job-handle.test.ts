import { expect, it } from 'vitest'
import { createJobHandle } from './create-job-handle'

function openHandle() {
  const cancelled: string[] = []
  return { handle: createJobHandle(async (jobId) => void cancelled.push(jobId)), cancelled }
}

it('cancels the job that the server has accepted', async () => {
  const { handle, cancelled } = openHandle()
  handle.begin()
  await handle.accept('job 1')
  await handle.cancel()
  expect(cancelled).toEqual(['job 1'])
})

it('aborts a request, and cancels its job if the server accepts it all the same', async () => {
  const { handle, cancelled } = openHandle()
  const signal = handle.begin()
  await handle.cancel()
  expect([signal.aborted, cancelled]).toEqual([true, []])
  await handle.accept('job 1')
  expect(cancelled).toEqual(['job 1'])
})

it('leaves the job of an earlier request alone', async () => {
  const { handle, cancelled } = openHandle()
  handle.begin()
  await handle.accept('job 1')
  const signal = handle.begin()
  await handle.cancel()
  expect([signal.aborted, cancelled]).toEqual([true, []])
})
