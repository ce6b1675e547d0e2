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

/** The type that an object is served with, by its name alone; unknown names are plain bytes. */
export function contentTypeOf(key: string): string {
  return typeByExtension[extensionOf(key)] ?? 'application/octet-stream'
}

/** Lower-cased, without the dot; empty when there is none. */
export function extensionOf(key: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(key)?.[1]?.toLowerCase() ?? ''
}
