import { type FrameHeader, readFrameHeader } from '@lectern/media'
import { UnreadableSound } from './decoded-sound'

/** Format of a recording, and the decoder for it: our own, or a native ffmpeg. */
export type SoundFormat =
  | { by: 'wav' }
  | {
      by: 'decoder'
      format: DecodedFormat
      /** True if it is an MP3 of one channel, which its decoder doubles. */
      isMono: boolean
    }
  | {
      by: 'ffmpeg'
      /** Written as the start of a sentence. */
      name: string
      /** ffmpeg's name of the container. It is given, not detected, so that no playlist or script is read as a recording. */
      demuxer: string
    }

export type DecodedFormat = 'mp3' | 'flac' | 'ogg-vorbis' | 'opus'

/** Advice for an unknown file. */
const KNOWN = 'Send a WAV, MP3, FLAC, Ogg Vorbis or Opus.'

/** Detects the format by the first bytes after an ID3 tag. Throws `UnreadableSound` for a file that is not a recording. */
export function detectSoundFormat(head: Uint8Array, { isTagged }: { isTagged: boolean }): SoundFormat {
  const text = Buffer.from(head.subarray(0, 64)).toString('latin1')
  if (/^(?:RIFF|RF64|BW64)/.test(text) && text.slice(8, 12) === 'WAVE') return { by: 'wav' }
  if (text.startsWith('fLaC')) return { by: 'decoder', format: 'flac', isMono: false }
  if (text.startsWith('OggS')) {
    if (text.includes('vorbis')) return { by: 'decoder', format: 'ogg-vorbis', isMono: false }
    if (text.includes('OpusHead')) return { by: 'decoder', format: 'opus', isMono: false }
    return { by: 'ffmpeg', name: 'An Ogg file other than Vorbis or Opus', demuxer: 'ogg' }
  }
  if (text.slice(4, 8) === 'ftyp') return { by: 'ffmpeg', name: 'An M4A or MP4 file', demuxer: 'mov' }
  if (text.startsWith('\u{1a}\u{45}\u{df}\u{a3}')) return { by: 'ffmpeg', name: 'A WebM file', demuxer: 'matroska' }
  if (/^FORM....AIF[FC]/s.test(text)) return { by: 'ffmpeg', name: 'An AIFF file', demuxer: 'aiff' }
  if (text.startsWith('caff')) return { by: 'ffmpeg', name: 'A CAF file', demuxer: 'caf' }
  if (isAdts(head)) return { by: 'ffmpeg', name: 'An AAC file', demuxer: 'aac' }
  const frame = findMp3Frame(head)
  if (isTagged || frame) return { by: 'decoder', format: 'mp3', isMono: frame?.isMono ?? false }
  throw new UnreadableSound('not-audio', `The file is not a recording that can be read. ${KNOWN}`)
}

/** Returns true if the bytes are an MPEG sync word with the layer of AAC. */
function isAdts([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xf6) === 0xf0
}

/** Finds the first of two consecutive frames; a single one may be chance, except at the start. */
function findMp3Frame(head: Uint8Array): FrameHeader | null {
  for (let offset = 0; offset + 4 <= head.length; offset += 1) {
    const frame = readFrameHeader(head, offset)
    if (frame && (offset === 0 || readFrameHeader(head, offset + frame.frameBytes))) return frame
  }
  return null
}
