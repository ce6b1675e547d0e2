export type Piece = { kind: 'text'; start: number; end: number } | { kind: 'pause'; seconds: number }

const PAUSE_TAG = /<break\s+time\s*=\s*["'](\d+(?:\.\d+)?|\.\d+)\s*(ms|s)["']\s*\/?>/gi
const LONGEST_PAUSE_SECONDS = 300

/**
 * The text cut at its pause tags (`<break time="1.5s" />`, also in `ms`); text pieces by UTF-16 offsets, those of nothing
 * but white space left out. One pause is at most 300 s.
 */
export function cutAtPauses(text: string): Piece[] {
  const pieces: Piece[] = []
  const addText = (start: number, end: number): void => {
    if (text.slice(start, end).trim() !== '') pieces.push({ kind: 'text', start, end })
  }
  let at = 0
  for (const tag of text.matchAll(PAUSE_TAG)) {
    addText(at, tag.index)
    const amount = Number(tag[1])
    const seconds = tag[2]?.toLowerCase() === 'ms' ? amount / 1000 : amount
    pieces.push({ kind: 'pause', seconds: Math.min(seconds, LONGEST_PAUSE_SECONDS) })
    at = tag.index + tag[0].length
  }
  addText(at, text.length)
  return pieces
}
