import type { Samples } from '../mp3/open-mp3-encoder'
import type { WavConversion } from '../wav/convert-wav-to-mp3'

/** One file is made by one worker: `begin`, `stretch` for each, then `finish`; or `convert` alone. Each is answered. */
export type Mp3WorkerCall =
  | { kind: 'begin'; sampleRate: number; wasmUrl: string }
  | { kind: 'stretch'; channels: readonly Samples[] }
  | { kind: 'finish' }
  | { kind: 'convert'; wav: Uint8Array | Blob; wasmUrl: string }

export type Mp3WorkerReply =
  | { kind: 'progress'; share: number }
  | { kind: 'taken' }
  | { kind: 'encoded'; mp3: Uint8Array<ArrayBuffer> }
  | { kind: 'conversion'; conversion: WavConversion }
  | { kind: 'failed'; message: string }
