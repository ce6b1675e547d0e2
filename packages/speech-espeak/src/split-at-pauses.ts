import { findPauseTags } from '@lectern/core/audio'

export type TextPart = { kind: 'text'; start: number; end: number } | { kind: 'pause'; seconds: number }

const MAX_PAUSE_SECONDS = 300

/**
 * Splits a text at its pause tags. Parts of text have UTF-16 offsets; those of white space alone are left out. A pause is
 * at most 300 s long.
 */
export function splitAtPauses(text: string): TextPart[] {
  const parts: TextPart[] = []
  const addText = (start: number, end: number): void => {
    if (text.slice(start, end).trim() !== '') parts.push({ kind: 'text', start, end })
  }
  let from = 0
  for (const { start, end, seconds } of findPauseTags(text)) {
    if (seconds === null) continue
    addText(from, start)
    parts.push({ kind: 'pause', seconds: Math.min(seconds, MAX_PAUSE_SECONDS) })
    from = end
  }
  addText(from, text.length)
  return parts
}
