/** A path that ends in .wav, before a query or a fragment. */
const WAV_LINK = /^([^?#]*)\.wav(?=$|[?#])/i

/**
 * Returns true if a link names a WAV file, which can be converted: its path ends in `.wav`, in any case. Query and fragment
 * do not matter. Null and undefined are not links.
 *
 * @example
 * isWavLink('chapter-1.WAV') // => true
 * isWavLink('chapter-1.wav.mp3') // => false
 */
export function isWavLink(link: string | null | undefined): link is string {
  return typeof link === 'string' && WAV_LINK.test(link)
}

/**
 * Replaces the extension `.wav` of a link by `.mp3` and keeps the query. Returns other links unchanged.
 *
 * @example
 * toMp3Link('chapter-1.wav?v=2') // => 'chapter-1.mp3?v=2'
 * toMp3Link('chapter-1.ogg') // => 'chapter-1.ogg'
 */
export function toMp3Link(link: string): string {
  return link.replace(WAV_LINK, '$1.mp3')
}
