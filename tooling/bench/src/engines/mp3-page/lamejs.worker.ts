import { Mp3Encoder } from '@breezystack/lamejs'

const KILOBITS = 128
/** As its own documentation has it: as many as a frame. */
const CHUNK_SAMPLES = 1152

self.addEventListener('message', ({ data }: MessageEvent<{ pcm: Int16Array; sampleRate: number }>) => {
  const encoder = new Mp3Encoder(1, data.sampleRate, KILOBITS)
  let bytes = 0
  for (let at = 0; at < data.pcm.length; at += CHUNK_SAMPLES) {
    bytes += encoder.encodeBuffer(data.pcm.subarray(at, at + CHUNK_SAMPLES)).length
  }
  self.postMessage(bytes + encoder.flush().length, { transfer: [] })
})
