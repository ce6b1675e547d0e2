import { encodeMp3, loadMp3Encoder } from '@lectern/media'
import { serveCalls } from '../workers/serve-calls'
import { convertToMp3, type ConvertedSound } from './convert-to-mp3'

export type Mp3Call =
  | { kind: 'encode'; pcm: Int16Array | readonly Int16Array[]; sampleRate: number }
  | { kind: 'convert'; path: string; target: string; maxSeconds: number }

export type Mp3Reply = { kind: 'encoded'; mp3: Uint8Array<ArrayBuffer> } | ConvertedSound

// Kept for all calls, which come one after another: compiling it takes longer than to encode a sentence.
const loading = loadMp3Encoder()

serveCalls<{ request: Mp3Call; reply: Mp3Reply }>(async (call) => {
  const reply = await handle(call)
  return { reply, ...(reply.kind === 'encoded' ? { transfer: [reply.mp3.buffer] } : {}) }
})

async function handle(call: Mp3Call): Promise<Mp3Reply> {
  const loaded = await loading
  if (call.kind === 'convert') return convertToMp3(call.path, call.target, call.maxSeconds, loaded)
  const { pcm, sampleRate } = call
  return { kind: 'encoded', mp3: await encodeMp3({ pcm, sampleRate, loaded }) }
}
