import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRecorder, type Recorder } from './create-recorder'
import type { RecordingUnit } from './list-units'
import { openMicrophone } from './open-microphone'
import { openRecordingState, type RecordingState } from './step-recording'
import { openTakeDatabase, type TakePlace } from './take-database'

/** Opens a recorder while the component is mounted; null until then. */
export function useRecorder(
  { authorId, chapterId, language }: TakePlace,
  units: readonly RecordingUnit[],
): Recorder | null {
  const [recorder, setRecorder] = useState<Recorder | null>(null)
  useEffect(() => {
    const opened = createRecorder({ authorId, chapterId, language }, [], {
      openMicrophone,
      openTakes: openTakeDatabase,
      createId: createTakeId,
      now: () => Date.now(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      warn: (text, reason) => console.warn(text, reason),
    })
    setRecorder(opened)
    return opened.close
  }, [authorId, chapterId, language])
  useEffect(() => recorder?.send({ kind: 'units-changed', units }), [recorder, units])
  return recorder
}

const noUnits = openRecordingState([])
const subscribeToNothing = () => () => undefined

/** Returns the state of a recorder; that of an empty one while there is none. */
export function useRecordingState(recorder: Recorder | null): RecordingState {
  return useSyncExternalStore(recorder === null ? subscribeToNothing : recorder.subscribe, () =>
    recorder === null ? noUnits : recorder.getState(),
  )
}

/** `crypto.randomUUID` is missing from pages without HTTPS. */
function createTakeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
