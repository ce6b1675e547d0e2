/**
 * Whether an audio link names a WAV file, which can be converted: it contains `.wav`, in any case. No link is none.
 *
 * @example
 * isWavLink('chapter-1.WAV') // => true
 * isWavLink('chapter-1.mp3') // => false
 */
export function isWavLink(link: string | null | undefined): boolean {
  return /\.wav/i.test(link ?? '')
}

/**
 * The link with its extension `.wav` replaced by `.mp3`; a query behind it stays, and so does any other link.
 *
 * @example
 * toMp3Link('chapter-1.wav?v=2') // => 'chapter-1.mp3?v=2'
 * toMp3Link('chapter-1.ogg') // => 'chapter-1.ogg'
 */
export function toMp3Link(link: string): string {
  return link.replace(/\.wav(?=$|[?#])/i, '.mp3')
}
