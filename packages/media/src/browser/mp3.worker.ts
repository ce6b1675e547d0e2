import { encodeMp3 } from '../mp3/encode-mp3'
import { convertWavToMp3 } from '../wav/convert-wav-to-mp3'
import type { Mp3WorkerCall, Mp3WorkerReply } from './mp3-worker-messages'

function reply(message: Mp3WorkerReply, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer })
}

async function loadEncoder(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The MP3 encoder could not be loaded from ${url}: ${response.status}`)
  return response.arrayBuffer()
}

async function answer(call: Mp3WorkerCall): Promise<void> {
  const options = {
    wasm: await loadEncoder(call.wasmUrl),
    onProgress: (share: number): void => reply({ kind: 'progress', share }),
  }
  if (call.kind === 'encode') {
    const mp3 = await encodeMp3({ pcm: call.pcm, sampleRate: call.sampleRate, ...options })
    reply({ kind: 'encoded', mp3 }, [mp3.buffer])
  } else {
    const conversion = await convertWavToMp3({ wav: call.wav, ...options })
    reply({ kind: 'conversion', conversion }, conversion.kind === 'converted' ? [conversion.mp3.buffer] : [])
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Mp3WorkerCall>) => {
  answer(data).catch((error: unknown) => {
    reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  })
})
