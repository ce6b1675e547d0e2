// The contract of core with other teams. New optional fields and options are welcome; a change that fails to compile here
// breaks somebody. The interfaces are complete, and independent of the package's own types on purpose.
import { describe, expect, it } from 'vitest'
import * as audio from '@lectern/core/audio'
import * as book from '@lectern/core/book'
import * as editing from '@lectern/core/editing'
import * as geometry from '@lectern/core/geometry'
import * as music from '@lectern/core/music'
import * as pageLayout from '@lectern/core/page-layout'
import * as playback from '@lectern/core/playback'
import * as sync from '@lectern/core/sync'
import * as text from '@lectern/core/text'

type Language = string
type Direction = 'ltr' | 'rtl'
type WritingMode = 'horizontal-tb' | 'vertical-rl'
type Id = string | number
interface Box {
  x: number
  y: number
  width: number
  height: number
}
interface DetectedBreak {
  type: string
  isPrefix?: boolean
}
interface VoiceSettings {
  stability?: number
  similarity_boost?: number
  style?: number
  speed?: number
}
interface Voice {
  voiceId: string
  modelId: string
  voiceSettings: VoiceSettings
}
interface Rect extends Box {
  id: string
  fill?: string
  opacity?: number
  startTime?: number
  endTime?: number
  pauseAfter?: number
  word?: string
  detectedBreak?: DetectedBreak
  sentenceId?: string
  voiceId?: string
  modelId?: string
  voiceSettings?: VoiceSettings
  confidence?: number
  timing?: { source: 'matched' | 'estimated' | 'manual'; confidence?: number; loss?: number }
}
interface TimedWord {
  word: string
  start: number
  end: number
  pageVariationId?: Id
}
interface Issue {
  code: string
  message: string
  id?: string
  index?: number
}
type ValidateWord = (word: string, language: Language) => boolean | Promise<boolean>

interface TextSegment extends Voice {
  text: string
  rects: Rect[]
}
interface TextEntry {
  splitSentences: (text: string, o: { language: Language }) => { start: number; end: number; text: string }[]
  normalizeWord: (word: string, o: { language: Language }) => string
  needsSpaceAfter: (o: {
    word: string
    detectedBreak?: DetectedBreak
    language: Language
    next?: string
    gap?: number
    lineHeight?: number
  }) => boolean
  buildTextSegments: (
    pages: { pageVariationId: Id; rects: Rect[] }[],
    o: { language: Language; voice: Voice; validateWord: ValidateWord },
  ) => Promise<{ pageVariationId: Id; textSegments: TextSegment[] }[]>
  withTrailingSpace: (text: string) => string
  abbreviations: Readonly<Record<string, readonly string[]>>
}

interface Line<R extends Rect = Rect> {
  rects: R[]
  box: Box
}
interface PageLayoutEntry {
  groupLines: <R extends Rect>(rects: R[], o?: { tolerance?: number; direction?: Direction }) => Line<R>[]
  dropPageNumber: <R extends Rect>(lines: Line<R>[], o?: { gap?: number }) => { lines: Line<R>[]; pageNumber: R | null }
  orderReading: <R extends Rect>(
    rects: R[],
    o?: { direction?: Direction; writingMode?: WritingMode },
  ) => { rect: R; lineId: number; blockId: number }[]
  mergeHyphens: (
    words: Rect[],
    o: { language: Language; validateWord: ValidateWord },
  ) => Promise<{ words: { text: string; rects: Rect[] }[]; issues: Issue[] }>
  fromGoogleVision: (response: unknown, o: { pageId: Id; pageVariationId: Id }) => { words: Rect[]; issues: Issue[] }
  toSentenceRects: (words: Rect[], o: { language: Language }) => Rect[]
}

type Range = [from: number, to: number]
type AlignOperation =
  | { kind: 'match' | 'similar'; reference: Range; heard: Range }
  | { kind: 'missing'; reference: Range }
  | { kind: 'extra'; heard: Range }
