import type { WebvttCue } from './webvtt-cue'
import { writeTimestamp } from '../timestamp/write-timestamp'

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('\u200e', '&lrm;')
    .replaceAll('\u200f', '&rlm;')
}

// A blank line would end the cue, and the format has no escape for it.
function joinBlankLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .replaceAll(/^\n|\n$/g, '')
}

/** Writes a cue's payload: escaped text, with inline timestamps and the voice as tags. */
export function writeCueText(cue: Pick<WebvttCue, 'text' | 'voice' | 'timestamps'>): string {
  let payload = ''
  let at = 0
  const { timestamps = [] } = cue
  for (const { offset, time } of timestamps.toSorted((a, b) => a.offset - b.offset)) {
    payload += `${escapeText(cue.text.slice(at, offset))}<${writeTimestamp(time)}>`
    at = Math.max(at, offset)
  }
  payload += escapeText(cue.text.slice(at))
  const spoken = joinBlankLines(payload)
  if (cue.voice === undefined) return spoken
  return `<v ${escapeText(cue.voice.replaceAll(/\s+/g, ' '))}>${spoken}`
}
