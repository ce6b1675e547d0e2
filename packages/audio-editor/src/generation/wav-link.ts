/** The name may hold a .wav before its own extension, and a query or a fragment anything. */
const WAV_LINK = /^([^?#]*)\.wav(?=$|[?#])/i

/**
 * Whether an audio link names a WAV file, which can be converted: its path ends in `.wav`, in any case. What stands in
 * its query or fragment does not matter. No link is none.
 *
 * @example
 * isWavLink('chapter-1.WAV') // => true
 * isWavLink('chapter-1.wav.mp3') // => false
 */
export function isWavLink(link: string | null | undefined): boolean {
  return WAV_LINK.test(link ?? '')
}

/**
 * The link with its extension `.wav` replaced by `.mp3`; a query behind it stays, and so does any other link.
 *
 * @example
 * toMp3Link('chapter-1.wav?v=2') // => 'chapter-1.mp3?v=2'
 * toMp3Link('chapter-1.ogg') // => 'chapter-1.ogg'
 */
export function toMp3Link(link: string): string {
  return link.replace(WAV_LINK, '$1.mp3')
}
