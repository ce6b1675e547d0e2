const typeByExtension: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json; charset=utf-8',
  bin: 'application/octet-stream',
}

/** Returns the content type for a key's extension; `application/octet-stream` for unknown extensions. */
export function contentTypeOf(key: string): string {
  return typeByExtension[extensionOf(key)] ?? 'application/octet-stream'
}

/** Returns the lower-case extension without the dot; empty if there is none. */
export function extensionOf(key: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(key)?.[1]?.toLowerCase() ?? ''
}
