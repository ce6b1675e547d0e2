import { readFrameHeader } from '@lectern/media'
import { UnreadableSound } from './decoded-sound'

export type SoundKind = 'wav' | 'mp3' | 'flac' | 'ogg-vorbis'

/** What a file is, by its first bytes. Throws `UnreadableSound` for what cannot be read, by name where it is known. */
export function sniffSound(head: Uint8Array): SoundKind {
  const text = Buffer.from(head.subarray(0, 64)).toString('latin1')
  if (text.startsWith('RIFF') || text.startsWith('RF64')) return 'wav'
  if (text.startsWith('fLaC')) return 'flac'
  if (text.startsWith('OggS')) {
    if (text.includes('vorbis')) return 'ogg-vorbis'
    throw unsupported('An Ogg file other than Vorbis')
  }
  if (text.startsWith('ID3') || readFrameHeader(head, 0)) return 'mp3'
  if (text.slice(4, 8) === 'ftyp') throw unsupported('An M4A or MP4 file')
  if (text.startsWith('\u{1a}\u{45}\u{df}\u{a3}')) throw unsupported('A WebM file')
  throw new UnreadableSound(
    'not-audio',
    'The file is no recording that can be read. Send a WAV, MP3, FLAC or Ogg Vorbis.',
  )
}

function unsupported(kind: string): UnreadableSound {
  return new UnreadableSound('unsupported-format', `${kind} cannot be read here. Save it as WAV, MP3 or FLAC.`)
}
