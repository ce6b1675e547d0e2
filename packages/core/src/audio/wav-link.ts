/** Whether an audio link names a WAV file, which can be converted: it contains `.wav`. */
export function isWavLink(link: string | null | undefined): boolean {
  return /\.wav/i.test(link ?? '')
}

/** The link with its extension `.wav` replaced by `.mp3`; a query behind it stays, and so does any other link. */
export function toMp3Link(link: string): string {
  return link.replace(/\.wav(?=$|[?#])/i, '.mp3')
}
