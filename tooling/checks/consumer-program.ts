// A program that uses every entry of core, its functions and its types. Tests compile and run it against the packed package
// in several set-ups, one of them with its imports written as require().
import * as audio from '@lectern/core/audio'
import * as book from '@lectern/core/book'
import * as editing from '@lectern/core/editing'
import * as geometry from '@lectern/core/geometry'
import * as music from '@lectern/core/music'
import * as pageLayout from '@lectern/core/page-layout'
import * as playback from '@lectern/core/playback'
import * as sync from '@lectern/core/sync'
import * as text from '@lectern/core/text'

interface Tagged extends sync.Rect {
  readonly tag: string
}

const rects: Tagged[] = [
  { id: 'a', x: 100, y: 100, width: 60, height: 20, word: 'The', tag: 'article' },
  { id: 'b', x: 170, y: 102, width: 60, height: 20, word: 'cat', tag: 'noun' },
  { id: 'c', x: 100, y: 140, width: 90, height: 20, word: 'slept.', tag: 'verb' },
]
const spoken: sync.TimedWord[] = [
  { word: 'the', start: 0.1, end: 0.3 },
  { word: 'cat', start: 0.3, end: 0.6 },
  { word: 'slept', start: 0.7, end: 1.2 },
]

const lines: pageLayout.Line<Tagged>[] = pageLayout.groupLines(rects)
const synced: sync.SyncResult = sync.syncByWord(rects, spoken, { language: 'en' })
const cursor: playback.PlaybackCursor = playback.createPlaybackCursor(
  playback.buildCueIndex(
    synced.rects.map(({ id, startTime = 0, endTime = 0 }): playback.Cue => ({ id, start: startTime, end: endTime })),
  ),
)
const change: editing.ChangeSet<sync.Rect> = editing.diffDocuments(
  new Map(rects.map((rect) => [rect.id, rect])),
  new Map(synced.rects.map((rect) => [rect.id, rect])),
)
const wav: Uint8Array = audio.writeWav({ sampleRate: 8000, channels: [new Float32Array(4000)] })
const header: audio.WavHeader | audio.BrokenWav = audio.readWavHeader(wav)

/** One result of each entry; all of them can be written as JSON. */
export const outcome = {
  text: text.splitSentences('Dr. Ito ran. It rained.', { language: 'en' }),
  pageLayout: lines.map((line) => line.rects.map(({ tag }) => tag)),
  sync: synced.rects.map(({ id, startTime, endTime }) => [id, startTime, endTime]),
  playback: [cursor.advance(0.4), cursor.advance(1)],
  editing: editing.apply(new Map(rects.map((rect) => [rect.id, rect])), change).get('c')?.endTime,
  geometry: geometry.hitTest(geometry.buildSpatialIndex(rects), 180, 110),
  book: book.readVoiceSettings('{"stability":0.4}'),
  audio: header.kind === 'ok' ? header.durationSeconds : header.reason,
  music: music.metronomeGrid({ bpm: 120, beats: 2, subdivisions: 1, startSeconds: 0, untilSeconds: 1 }),
}

/** Names that each entry exports at run time. */
export const names = Object.fromEntries(
  Object.entries({ audio, book, editing, geometry, music, pageLayout, playback, sync, text }).map(([entry, all]) => [
    entry,
    Object.keys(all).toSorted(),
  ]),
)

/**
 * Wrong uses, which compile only if the types were lost.
 * @public
 */
export function misuse(): void {
  // @ts-expect-error A language is a string.
  text.splitSentences('One.', { language: 7 })
  // @ts-expect-error A rect has an id.
  sync.validateTimings([{ x: 0, y: 0, width: 1, height: 1 }])
  // @ts-expect-error An index is made by buildCueIndex.
  playback.createPlaybackCursor([])
}
