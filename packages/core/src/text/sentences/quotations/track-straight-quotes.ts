import { isSpaceAt } from '../../characters/character-classes'

/**
 * Returns a test for offsets at which a straight quote is open: an odd number of them precede it in the paragraph. Single
 * quotes count only between spaces, because they are apostrophes too. Offsets must be tested in ascending order.
 */
export function trackStraightQuotes(text: string): (offset: number, quote: string) => boolean {
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
