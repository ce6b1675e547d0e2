import { createPeakPyramid, type PeakPyramidBuilder } from '../peaks/create-peak-pyramid'
import type { PeaksWorkerCall, PeaksWorkerReply } from './peaks-worker-messages'

function reply(message: PeaksWorkerReply, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer })
}

/** Creates a function that handles the calls of one sound. */
function createHandler(): (call: PeaksWorkerCall) => void {
  let builder: PeakPyramidBuilder | null = null

  function getBuilder(kind: string): PeakPyramidBuilder {
    if (!builder) throw new Error(`"begin" must come before "${kind}"`)
    return builder
  }

  return (call) => {
    switch (call.kind) {
      case 'begin':
        builder = createPeakPyramid(call.sampleRate, call.frameCount)
        return reply({ kind: 'taken' })
      case 'block':
        getBuilder(call.kind).add(call.channels)
        return reply({ kind: 'taken' })
      case 'finish': {
        const peaks = getBuilder(call.kind).finish()
        return reply(
          { kind: 'outlined', peaks },
          peaks.levels.map(({ bounds }) => bounds.buffer),
        )
      }
    }
  }
}

const handle = createHandler()

self.addEventListener('message', ({ data }: MessageEvent<PeaksWorkerCall>) => {
  try {
    handle(data)
  } catch (error) {
    reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
})
