import type { PeakPyramid } from '../peaks/create-peak-pyramid'
import { callWorker } from './call-worker'
import type { PeaksWorkerCall, PeaksWorkerReply } from './peaks-worker-messages'

export interface ComputePeaksOptions {
  /** Receives the fraction that is done, 0 to 1. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/** A minute at 16 kHz. */
const BLOCK_FRAMES = 960_000

/** Outlines a sound in a web worker, block by block. Rejects with the signal's reason when aborted. */
export async function computePeaksInWorker(
  sound: AudioBuffer,
  { onProgress, signal }: ComputePeaksOptions,
): Promise<PeakPyramid> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./peaks.worker.ts', import.meta.url), { type: 'module' })
  const call = (message: PeaksWorkerCall, transfer: Transferable[] = []) =>
    callWorker<Exclude<PeaksWorkerReply, { kind: 'failed' }>>(worker, message, transfer, { name: 'peaks', signal })
  try {
    await call({ kind: 'begin', sampleRate: sound.sampleRate, frameCount: sound.length })
    for (let start = 0; start < sound.length; start += BLOCK_FRAMES) {
      const frames = Math.min(BLOCK_FRAMES, sound.length - start)
      const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) => {
        const samples = new Float32Array(frames)
        sound.copyFromChannel(samples, channel, start)
        return samples
      })
      await call(
        { kind: 'block', channels },
        channels.map(({ buffer }) => buffer),
      )
      onProgress((start + frames) / sound.length)
    }
    const reply = await call({ kind: 'finish' })
    if (reply.kind !== 'outlined') throw new Error(`The peaks worker replied to "finish" with "${reply.kind}"`)
    return reply.peaks
  } finally {
    worker.terminate()
  }
}
