import type { Issue } from '@lectern/core/sync'
import { readTimestamp } from '../timestamp/read-timestamp'
import type { SrtCue } from './srt-cue'

// Coordinates (X1:…) may follow the times; they are not kept.
const TIMING = /^\s*(\d+:\d+:\d+[.,]\d+|\d+:\d+[.,]\d+)\s*-->\s*(\d+:\d+:\d+[.,]\d+|\d+:\d+[.,]\d+)(?:\s.*)?$/

// Editors write 0:00:01,5 as well as 00:00:01,500.
function readLooseTimestamp(text: string): number | null {
  const [clock = '', fraction = ''] = text.split(/[.,]/)
  const padded = clock.split(':').map((part) => part.padStart(2, '0'))
  return readTimestamp(`${padded.join(':')}.${fraction.padEnd(3, '0').slice(0, 3)}`)
}

const isText = (line: string): boolean => line.trim() !== ''

function trimBlankLines(lines: readonly string[]): string[] {
  const first = lines.findIndex(isText)
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1)
}

/** Where the caption that has its timing at `timingLine` begins: at its number, if it has one. */
function captionStart(lines: readonly string[], timingLine: number): number {
  const hasNumber = timingLine > 0 && /^\s*\d+\s*$/.test(lines[timingLine - 1] ?? '')
  return hasNumber ? timingLine - 1 : timingLine
}

/**
 * Reads a SubRip file. A timing line begins a caption, whatever its number says; everything up to the next caption is its
 * text, blank lines included. Captions that cannot be used are left out and named in `issues`.
 * Issue codes: `no-timing`, `bad-timing`, `inverted`. Never throws.
 */
export function readSrt(file: string): { cues: SrtCue[]; issues: Issue[] } {
  const lines = file
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
  const timingLines = lines.flatMap((line, number) => (TIMING.test(line) ? [number] : []))
  const issues: Issue[] = []
  const preamble = trimBlankLines(lines.slice(0, captionStart(lines, timingLines[0] ?? lines.length)))
  if (preamble.length > 0) {
    issues.push({ code: 'no-timing', message: `Text before the first caption was left out: "${preamble[0]}"` })
  }
  const cues = timingLines.flatMap((timingLine, index): SrtCue[] => {
    const [, from = '', to = ''] = TIMING.exec(lines[timingLine] ?? '') ?? []
    const start = readLooseTimestamp(from)
    const end = readLooseTimestamp(to)
    if (start === null || end === null) {
      const message = `Caption ${index + 1} has times that cannot be read: "${lines[timingLine]}"`
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
    const next = timingLines[index + 1]
    const stop = next === undefined ? lines.length : captionStart(lines, next)
    const text = trimBlankLines(lines.slice(timingLine + 1, stop)).join('\n')
    return [{ start, end, text }]
  })
  return { cues, issues }
}
