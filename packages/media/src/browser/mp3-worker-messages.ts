import type { Samples } from '../mp3/open-mp3-encoder'
import type { WavConversion } from '../wav/convert-wav-to-mp3'

/** One worker makes one file: `begin`, a `block` for each part, then `finish`; or `convert` alone. Each call has a reply. */
export type Mp3WorkerCall =
  | { kind: 'begin'; sampleRate: number; wasmUrl: string }
  | { kind: 'block'; channels: readonly Samples[] }
  | { kind: 'finish' }
  | { kind: 'convert'; wav: Uint8Array | Blob; wasmUrl: string }

export type Mp3WorkerReply =
  | { kind: 'progress'; fraction: number }
  | { kind: 'taken' }
  | { kind: 'encoded'; mp3: Uint8Array<ArrayBuffer> }
  | { kind: 'conversion'; conversion: WavConversion }
  | { kind: 'failed'; message: string }
