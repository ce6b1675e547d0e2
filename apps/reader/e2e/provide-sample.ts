import { test } from '@playwright/test'
import { provideServer, type ProvidedServer } from './provide-server'
import { readSampleBook, type SampleBook } from './sample-book'

export interface Sample {
  readonly server: ProvidedServer
  /** The sample book in English. */
  readonly book: SampleBook
}

/** Starts a server with the sample book before the tests of a file, and ends it after them. Read it in tests only. */
export function provideSample(): Sample {
  let sample: Sample | null = null
  const read = () => {
    if (sample === null) throw new Error('The server has not been started: this is no test.')
    return sample
  }
  test.beforeAll(async ({ playwright }) => {
    const server = await provideServer()
    const request = await playwright.request.newContext()
    sample = { server, book: await readSampleBook(request, server.url, 'en') }
    await request.dispose()
  })
  test.afterAll(() => sample?.server.stop())
  return {
    get server() {
      return read().server
    },
    get book() {
      return read().book
    },
  }
}