interface SyncResult {
  rects: Rect[]
  coverage: number
  firstUnmatchedWord: { index: number; word: string } | null
  firstUnassignedRect: { index: number; id: string; word: string } | null
  issues: Issue[]
}
interface SyncEntry {
  alignWords: (reference: string[], heard: string[], o: { language: Language }) => AlignOperation[]
  syncByWord: (rects: Rect[], timedWords: TimedWord[], o: { language: Language }) => SyncResult
  syncBySentence: (rects: Rect[], timedWords: TimedWord[], o: { language: Language }) => SyncResult
  fillTimingGaps: (rects: Rect[], o?: { start?: number; end?: number }) => Rect[]
  validateTimings: (rects: Rect[], o?: { duration?: number }) => Issue[]
  transferTimings: (
    before: Rect[],
    after: string | Rect[],
    o: { language: Language },
  ) => { rects: Rect[]; changed: string[] }
  moveBoundary: (rects: Rect[], index: number, time: number, o?: { minimum?: number }) => Rect[]
  snapToSilence: (
    peaks: { secondsPerPeak: number; values: ArrayLike<number> },
    time: number,
    o?: { windowSeconds?: number },
  ) => number
  assignAutoplay: <T extends Box & { id: string }>(
    triggers: T[],
    lines: Line[],
    o: { language?: Language; direction?: Direction },
  ) => (T & { autoplayStartTime: { lang?: string; value: number; orderIndex?: number }[] })[]
}

interface Cue {
  id: string
  start: number
  end: number
}
interface PlaybackEntry {
  buildCueIndex: (cues: readonly Cue[]) => playback.CueIndex & { readonly size: number }
  createPlaybackCursor: (index: playback.CueIndex) => {
    advance: (time: number) => { entered: string[]; exited: string[]; active: string[]; jumped: boolean }
  }
  highlightPolicy: (index: playback.CueIndex, time: number, o?: { lingerSeconds?: number }) => string[]
  repeatRange: (o: {
    start: number
    end: number
    count: number | null
    played: number
    time: number
  }) => { action: 'continue' } | { action: 'seek'; to: number; played: number } | { action: 'stop' }
  detectSeek: (o: { previousTime: number; time: number; elapsed: number; rate: number; tolerance?: number }) => boolean
}
interface PlaybackClock {
  now(): number
  readonly isPlaying: boolean
  readonly rate: number
  onDiscontinuity(listener: () => void): () => void
}

interface ChangeSet<T extends { id: string }> {
  added: Record<string, T>
  updated: Record<string, [from: T, to: T]>
  removed: Record<string, T>
}
type Mark = number
interface History<T extends { id: string }> {
  readonly canUndo: boolean
  readonly canRedo: boolean
  record(change: ChangeSet<T>, label?: string): History<T>
  undo(): { history: History<T>; change: ChangeSet<T> } | null
  redo(): { history: History<T>; change: ChangeSet<T> } | null
  mark(): { history: History<T>; mark: Mark }
  squashTo(mark: Mark, label: string): History<T>
  abandonTo(mark: Mark): { history: History<T>; change: ChangeSet<T> }
  clear(): History<T>
}
interface EditingEntry {
  apply: <T extends { id: string }>(document: ReadonlyMap<string, T>, change: ChangeSet<T>) => ReadonlyMap<string, T>
  invert: <T extends { id: string }>(change: ChangeSet<T>) => ChangeSet<T>
  squash: <T extends { id: string }>(changes: ChangeSet<T>[]) => ChangeSet<T>
  createHistory: <T extends { id: string }>(o?: { limit?: number }) => History<T>
}

