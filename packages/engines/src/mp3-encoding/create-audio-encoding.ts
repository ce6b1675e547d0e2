import type { AudioEncoding } from '@lectern/backend/ports'
import type { WorkerPool } from '../workers/worker-pool'
import type { Mp3Call } from './mp3-encoding.worker'

const STARTING_SECONDS = 30
// Encoding runs about 200 times as fast as playing; a tenth of that is a worker that hangs.
const SLOWEST_SPEED = 10

/** MP3 encoding on a pool of workers. */
export function createAudioEncoding(pool: WorkerPool<Mp3Call, Uint8Array>): AudioEncoding {
  return {
    async encodeMp3({ pcm, sampleRate, signal }) {
      const samples = pcm instanceof Int16Array ? pcm.length : (pcm[0]?.length ?? 0)
      const limitSeconds = STARTING_SECONDS + samples / sampleRate / SLOWEST_SPEED
      const outcome = await pool.call({ pcm, sampleRate }, { limitSeconds, signal })
      switch (outcome.kind) {
        case 'answered':
          return outcome.reply
        case 'cancelled':
          throw new Error('MP3 encoding was cancelled')
        case 'timeout':
          throw new Error(`MP3 encoding of ${samples} samples took longer than ${outcome.seconds} s`)
        case 'crashed':
          throw new Error(`MP3 encoding failed: ${outcome.message}`)
      }
    },
  }
}
