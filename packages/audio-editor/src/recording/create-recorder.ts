import type { RecordingUnit } from './list-units'
import type { Microphone, MicrophoneOutcome, RunningTake } from './open-microphone'
import {
  openRecordingState,
  stepRecording,
  type RecordingEffect,
  type RecordingEvent,
  type RecordingState,
} from './step-recording'
import type { Take, TakeDatabase, TakePlace } from './take-database'

export interface RecorderPorts {
  readonly openMicrophone: (onLost: () => void) => Promise<MicrophoneOutcome>
  readonly openTakes: () => Promise<TakeDatabase>
  readonly createId: () => string
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
  readonly warn: (text: string, reason: unknown) => void
}

/** Records takes with the microphone and stores them on this device while they are read. It does not know React. */
export interface Recorder {
  readonly getState: () => RecordingState
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (event: RecordingEvent) => void
  /** Null while the microphone is not open. */
  readonly getMicrophone: () => Microphone | null
  /** Returns the sound of a take; null if it is gone. */
  readonly readSound: (takeId: string) => Promise<Blob | null>
  /** Releases the microphone; a running take is stored first. */
  readonly close: () => void
}

export function createRecorder(place: TakePlace, units: readonly RecordingUnit[], ports: RecorderPorts): Recorder {
  const listeners = new Set<() => void>()
  const opening = ports.openTakes()
  let state = openRecordingState(units)
  let microphone: Microphone | null = null
  let running: { take: Take; sound: RunningTake; stored: Promise<number> } | null = null
  let isClosed = false

  function send(event: RecordingEvent): void {
    const step = stepRecording(state, event)
    state = step.state
    for (const listener of listeners) listener()
    for (const effect of step.effects) void run(effect).catch(failStorage)
  }

  function failStorage(error: unknown): void {
    ports.warn('A recording could not be stored on this device.', error)
    send({ kind: 'storage-failed' })
  }

  async function run(effect: RecordingEffect): Promise<void> {
    switch (effect.do) {
      case 'open-microphone': {
        const outcome = await ports.openMicrophone(() => send({ kind: 'microphone-refused', reason: 'lost' }))
        if (outcome.kind === 'refused') return send({ kind: 'microphone-refused', reason: outcome.reason })
        if (isClosed) return outcome.microphone.close()
        microphone = outcome.microphone
        return send({ kind: 'microphone-opened' })
      }
      case 'wait-second':
        await ports.wait(1000)
        return send({ kind: 'second-passed', presses: effect.presses })
      case 'start-take':
        return startTake(effect.unit)
      case 'stop-take':
        return stopTake()
      case 'remove-takes':
        return (await opening).remove(effect.takes.map(({ id }) => id))
    }
  }

  async function startTake(unit: RecordingUnit): Promise<void> {
    if (microphone === null) return send({ kind: 'microphone-refused', reason: 'lost' })
    const take = { id: ports.createId(), unitId: unit.id, text: unit.sentences.join(' '), recordedAt: ports.now() }
    // One piece after another, and the take before them: what is stored can always be found and played.
    let stored = opening.then(async (takes) => {
      await takes.put(place, take)
      return 0
    })
    const sound = microphone.record((chunk) => {
      stored = stored.then(async (index) => {
        await (await opening).putChunk(take.id, index, chunk)
        return index + 1
      })
      // The failure is reported immediately, not when the author stops.
      stored.catch(failStorage)
      if (running !== null) running = { ...running, stored }
    })
    running = { take, sound, stored }
  }

  async function stopTake(): Promise<void> {
    if (running === null) return send({ kind: 'take-ended', take: null })
    const { take, sound } = running
    await sound.stop()
    const { stored } = running
    running = null
    // The failure was reported when it happened.
    const chunkCount = await stored.catch(() => 0)
    if (chunkCount === 0) await (await opening).remove([take.id])
    send({ kind: 'take-ended', take: chunkCount === 0 ? null : take })
  }

  opening.then(async (takes) => send({ kind: 'takes-loaded', takes: await takes.ofChapter(place) })).catch(failStorage)

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send,
    getMicrophone: () => microphone,
    readSound: async (takeId) => (await opening).readSound(takeId),
    close() {
      isClosed = true
      const release = async () => {
        if (running !== null) await stopTake()
        microphone?.close()
        ;(await opening).close()
      }
      release().catch((error: unknown) => ports.warn('The recordings could not be closed.', error))
    },
  }
}
