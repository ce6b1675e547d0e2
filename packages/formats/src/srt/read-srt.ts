import type { Issue } from '@lectern/core/sync'
import { readTimestamp } from '../timestamp/read-timestamp'
import type { SrtCue } from './srt-cue'

// Coordinates (X1:…) may follow the times; they are not kept.
const TIMING = /^\s*(\d+:\d+:\d+[.,]\d+|\d+:\d+[.,]\d+)\s*-->\s*(\d+:\d+:\d+[.,]\d+|\d+:\d+[.,]\d+)(?:\s.*)?$/

// Editors write 0:00:01,5 as well as 00:00:01,500.
function readLooseTimestamp(text: string | undefined): number | null {
  if (text === undefined) return null
  const [clock = '', fraction = ''] = text.split(/[.,]/)
  const padded = clock.split(':').map((part) => part.padStart(2, '0'))
  return readTimestamp(`${padded.join(':')}.${fraction.padEnd(3, '0').slice(0, 3)}`)
}

const isText = (line: string): boolean => line.trim() !== ''

function trimBlankLines(lines: readonly string[]): string[] {
  const first = lines.findIndex(isText)
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1)
}

/** Returns the first line of the caption with this timing line: its number, if it has one. */
function findCaptionStart(lines: readonly string[], timingLine: number): number {
  const before = lines[timingLine - 1]
  const hasNumber = before !== undefined && /^\s*\d+\s*$/.test(before)
  return hasNumber ? timingLine - 1 : timingLine
}

/**
 * Reads a SubRip file. A timing line begins a caption, whatever its number; everything up to the next caption is its text,
 * including blank lines. Unusable captions are left out and reported in `issues`.
 * Issue codes: `no-timing`, `bad-timing`, `inverted`. Never throws.
 */
export function readSrt(file: string): { cues: SrtCue[]; issues: Issue[] } {
  const lines = file
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
  const timings = lines.flatMap((line, number) => {
    const match = TIMING.exec(line)
    return match ? [{ line, number, from: match[1], to: match[2] }] : []
  })
  const issues: Issue[] = []
  const preamble = trimBlankLines(lines.slice(0, findCaptionStart(lines, timings[0]?.number ?? lines.length)))
  if (preamble.length > 0) {
    issues.push({ code: 'no-timing', message: `Text before the first caption was left out: "${preamble[0]}"` })
  }
  const cues = timings.flatMap(({ line, number, from, to }, index): SrtCue[] => {
    const start = readLooseTimestamp(from)
    const end = readLooseTimestamp(to)
    if (start === null || end === null) {
      const message = `Caption ${index + 1} has times that cannot be read: "${line}"`
      issues.push({ code: 'bad-timing', message, index })
      return []
    }
    if (end <= start) {
      issues.push({
        code: 'inverted',
        message: `Caption ${index + 1} ends (${end} s) before it starts (${start} s)`,
        index,
      })
      return []
    }
    const next = timings[index + 1]
    const stop = next === undefined ? lines.length : findCaptionStart(lines, next.number)
    const text = trimBlankLines(lines.slice(number + 1, stop)).join('\n')
    return [{ start, end, text }]
  })
  return { cues, issues }
}
