import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

afterEach(() => vi.useRealTimers())

const failure = () => page.getByRole('button', { name: 'Try again' })

/** Opens a book whose server is unavailable. Returns a function that brings the server back. */
async function openWhileAway() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = fakeStudioServer([{ words: 'Once upon' }])
  const seen = { calls: 0 }
  server.before = () => {
    seen.calls += 1
    return Promise.reject(new TypeError('offline'))
  }
  await renderWorkspace(server, 'words')
  await expect.element(failure()).toBeVisible()
  return { seen, comeBack: () => void (server.before = () => Promise.resolve()) }
}

it('opens the book automatically when the browser is online again', async () => {
  const { comeBack } = await openWhileAway()
  comeBack()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('listbox')).toBeVisible()
})

it('retries with growing pauses while the server is unavailable, then opens the book', async () => {
  const { seen, comeBack } = await openWhileAway()
  const before = seen.calls
  await expect.element(page.getByText('The server cannot be reached.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(2000)
  await expect.poll(() => seen.calls).toBe(before + 1)
  await expect.element(page.getByText('Trying again in 4 seconds')).toBeVisible()
  comeBack()
  await vi.advanceTimersByTimeAsync(3000)
  expect(seen.calls).toBe(before + 1)
  await vi.advanceTimersByTimeAsync(1000)
  await expect.element(page.getByRole('listbox')).toBeVisible()
})

it('does not try again when the book is missing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = fakeStudioServer([{ words: 'Once upon' }])
  let calls = 0
  const refusing: typeof server = {
    ...server,
    fetch: async () => {
      calls += 1
      return Response.json({ code: 'not-found', msg: 'There is no such book.' }, { status: 404 })
    },
  }
  await renderWorkspace(refusing, 'words')
  await expect.element(page.getByText('There is no such book.')).toBeVisible()
  const before = calls
  await vi.advanceTimersByTimeAsync(20_000)
  expect(calls).toBe(before)
})
