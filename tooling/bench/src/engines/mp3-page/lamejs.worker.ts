import { Mp3Encoder } from '@breezystack/lamejs'

const KILOBITS = 128
/** Samples of one MP3 frame, as lamejs documents. */
const CHUNK_SAMPLES = 1152

self.addEventListener('message', ({ data }: MessageEvent<{ pcm: Int16Array; sampleRate: number }>) => {
  const encoder = new Mp3Encoder(1, data.sampleRate, KILOBITS)
  let bytes = 0
  for (let at = 0; at < data.pcm.length; at += CHUNK_SAMPLES) {
    bytes += encoder.encodeBuffer(data.pcm.subarray(at, at + CHUNK_SAMPLES)).length
  }
  self.postMessage(bytes + encoder.flush().length, { transfer: [] })
})
