import type { Issue } from '@lectern/core/sync'
import { readCueText } from './read-cue-text'
import { readTimestamp } from '../timestamp/read-timestamp'
import type { WebvttCue } from './webvtt-cue'

const ARROW = '-->'

function splitBlocks(text: string): string[][] {
  const blocks: string[][] = []
  let block: string[] = []
  for (const line of text.split('\n')) {
    // A second timing line begins another cue even without a blank line, as in browsers.
    const startsAnotherCue = line.includes(ARROW) && block.some((earlier) => earlier.includes(ARROW))
    if (line === '' || startsAnotherCue) {
      if (block.length > 0) blocks.push(block)
      block = line === '' ? [] : [line]
    } else {
      block.push(line)
    }
  }
  if (block.length > 0) blocks.push(block)
  return blocks
}

/** Reads start, end and settings of a timing line; splits at the arrow and the first blank, in linear time. */
function readTiming(line: string): { start: number | null; end: number | null; settings: string } {
  const at = line.indexOf(ARROW)
  const after = line.slice(at + ARROW.length).trim()
  const blank = after.search(/\s/)
  const [end, settings] = blank === -1 ? [after, ''] : [after.slice(0, blank), after.slice(blank).trim()]
  return { start: readTimestamp(line.slice(0, Math.max(0, at)).trim()), end: readTimestamp(end), settings }
}

function readCue(block: readonly string[], index: number, issues: Issue[]): WebvttCue | null {
  const timingLine = block.findIndex((line) => line.includes(ARROW))
  const timing = block[timingLine]
  if (timing === undefined) throw new Error(`A block of ${block.length} lines has no timing line`)
  const { start, end, settings } = readTiming(timing)
  if (start === null || end === null) {
    issues.push({
      code: 'bad-timing',
      message: `Cue ${index + 1} has times that cannot be read: "${timing}"`,
      index,
    })
    return null
  }
  if (end <= start) {
    issues.push({ code: 'inverted', message: `Cue ${index + 1} ends (${end} s) before it starts (${start} s)`, index })
    return null
  }
  const id = block.slice(0, timingLine).join(' ')
  return {
    ...(id === '' ? {} : { id }),
    start,
    end,
    ...readCueText(block.slice(timingLine + 1).join('\n')),
    ...(settings ? { settings } : {}),
  }
}

function isHeader(block: readonly string[]): boolean {
  const [first] = block
  return first !== undefined && /^WEBVTT(?:$|[ \t])/.test(first)
}

function isComment(block: readonly string[]): boolean {
  const [first, second] = block
  if (first === undefined || second?.includes(ARROW)) return false
  return /^(?:NOTE(?:$|[ \t])|STYLE[ \t]*$|REGION[ \t]*$)/.test(first)
}

/**
 * Reads a WebVTT file, forgiving what browsers forgive and more: no header, decimal commas, Windows line ends.
 * Cues keep the file's order; unusable ones are left out and reported in `issues` by their position among the cues.
 * Issue codes: `no-header`, `bad-timing`, `inverted`, `no-timing`. Never throws.
 */
export function readWebvtt(file: string): { cues: WebvttCue[]; issues: Issue[] } {
  const text = file
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .replaceAll(/\r\n?/g, '\n')
  const issues: Issue[] = []
  const cues: WebvttCue[] = []
  const blocks = splitBlocks(text)
  const [first] = blocks
  if (first && isHeader(first)) {
    // Some writers leave out the blank line after the header.
    const rest = first.slice(1)
    blocks.splice(0, 1, ...(rest.some((line) => line.includes(ARROW)) ? [rest] : []))
  } else {
    issues.push({ code: 'no-header', message: 'The file does not begin with WEBVTT; it was read all the same' })
  }
  let index = 0
  for (const block of blocks) {
    if (isComment(block)) continue
    if (block.some((line) => line.includes(ARROW))) {
      const cue = readCue(block, index, issues)
      if (cue) cues.push(cue)
      index += 1
    } else {
      issues.push({ code: 'no-timing', message: `A block without times was left out: "${block[0]}"` })
    }
  }
  return { cues, issues }
}
