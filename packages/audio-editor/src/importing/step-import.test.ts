import { expect, it } from 'vitest'
import type { ImportWork } from './import-work'
import { readAlignmentReport } from './read-alignment-report'
import { stepImport, type ImportEvent } from './step-import'

const facts = { chapterVariationId: 3, bookId: 9 }
const pages = [{ pageVariationId: 7, pageNumber: 2, hasImage: true, text: 'Good night, harbour.' }]
const source = { files: [{ name: 'one.wav', sound: new Blob(['sound']) }], startsAt: 0 }
const mp3 = new Blob(['mp3'])

function run(events: readonly ImportEvent[], state: ImportWork = { kind: 'idle' }) {
  const done: string[] = []
  let now = state
  for (const event of events) {
    const step = stepImport(now, event, facts)
    now = step.state
    done.push(...step.effects.map((effect) => effect.do))
  }
  return { state: now, done }
}

const request: ImportEvent = { kind: 'import-requested', source, recordingName: 'one.wav', pages }
const upToAlignment: ImportEvent[] = [
  request,
  { kind: 'recording-prepared', fileName: 'recording-1.mp3', mp3 },
  { kind: 'recording-uploaded' },
  { kind: 'recording-named' },
]

it('prepares, uploads, names, aligns and loads a recording in this order', () => {
  const report = readAlignmentReport({ words: [{ word: 'Good', start: 1, end: 2 }] }, pages)
  const { state, done } = run([...upToAlignment, { kind: 'recording-aligned', report }, { kind: 'recording-loaded' }])
  expect(done).toEqual(['prepare-recording', 'upload-recording', 'name-recording', 'align-recording', 'load-recording'])
  expect(state).toEqual({ kind: 'imported', recordingName: 'one.wav', report })
})

it('loads the new track when its words could not be aligned, and aligns alone on a retry', () => {
  const failed = run([...upToAlignment, { kind: 'import-failed', failure: { kind: 'not-aligned', text: '' } }])
  expect(failed.done.at(-1)).toBe('load-recording')
  expect(run([{ kind: 'recording-loaded' }, { kind: 'import-retried' }], failed.state).done).toEqual([
    'align-recording',
  ])
})

it('ignores a second request while a recording is imported', () => {
  expect(run([request, request]).done).toEqual(['prepare-recording'])
})

it('reads no report from a result without words', () => {
  for (const result of [undefined, null, 3, {}, { words: [] }, { words: [{ word: 'a', start: 2, end: 1 }, null] }]) {
    expect(readAlignmentReport(result, pages)).toBeNull()
  }
})