type Point = { x: number; y: number }
type Pcm = { sampleRate: number; channels: Float32Array[] }
interface GeometryEntry {
  roundRect: (rect: Rect) => Rect
  unionRects: (rects: Rect[]) => Box | null
  rectContains: (rect: Rect, point: Point) => boolean
  intersectionOverUnion: (a: Box, b: Box) => number
  resizeRect: (rect: Rect, handle: 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw', dx: number, dy: number) => Rect
  translateRects: (rects: Rect[], dx: number, dy: number) => Rect[]
  snapRect: (rect: Rect, neighbours: Rect[], tolerance: number) => { rect: Rect; guides: unknown[] }
  buildSpatialIndex: (rects: Rect[]) => geometry.SpatialIndex & {
    search(box: Box): string[]
    nearest(x: number, y: number): string | null
  }
  hitTest: (
    index: geometry.SpatialIndex,
    x: number,
    y: number,
    o: { selected?: string[]; handlePx?: number; zoom?: number },
  ) => unknown
  toScreen: (viewport: geometry.Viewport, point: Point) => Point
  toPage: (viewport: geometry.Viewport, point: Point) => Point
}
interface BookEntry {
  loadPlan: (mode: book.Mode | null, flags: object) => object
  bookRules: readonly object[]
  applyBookRules: (loaded: book.BookData, mode: book.Mode | null) => book.BookData
  selectVariation: (available: Language[], o: { url?: Language; chosen?: Language }) => Language | null
  addCoverChapter: (loaded: book.BookData, o: { mode: book.Mode | null }) => { chapters: unknown[] }
  limitBrochure: (chapters: object[], o: { mobile: boolean }) => object[]
  locatePage: (loaded: book.BookData, pageId: Id) => { chapterId: number; pageId: number | null } | null
  createNavigationHistory: () => object
  readVoiceSettings: (text: string) => Voice
  writeVoiceSettings: (value: Voice) => string
  toLocalSettings: (server: book.ServerSettings) => book.LocalSettings
  toServerSettings: (local: book.LocalSettings) => book.ServerSettings
  orderLanguages: (list: Language[]) => Language[]
  isRightToLeft: (language: Language) => boolean
}
interface AudioEntry {
  readWavHeader: (bytes: Uint8Array) => { kind: 'ok' } | { kind: 'broken'; reason: string }
  writeWav: (pcm: Pcm, format: audio.WavFormat) => Uint8Array
  joinPcm: (parts: Pcm[]) => object
  computePeaks: (pcm: Pcm, secondsPerPeak: number) => { secondsPerPeak: number; values: ArrayLike<number> }
  budgetBand: (used: number, limit: number) => 'low' | 'high' | 'critical'
  pauseTag: (seconds: number) => string
}
interface MusicEntry {
  metronomeGrid: (o: {
    bpm: number
    beats: number
    subdivisions: number
    startSeconds: number
    untilSeconds: number
  }) => object[]
  nearestString: (hz: number, tuning: string[], a4: number) => object | null
  centsBetween: (hz: number, reference: number) => number
  smoothPitch: (history: readonly number[], next: music.HeardPitch | null) => object
}

interface Core {
  text: TextEntry
  pageLayout: PageLayoutEntry
  sync: SyncEntry
  playback: PlaybackEntry
  editing: EditingEntry
  geometry: GeometryEntry
  book: BookEntry
  audio: AudioEntry
  music: MusicEntry
}
const core: Core = { text, pageLayout, sync, playback, editing, geometry, book, audio, music }

/** `true` if each of two types is assignable to the other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
const types = {
  Rect: true satisfies Same<Rect, sync.Rect>,
  Box: true satisfies Same<Box, geometry.Box>,
  Line: true satisfies Same<Line, pageLayout.Line>,
  DetectedBreak: true satisfies Same<DetectedBreak, text.DetectedBreak>,
  Direction: true satisfies Same<Direction, text.Direction>,
  WritingMode: true satisfies Same<WritingMode, pageLayout.WritingMode>,
  Voice: true satisfies Same<Voice, text.Voice>,
  VoiceSettings: true satisfies Same<VoiceSettings, text.VoiceSettings>,
  TextSegment: true satisfies Same<TextSegment, text.TextSegment>,
  ValidateWord: true satisfies Same<ValidateWord, text.ValidateWord>,
  TimedWord: true satisfies Same<TimedWord, sync.TimedWord>,
  Issue: true satisfies Same<Issue, sync.Issue>,
  AlignOperation: true satisfies Same<AlignOperation, sync.AlignOperation>,
  SyncResult: true satisfies Same<SyncResult, sync.SyncResult>,
  Cue: true satisfies Same<Cue, playback.Cue>,
  PlaybackClock: true satisfies Same<PlaybackClock, playback.PlaybackClock>,
  ChangeSet: true satisfies Same<ChangeSet<Rect>, editing.ChangeSet<Rect>>,
  History: true satisfies Same<History<Rect>, editing.History<Rect>>,
}

describe('the contract of core', () => {
  it('has the types of the package, as the compiler finds', () => {
    expect(Object.values(types)).not.toContain(false)
  })

  it('has a value at run time for each of its names', () => {
    const names = Object.values(core).flatMap((entry) => Object.entries(entry))
    expect(names.filter(([, value]) => value === undefined)).toEqual([])
  })
})
