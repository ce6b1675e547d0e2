import type { RecordingUnit } from './list-units'
import type { MicrophoneRefusal } from './open-microphone'
import type { Take } from './take-database'

export type RecordingPhase =
  /** The author has not been asked for the microphone. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly reason: MicrophoneRefusal }
  | { readonly kind: 'ready' }
  /** `left`: seconds until the recording begins. */
  | { readonly kind: 'counting'; readonly left: number }
  | { readonly kind: 'recording' }
  | { readonly kind: 'stopping' }

export interface RecordingState {
  readonly units: readonly RecordingUnit[]
  readonly index: number
  readonly phase: RecordingPhase
  /** Oldest first. */
  readonly takes: readonly Take[]
  /** The take that the author chose for a unit; the newest for the others. */
  readonly chosen: ReadonlyMap<string, string>
  /** Seconds; 0 begins at once. */
  readonly countIn: number
  /** This device cannot store what is recorded. */
  readonly storageFailed: boolean
  /** Presses of the button so far: a second of a count-in that was cancelled does not count. */
  readonly presses: number
}

export type RecordingEvent =
  | { readonly kind: 'microphone-opened' }
  | { readonly kind: 'microphone-refused'; readonly reason: MicrophoneRefusal }
  | { readonly kind: 'microphone-asked' }
  | { readonly kind: 'takes-loaded'; readonly takes: readonly Take[] }
  | { readonly kind: 'units-changed'; readonly units: readonly RecordingUnit[] }
  | { readonly kind: 'unit-chosen'; readonly index: number }
  | { readonly kind: 'count-in-chosen'; readonly seconds: number }
  /** Starts, cancels the count-in, or stops. */
  | { readonly kind: 'record-pressed' }
  | { readonly kind: 'second-passed'; readonly presses: number }
  | { readonly kind: 'take-ended'; readonly take: Take | null }
  | { readonly kind: 'take-chosen'; readonly take: Take }
  | { readonly kind: 'takes-removed' }
  | { readonly kind: 'storage-failed' }

export type RecordingEffect =
  | { readonly do: 'open-microphone' }
  | { readonly do: 'wait-second'; readonly presses: number }
  | { readonly do: 'start-take'; readonly unit: RecordingUnit }
  | { readonly do: 'stop-take' }
  | { readonly do: 'remove-takes'; readonly takes: readonly Take[] }

interface Step {
  readonly state: RecordingState
  readonly effects: readonly RecordingEffect[]
}

export const usualCountIn = 3

export function openRecordingState(units: readonly RecordingUnit[]): RecordingState {
  return {
    units,
    index: 0,
    phase: { kind: 'closed' },
    takes: [],
    chosen: new Map(),
    countIn: usualCountIn,
    storageFailed: false,
    presses: 0,
  }
}

/** Computes the next state of a recording and the effects of an event. */
export function stepRecording(state: RecordingState, event: RecordingEvent): Step {
  const stay = (next: Partial<RecordingState>): Step => ({ state: { ...state, ...next }, effects: [] })
  const { phase } = state
  switch (event.kind) {
    case 'microphone-asked':
      return { state: { ...state, phase: { kind: 'asking' } }, effects: [{ do: 'open-microphone' }] }
    case 'microphone-opened':
      return stay({ phase: { kind: 'ready' } })
    case 'microphone-refused':
      return {
        state: { ...state, phase: { kind: 'refused', reason: event.reason } },
        effects: phase.kind === 'recording' ? [{ do: 'stop-take' }] : [],
      }
    case 'takes-loaded':
      return stay({ takes: event.takes })
    case 'units-changed':
      return isOccupied(phase) ? stay({}) : stay({ units: event.units, index: 0 })
    case 'unit-chosen':
      return isOccupied(phase) || state.units[event.index] === undefined ? stay({}) : stay({ index: event.index })
    case 'count-in-chosen':
      return stay({ countIn: event.seconds })
    case 'record-pressed':
      return press({ ...state, presses: state.presses + 1 })
    case 'second-passed':
      if (phase.kind !== 'counting' || event.presses !== state.presses) return stay({})
      return phase.left > 1
        ? {
            state: { ...state, phase: { kind: 'counting', left: phase.left - 1 } },
            effects: [{ do: 'wait-second', presses: state.presses }],
          }
        : start(state)
    case 'take-ended': {
      const { take } = event
      const next = phase.kind === 'refused' ? phase : ({ kind: 'ready' } as const)
      if (take === null) return stay({ phase: next })
      return stay({
        phase: next,
        takes: [...state.takes, take],
        chosen: new Map(state.chosen).set(take.unitId, take.id),
      })
    }
    case 'take-chosen':
      return stay({ chosen: new Map(state.chosen).set(event.take.unitId, event.take.id) })
    case 'takes-removed':
      return {
        state: { ...state, takes: [], chosen: new Map() },
        effects: [{ do: 'remove-takes', takes: state.takes }],
      }
    case 'storage-failed':
      return {
        state: { ...state, storageFailed: true },
        effects: phase.kind === 'recording' ? [{ do: 'stop-take' }] : [],
      }
  }
}

function press(state: RecordingState): Step {
  const { phase, countIn } = state
  switch (phase.kind) {
    case 'ready':
      return countIn > 0
        ? {
            state: { ...state, phase: { kind: 'counting', left: countIn } },
            effects: [{ do: 'wait-second', presses: state.presses }],
          }
        : start(state)
    case 'counting':
      return { state: { ...state, phase: { kind: 'ready' } }, effects: [] }
    case 'recording':
      return { state: { ...state, phase: { kind: 'stopping' } }, effects: [{ do: 'stop-take' }] }
    case 'closed':
    case 'asking':
    case 'refused':
    case 'stopping':
      return { state, effects: [] }
  }
}

function start(state: RecordingState): Step {
  const unit = state.units[state.index]
  if (unit === undefined) return { state: { ...state, phase: { kind: 'ready' } }, effects: [] }
  return { state: { ...state, phase: { kind: 'recording' } }, effects: [{ do: 'start-take', unit }] }
}

/** Returns true while the author is reading: nothing else can be chosen. */
export function isOccupied({ kind }: RecordingPhase): boolean {
  return kind === 'counting' || kind === 'recording' || kind === 'stopping'
}

/** Returns the take of a unit that becomes the narration; null while there is none. */
export function findChosenTake({ takes, chosen }: RecordingState, unitId: string): Take | null {
  const own = takes.filter((take) => take.unitId === unitId)
  return own.find(({ id }) => id === chosen.get(unitId)) ?? own.at(-1) ?? null
}
