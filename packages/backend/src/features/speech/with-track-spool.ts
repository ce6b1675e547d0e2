import type { AudioEncoding, ObjectStore } from '../../ports/index'
import { encodeCached } from './encode-cached'
import type { TrackSpool } from './track-spool'
import { withMp3Spool } from './with-mp3-spool'
import { withWavSpool } from './with-wav-spool'

export interface TrackSpoolServices {
  objects: ObjectStore
  audioEncoding: AudioEncoding
  /** Local folder of the track until it is stored. */
  incomingFolder: string
}

/** Passes `fill` a track of the given format to fill sentence by sentence, and deletes its file afterwards. */
export function withTrackSpool<T>(
  services: TrackSpoolServices,
  audioFormat: 'wav' | 'mp3',
  signal: AbortSignal,
  fill: (spool: TrackSpool) => Promise<T>,
): Promise<T> {
  if (audioFormat === 'wav') return withWavSpool(services.incomingFolder, fill)
  return withMp3Spool(services.incomingFolder, encodeCached(services, signal), fill)
}
