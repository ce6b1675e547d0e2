import type { PeakPyramid } from '../peaks/create-peak-pyramid'
import { computePeaksInWorker, type ComputePeaksOptions } from './compute-peaks-in-worker'
import { cutSound } from './cut-sound'
import { openSoundPieces } from './open-sound-pieces'
import { openPeaksDatabase, storePeaks } from './peaks-database'

export interface LoadPeaksOptions {
  /** Link to the narration, which may expire. */
  url: string
  /** Fetches a new link to the narration; null if there is none any more. */
  renew: () => Promise<string | null>
  /** Receives the fraction that is done, 0 to 1; null while it is not known. */
  onProgress: (fraction: number | null) => void
  signal: AbortSignal
}

export type LoadedPeaks =
  | { kind: 'loaded'; peaks: PeakPyramid }
  /** `unreachable`: the narration cannot be fetched; `unreadable`: this browser cannot decode it. */
  | { kind: 'refused'; reason: 'unreachable' | 'unreadable' }

/**
 * Rate of a sound that is decoded as a whole. Hisses lie below 8 kHz, so that they are no silence; an hour at a higher rate
 * would take too much memory.
 */
const WHOLE_SAMPLE_RATE = 16_000
const FETCHING_FRACTION = 0.5
/** Downloaded bytes that are kept in memory before they go to a blob, which may be on disk. */
const BUFFERED_BYTES = 8_000_000

/**
 * Returns the outline of a narration: the stored one, else one that is computed in a worker, from a piece of the sound at a
 * time, and stored on this device.
 * Rejects with the signal's reason when aborted.
 */
export async function loadPeaks({ url, renew, onProgress, signal }: LoadPeaksOptions): Promise<LoadedPeaks> {
  const database = await openOrWarn()
  try {
    // A link to the same narration has another signature each time.
    const [track = url] = url.split('?', 1)
    const stored = await database?.get('peaks', track)
    signal.throwIfAborted()
    if (stored !== undefined) return { kind: 'loaded', peaks: stored.peaks }
    const file = await fetchNarration(url, renew, { onProgress, signal })
    if (file === null) return { kind: 'refused', reason: 'unreachable' }
    onProgress(null)
    const peaks = await outline(file, {
      onProgress: (fraction) => onProgress(FETCHING_FRACTION + fraction * (1 - FETCHING_FRACTION)),
      signal,
    })
    if (peaks === null) return { kind: 'refused', reason: 'unreadable' }
    if (database !== null) {
      await storePeaks(database, { track, storedAt: Date.now(), peaks }).catch((error: unknown) => {
        console.warn('The waveform could not be stored on this device.', error)
      })
    }
    return { kind: 'loaded', peaks }
  } finally {
    database?.close()
  }
}

/** Private windows and full disks have no database: the outline is then computed at each visit. */
async function openOrWarn() {
  try {
    return await openPeaksDatabase()
  } catch (error) {
    console.warn('Waveforms cannot be stored on this device.', error)
    return null
  }
}

interface FetchOptions {
  readonly onProgress: (fraction: number | null) => void
  readonly signal: AbortSignal
}

async function fetchNarration(
  url: string,
  renew: () => Promise<string | null>,
  options: FetchOptions,
): Promise<Blob | null> {
  const first = await fetchBytes(url, options)
  if (first !== null) return first
  const renewed = await renew()
  return renewed === null || renewed === url ? null : fetchBytes(renewed, options)
}

async function fetchBytes(url: string, { onProgress, signal }: FetchOptions): Promise<Blob | null> {
  try {
    const response = await fetch(url, { signal })
    if (!response.ok || response.body === null) return null
    const total = Number(response.headers.get('content-length'))
    let blob = new Blob()
    let parts: BlobPart[] = []
    let buffered = 0
    let loaded = 0
    for (
      let reader = response.body.getReader(), piece = await reader.read();
      !piece.done;
      piece = await reader.read()
    ) {
      parts.push(piece.value)
      loaded += piece.value.length
      buffered += piece.value.length
      if (buffered > BUFFERED_BYTES) {
        blob = new Blob([blob, ...parts])
        parts = []
        buffered = 0
      }
      onProgress(total >= loaded ? (loaded / total) * FETCHING_FRACTION : null)
    }
    return new Blob([blob, ...parts])
  } catch (error) {
    signal.throwIfAborted()
    console.warn('The narration could not be fetched.', error)
    return null
  }
}

/** Outlines a sound piece by piece, or as a whole where that cannot be; null if this browser cannot decode it. */
async function outline(file: Blob, options: ComputePeaksOptions): Promise<PeakPyramid | null> {
  const pieces = await openSoundPieces(file)
  const peaks = pieces === null ? null : await orNull(() => computePeaksInWorker(pieces, options))
  if (peaks !== null) return peaks
  options.signal.throwIfAborted()
  const sound = await orNull(async () =>
    new OfflineAudioContext(1, 1, WHOLE_SAMPLE_RATE).decodeAudioData(await file.arrayBuffer()),
  )
  options.signal.throwIfAborted()
  return sound === null ? null : computePeaksInWorker(cutSound(sound), options)
}

/** Resolves to null for what is no sound. */
async function orNull<Result>(run: () => Promise<Result>): Promise<Result | null> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'EncodingError') return null
    throw error
  }
}
