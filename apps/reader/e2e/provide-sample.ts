import { test } from '@playwright/test'
import { readSampleBook, type SampleBook } from './sample-book'

export interface Sample {
  /** The server that all files of journeys share. `url` is the reader's address, without a trailing slash. */
  readonly server: { readonly url: string }
  /** The sample book in English. */
  readonly book: SampleBook
}

/** Reads the sample book from the shared server before the tests of a file. Read it in tests only. */
export function provideSample(): Sample {
  let sample: Sample | null = null
  const read = () => {
    if (sample === null) throw new Error('The sample book has not been read: this is no test.')
    return sample
  }
  test.beforeAll(async ({ playwright }) => {
    const named = process.env['LECTERN_E2E_URL']
    if (named === undefined) throw new Error('The global setup has started no server.')
    const server = { url: new URL(named).origin }
    const request = await playwright.request.newContext()
    sample = { server, book: await readSampleBook(request, server.url, 'en') }
    await request.dispose()
  })
  return {
    get server() {
      return read().server
    },
    get book() {
      return read().book
    },
  }
}
