import { type Mp3Encoder, openMp3Encoder } from '../mp3/open-mp3-encoder'
import type { Mp3Piece } from '../mp3/create-frame-cutter'
import { joinMp3Pieces } from '../mp3/join-mp3-pieces'
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

/** Creates a function that handles the calls of one file after another. */
function createHandler(): (call: Mp3WorkerCall) => Promise<void> {
  let encoder: Mp3Encoder | null = null
  let pieces: Mp3Piece[] = []

  function getEncoder(kind: string): Mp3Encoder {
    if (!encoder) throw new Error(`"begin" must come before "${kind}"`)
    return encoder
  }

  return async (call) => {
    switch (call.kind) {
      case 'begin':
        pieces = []
        encoder = await openMp3Encoder({ sampleRate: call.sampleRate, wasm: await loadEncoder(call.wasmUrl) })
        return reply({ kind: 'taken' })
      case 'block':
        pieces.push(...getEncoder(call.kind).encode(call.channels))
        return reply({ kind: 'taken' })
      case 'finish': {
        const mp3 = joinMp3Pieces([...pieces, ...getEncoder(call.kind).finish()])
        encoder = null
        pieces = []
        return reply({ kind: 'encoded', mp3 }, [mp3.buffer])
      }
      case 'convert': {
        const onProgress = (fraction: number): void => reply({ kind: 'progress', fraction })
        const conversion = await convertWavToMp3({ wav: call.wav, wasm: await loadEncoder(call.wasmUrl), onProgress })
        return reply({ kind: 'conversion', conversion }, conversion.kind === 'converted' ? [conversion.mp3.buffer] : [])
      }
    }
  }
}

const handle = createHandler()

self.addEventListener('message', ({ data }: MessageEvent<Mp3WorkerCall>) => {
  handle(data).catch((error: unknown) => {
    reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  })
})
