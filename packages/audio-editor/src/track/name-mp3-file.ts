import { toMp3Link } from '../generation/wav-link'

/**
 * Returns the name under which the MP3 of a WAV track is stored: that of the WAV, with another extension. The store accepts
 * letters, digits, dots, hyphens and underscores; other characters become hyphens.
 *
 * @example
 * nameMp3File('https://cdn.example/9/ChapterAudios/one.wav?signature=x') // => 'one.mp3'
 */
export function nameMp3File(wavLink: string): string {
  const [path = ''] = toMp3Link(wavLink).split(/[?#]/)
  const name = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  return name.replace(/[^A-Za-z0-9._-]/g, '-').replace(/^\.+/, '')
}
