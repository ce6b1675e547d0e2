import { isSpaceAt } from './char-classes'

/**
 * Tells whether a straight quote is open at an offset of a paragraph: an odd number of them stand before it. Of single ones,
 * which are apostrophes too, only those between spaces count. Offsets have to be asked for in rising order.
 */
export function trackQuotes(text: string): (offset: number, quote: string) => boolean {
  let tracks: Map<string, { to: number; isOpen: boolean }> | null = null
  return (offset, quote) => {
    tracks ??= new Map()
    const track = tracks.get(quote) ?? { to: 0, isOpen: false }
    tracks.set(quote, track)
    for (let at = text.indexOf(quote, track.to); at >= 0 && at < offset; at = text.indexOf(quote, at + 1)) {
      if (quote !== "'" || (isSpaceAt(text, at + 1) && (at === 0 || isSpaceAt(text, at - 1))))
        track.isOpen = !track.isOpen
    }
    track.to = Math.max(track.to, offset)
    return track.isOpen
  }
}
