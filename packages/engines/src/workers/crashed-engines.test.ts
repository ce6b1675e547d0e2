import { expect, test } from 'vitest'
import { createImageResizing } from '../image-resizing/create-image-resizing'
import { createAudioEncoding } from '../mp3-encoding/create-audio-encoding'
import { createPageImport } from '../page-import/create-page-import'
import { toAttempt } from '../text-recognition/calls/attempts'

const cause = 'VipsJpeg: premature end of JPEG image'
const crashed = { kind: 'crashed', message: cause } as const
const pool = {
  call: () => Promise.resolve(crashed),
  lease: () => Promise.resolve({ call: () => Promise.resolve(crashed), release() {} }),
  rest() {},
  close: () => Promise.resolve(),
}
/** Two sentences: the problem and a way on. */
const forPeople = expect.stringMatching(/^[A-Z][^:]*\. [A-Z][^:]*\.$/)

test('keeps the words of a crashed engine for the log, and says its own to people', async () => {
  const request = { image: new Uint8Array(), width: 100, quality: 80 }
  const failed = { code: 'engine-failed', message: forPeople, cause }
  expect(await createImageResizing(pool).resize(request)).toMatchObject(failed)
  expect(await createAudioEncoding(pool).convertToMp3({ path: 'reading.wav', target: 'reading.mp3' })).toMatchObject(
    failed,
  )
  expect(toAttempt(crashed)).toMatchObject({ kind: 'broken', failure: failed })
  const problems = []
  const recognition = {
    version: 'none',
    isPaid: false,
    concurrency: 1,
    recognise: () => Promise.reject(new Error('unexpected call')),
    languages: () => Promise.resolve([]),
  }
  for await (const page of createPageImport(pool, recognition).importPages({ fileName: 'a.pdf', path: 'a.pdf' })) {
    problems.push(page)
  }
  expect(problems).toEqual([{ kind: 'problem', file: 'a.pdf', ...failed }])
})
