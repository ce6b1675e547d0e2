export interface EncodeMessage {
  pcm: Int16Array | readonly Int16Array[]
  sampleRate: number
  wasmUrl: string
}

export type EncodeReply =
  | { kind: 'progress'; share: number }
  | { kind: 'encoded'; mp3: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; message: string }
