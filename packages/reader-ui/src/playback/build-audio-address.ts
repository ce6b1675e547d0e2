/** Addresses that name their place themselves: with a scheme, on another host, or from the root of the same one. */
const ABSOLUTE = /^(https?:|blob:|data:audio\/|\/)/i

/**
 * Where the audio of a chapter variation is played from: `{host}/{bookId}/ChapterAudios/{link}`. The book id and the
 * link are URL-encoded once, the link as the one file name that it is. A link that is absolute, also one that begins
 * with a slash, is used as it is.
 * @param o.host the content delivery host with its scheme, with or without a slash at the end; it is not checked
 * @param o.link as it is stored, not URL-encoded
 *
 * @example
 * const host = 'https://cdn.example'
 * buildAudioAddress({ host, bookId: 42, link: 'one 1.mp3' }) // => 'https://cdn.example/42/ChapterAudios/one%201.mp3'
 * buildAudioAddress({ host, bookId: 42, link: '/local/one.mp3' }) // => '/local/one.mp3'
 */
export function buildAudioAddress(o: { host: string; bookId: number | string; link: string }): string {
  if (ABSOLUTE.test(o.link)) return o.link
  return `${o.host.replace(/\/+$/, '')}/${encode(String(o.bookId))}/ChapterAudios/${encode(o.link)}`
}

/** Lone halves of a surrogate pair cannot be encoded. */
function encode(part: string): string {
  return encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
