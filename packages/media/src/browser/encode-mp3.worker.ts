import { encodeMp3 } from '../mp3/encode-mp3'
import type { EncodeMessage, EncodeReply } from './encode-mp3-messages'

function reply(message: EncodeReply, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer })
}

async function encode({ pcm, sampleRate, wasmUrl }: EncodeMessage): Promise<void> {
  const response = await fetch(wasmUrl)
  if (!response.ok) throw new Error(`The MP3 encoder could not be loaded from ${wasmUrl}: ${response.status}`)
  const wasm = await response.arrayBuffer()
  const onProgress = (share: number): void => reply({ kind: 'progress', share })
  const mp3 = await encodeMp3({ pcm, sampleRate, wasm, onProgress })
  reply({ kind: 'encoded', mp3 }, [mp3.buffer])
}

self.addEventListener('message', ({ data }: MessageEvent<EncodeMessage>) => {
  encode(data).catch((error: unknown) => {
    reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  })
})
