import type { GenerationWork } from '../generation/step-generation'
import type { TrackWork } from '../track/track-work'

/** Returns true while the narration is generated, converted, refreshed or aligned: the text and all buttons are disabled. */
export function isBusy(work: { readonly generation: GenerationWork; readonly track: TrackWork }): boolean {
  const { generation, track } = work
  return generation.kind === 'running' || (track.kind !== 'idle' && track.kind !== 'failed')
}
