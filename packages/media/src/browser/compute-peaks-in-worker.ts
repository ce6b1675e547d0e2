import type { PeakPyramid } from '../peaks/create-peak-pyramid'
import { callWorker } from './call-worker'
import type { SoundPieces } from './sound-pieces'
import type { PeaksWorkerCall, PeaksWorkerReply } from './peaks-worker-messages'

export interface ComputePeaksOptions {
  /** Receives the fraction that is done, 0 to 1. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/** Outlines a sound in a web worker, piece by piece. Rejects with the signal's reason when aborted. */
export async function computePeaksInWorker(
  sound: SoundPieces,
  { onProgress, signal }: ComputePeaksOptions,
): Promise<PeakPyramid> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./peaks.worker.ts', import.meta.url), { type: 'module' })
  const call = (message: PeaksWorkerCall, transfer: Transferable[] = []) =>
    callWorker<Exclude<PeaksWorkerReply, { kind: 'failed' }>>(worker, message, transfer, { name: 'peaks', signal })
  try {
    await call({ kind: 'begin', sampleRate: sound.sampleRate, frameCount: sound.frameCount })
    let done = 0
    for await (const channels of sound.read()) {
      done += channels[0] === undefined ? 0 : channels[0].length
      await call(
        { kind: 'block', channels },
        channels.map(({ buffer }) => buffer),
      )
      onProgress(Math.min(1, done / sound.frameCount))
    }
    const reply = await call({ kind: 'finish' })
    if (reply.kind !== 'outlined') throw new Error(`The peaks worker replied to "finish" with "${reply.kind}"`)
    return reply.peaks
  } finally {
    worker.terminate()
  }
}
