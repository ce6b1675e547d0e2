import { plainSrtText, readSrt } from '@lectern/formats/srt'
import { readWebvtt } from '@lectern/formats/webvtt'
import type { SubtitleFormat } from './read-coaching-bubble'

/** A text that is shown during `[start, end)`, in seconds of the sound. */
export interface Subtitle {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Reads a subtitle file, ordered by time. What cannot be read is left out; never throws. */
export function readSubtitles(file: string, format: SubtitleFormat): Subtitle[] {
  const cues = format === 'webvtt' ? readWebvtt(file).cues : readSrt(file).cues
  return cues
    .map(({ start, end, text }) => ({ start, end, text: (format === 'srt' ? plainSrtText(text) : text).trim() }))
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => a.start - b.start)
}

/**
 * Returns the text at a time: of subtitles that overlap, one line each in the order of their starts. Empty without any.
 *
 * @example
 * const subtitles = [{ start: 1, end: 2, text: 'Hush.' }]
 * findSubtitle(subtitles, 1.5) // => 'Hush.'
 * findSubtitle(subtitles, 2) // => ''
 */
export function findSubtitle(subtitles: readonly Subtitle[], seconds: number): string {
  return subtitles
    .filter(({ start, end }) => start <= seconds && seconds < end)
    .map(({ text }) => text)
    .join('\n')
}
