import { measureLevel, type Level } from './measure-level'

/** The reason why nothing can be recorded. */
export type MicrophoneRefusal = 'denied' | 'no-microphone' | 'in-use' | 'not-secure' | 'lost'

export interface RunningTake {
  /** Resolves when the last piece of sound has been passed on. */
  stop(): Promise<void>
}

export interface Microphone {
  /** Passes on the sound in pieces of half a second, which together are one file. */
  record(onChunk: (sound: Blob) => void): RunningTake
  readLevel(): Level
  close(): void
}

export type MicrophoneOutcome =
  | { readonly kind: 'opened'; readonly microphone: Microphone }
  | { readonly kind: 'refused'; readonly reason: MicrophoneRefusal }

/** A tab that is killed loses at most this much. */
const CHUNK_MILLISECONDS = 500
/** Transparent, so that encoding the narration as MP3 afterwards is not heard. */
const BITS_PER_SECOND = 256_000
const METER_SAMPLES = 2048

/** Asks for the microphone. `onLost` is called if it is taken away later. */
export async function openMicrophone(onLost: () => void): Promise<MicrophoneOutcome> {
  // Browsers hide it from pages that are not served over HTTPS.
  if (!window.isSecureContext) return { kind: 'refused', reason: 'not-secure' }
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: false, autoGainControl: false, noiseSuppression: true },
    })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return { kind: 'refused', reason: readReason(error.name) }
  }
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = METER_SAMPLES
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(METER_SAMPLES)
  for (const track of stream.getTracks()) track.addEventListener('ended', onLost)
  const microphone: Microphone = {
    record: (onChunk) => record(stream, onChunk),
    readLevel() {
      analyser.getFloatTimeDomainData(samples)
      return measureLevel(samples)
    },
    close() {
      for (const track of stream.getTracks()) track.stop()
      void context.close()
    },
  }
  return { kind: 'opened', microphone }
}

function record(stream: MediaStream, onChunk: (sound: Blob) => void): RunningTake {
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND })
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) onChunk(data)
  })
  const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }))
  recorder.start(CHUNK_MILLISECONDS)
  return {
    stop() {
      if (recorder.state !== 'inactive') recorder.stop()
      return stopped
    },
  }
}

function readReason(name: string): MicrophoneRefusal {
  switch (name) {
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'no-microphone'
    case 'NotReadableError':
    case 'AbortError':
      return 'in-use'
    default:
      return 'denied'
  }
}
