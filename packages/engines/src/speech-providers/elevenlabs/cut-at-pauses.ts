/** A piece of a text, UTF-16 offsets, or a silence between two. */
export type Piece = { kind: 'text'; start: number; end: number } | { kind: 'silence'; seconds: number }

const PAUSE = /<break\s+time\s*=\s*["'](\d{1,4}(?:\.\d{1,6})?|\.\d{1,6})\s*(ms|s)["']\s*\/?>/gi
const LONGEST_SECONDS = 300

/** The text cut at the pauses that are longer than a voice makes by itself; with none, it is one piece. */
export function cutAtPauses(text: string, honouredSeconds: number): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: tag, 1: amount, 2: unit, index } of text.matchAll(PAUSE)) {
    const seconds = Number(amount) / (unit?.toLowerCase() === 'ms' ? 1000 : 1)
    if (seconds <= honouredSeconds) continue
    pieces.push(
      { kind: 'text', start: from, end: index },
      { kind: 'silence', seconds: Math.min(seconds, LONGEST_SECONDS) },
    )
    from = index + tag.length
  }
  pieces.push({ kind: 'text', start: from, end: text.length })
  return pieces
}
