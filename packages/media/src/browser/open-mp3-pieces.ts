import { openByteSource } from '../bytes/byte-source'
import { scanMp3Frames, type ScannedMp3 } from '../mp3/scan-mp3-frames'
import type { SoundPieces } from './sound-pieces'

/** About 16 s at 44.1 kHz: 6 MB of samples in stereo. */
const FRAMES_PER_PIECE = 600
/** Bytes decoded before those of a piece: its sound begins in the bytes of earlier frames. */
const WARM_UP_BYTES = 16_384

/** Opens an MP3 to be decoded piece by piece, in step with how a browser plays it as a whole; null for another kind. */
export async function openMp3Pieces(file: Blob, framesPerPiece = FRAMES_PER_PIECE): Promise<SoundPieces | null> {
  const mp3 = await scanMp3Frames(openByteSource(file), framesPerPiece)
  if (mp3 === null || mp3.runs.length === 0) return null
  return { sampleRate: mp3.sampleRate, frameCount: mp3.samples, read: () => readPieces(file, mp3) }
}

async function* readPieces(file: Blob, mp3: ScannedMp3): AsyncGenerator<Float32Array<ArrayBuffer>[]> {
  // Samples of the decoder that players leave out at the start.
  let delay = mp3.delaySamples
  let left = mp3.samples
  for (const { start, end, frames } of mp3.runs) {
    const from = Math.max(mp3.runs[0]?.start ?? start, start - WARM_UP_BYTES)
    // A decoder looks for the first whole frame by itself.
    const bytes = await file.slice(from, end).arrayBuffer()
    const sound = await new OfflineAudioContext(1, 1, mp3.sampleRate).decodeAudioData(bytes)
    const wanted = frames * mp3.samplesPerFrame
    const skipped = Math.min(delay, wanted)
    delay -= skipped
    // Counted from the end: a decoder may drop frames whose beginning it has not seen.
    const at = Math.max(0, sound.length - wanted + skipped)
    const length = Math.min(left, sound.length - at)
    left -= length
    yield Array.from({ length: sound.numberOfChannels }, (_, channel) => {
      const samples = new Float32Array(length)
      sound.copyFromChannel(samples, channel, at)
      return samples
    })
  }
}
