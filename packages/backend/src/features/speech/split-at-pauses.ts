import { findPauseTags } from '@lectern/core/audio'

/** Splits a text at its pause tags, which become pieces of their own. */
export function splitAtPauses(text: string): { text: string; isPause: boolean }[] {
  const pieces: { text: string; isPause: boolean }[] = []
  let from = 0
  for (const { start, end } of findPauseTags(text)) {
    if (start > from) pieces.push({ text: text.slice(from, start), isPause: false })
    pieces.push({ text: text.slice(start, end), isPause: true })
    from = end
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isPause: false })
  return pieces
}

/** Returns the pause tags of a text, one after another; empty when it has none. */
export function readPauses(text: string): string {
  return joinPieces(text, true)
}

/** Returns true if the text has a letter or a digit outside of pause tags. */
export function hasSpeech(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(joinPieces(text, false))
}

function joinPieces(text: string, wantsPauses: boolean): string {
  return splitAtPauses(text)
    .flatMap((piece) => (piece.isPause === wantsPauses ? [piece.text] : []))
    .join('')
}
