import { findPauseTags } from '@lectern/core/audio'

/** A part of a text, by UTF-16 offsets, or a silence between two. */
export type TextPart = { kind: 'text'; start: number; end: number } | { kind: 'silence'; seconds: number }

const MAX_PAUSE_SECONDS = 300

/** Splits a text at the pauses that are longer than the voice honours. Without any it is one part. */
export function splitAtPauses(text: string, honouredSeconds: number): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { start, end, seconds } of findPauseTags(text)) {
    if (seconds === null || seconds <= honouredSeconds) continue
    parts.push(
      { kind: 'text', start: from, end: start },
      { kind: 'silence', seconds: Math.min(seconds, MAX_PAUSE_SECONDS) },
    )
    from = end
  }
  parts.push({ kind: 'text', start: from, end: text.length })
  return parts
}
