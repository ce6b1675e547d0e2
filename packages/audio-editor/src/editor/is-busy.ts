import type { GenerationWork } from '../generation/step-generation'
import type { ImportWork } from '../importing/import-work'
import type { TrackWork } from '../track/track-work'

/** Returns true while the narration is generated, converted, refreshed, aligned or imported: the text and all buttons are disabled. */
export function isBusy(work: {
  readonly generation: GenerationWork
  readonly track: TrackWork
  readonly importing: ImportWork
}): boolean {
  const { generation, track, importing } = work
  const isTrackBusy = track.kind !== 'idle' && track.kind !== 'failed'
  return generation.kind === 'running' || isTrackBusy || importing.kind === 'importing'
}
