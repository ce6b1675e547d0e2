/** Matches absolute addresses: with a scheme, on another host, or from the root of the same host. */
const ABSOLUTE = /^(https?:|blob:|data:audio\/|\/)/i

/**
 * Returns the address of a chapter variation's audio: `{host}/{bookId}/ChapterAudios/{link}`. Book id and link are
 * URL-encoded once, the link as a single file name. An absolute link, or one that begins with a slash, is returned
 * unchanged.
 * @param o.host the content delivery host with its scheme, with or without a trailing slash; not validated
 * @param o.link as stored, not URL-encoded
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

/** Encodes text after replacing lone surrogates, which `encodeURIComponent` throws on. */
function encode(part: string): string {
  return encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
