import type { Samples } from '../mp3/encode-mp3'
import type { WavConversion } from '../wav/convert-wav-to-mp3'

export type Mp3WorkerCall = { wasmUrl: string } & (
  | { kind: 'encode'; pcm: Samples | readonly Samples[]; sampleRate: number }
  | { kind: 'convert'; wav: Uint8Array }
)

export type Mp3WorkerReply =
  | { kind: 'progress'; share: number }
  | { kind: 'encoded'; mp3: Uint8Array<ArrayBuffer> }
  | { kind: 'conversion'; conversion: WavConversion }
  | { kind: 'failed'; message: string }
