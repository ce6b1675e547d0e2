import type { AudioEncoding, ConversionResult } from '@lectern/backend/ports'
import type { WorkerPool } from '../workers/worker-pool'
import type { Mp3Call, Mp3Reply } from './mp3-encoding.worker'

const STARTING_SECONDS = 30
// Encoding runs about 200 times as fast as playback; a worker slower than a twentieth of that is considered hung.
const MIN_SPEED = 10
const MAX_RECORDING_SECONDS = 4 * 3600

/** Creates an MP3 encoder that runs in a pool of workers. */
export function createAudioEncoding(pool: WorkerPool<Mp3Call, Mp3Reply>): AudioEncoding {
  return {
    async encodeMp3({ pcm, sampleRate, signal }) {
      const samples = Math.max(0, ...(pcm instanceof Int16Array ? [pcm] : pcm).map(({ length }) => length))
      const timeoutSeconds = STARTING_SECONDS + samples / sampleRate / MIN_SPEED
      const outcome = await pool.call({ kind: 'encode', pcm, sampleRate }, { timeoutSeconds, signal })
      switch (outcome.kind) {
        case 'replied':
          if (outcome.reply.kind === 'encoded') return outcome.reply.mp3
          throw new Error(`MP3 encoding failed: the worker replied "${outcome.reply.kind}"`)
        case 'cancelled':
          throw new Error('MP3 encoding was cancelled')
        case 'timeout':
          throw new Error(`MP3 encoding of ${samples} samples took longer than ${outcome.seconds} s`)
        case 'crashed':
          throw new Error(`MP3 encoding failed: ${outcome.message}`)
      }
    },
    async convertToMp3({ path, target, signal }): Promise<ConversionResult> {
      const maxSeconds = MAX_RECORDING_SECONDS
      const timeoutSeconds = STARTING_SECONDS + maxSeconds / MIN_SPEED
      const outcome = await pool.call({ kind: 'convert', path, target, maxSeconds }, { timeoutSeconds, signal })
      switch (outcome.kind) {
        case 'replied': {
          const { reply } = outcome
          if (reply.kind === 'converted') return reply
          if (reply.kind === 'refused') {
            const { problem, message, cause } = reply
            return { kind: 'failed', code: problem, message, ...(cause === undefined ? {} : { cause }) }
          }
          return failConversion(`The worker replied "${reply.kind}"`)
        }
        case 'cancelled':
          return { kind: 'failed', code: 'cancelled', message: 'The conversion was cancelled' }
        case 'timeout': {
          const message = `The conversion took longer than ${outcome.seconds} s; convert a shorter recording`
          return { kind: 'failed', code: 'timeout', message }
        }
        case 'crashed':
          return failConversion(outcome.message)
      }
    },
  }
}

function failConversion(cause: string): ConversionResult {
  const message = 'The recording could not be converted. Try again, or save it as WAV, FLAC or MP3.'
  return { kind: 'failed', code: 'engine-failed', message, cause }
}
