import { useEffect, useEffectEvent, useState } from 'react'
import type { WaveformPeaks } from './waveform-types'

/** Returns the outline of a sound: `unreachable` if it cannot be fetched, `unreadable` if it cannot be decoded. */
export type LoadPeaks = (options: {
  readonly url: string
  /** Fetches a new link to the sound; null if there is none any more. */
  readonly renew: () => Promise<string | null>
  /** Receives the fraction that is done, 0 to 1; null while it is not known. */
  readonly onProgress: (fraction: number | null) => void
  readonly signal: AbortSignal
}) => Promise<
  | { readonly kind: 'loaded'; readonly peaks: WaveformPeaks }
  | { readonly kind: 'refused'; readonly reason: 'unreachable' | 'unreadable' }
>

export type PeaksState =
  /** The fraction that is done, 0 to 1; null while it is not known. */
  | { readonly kind: 'loading'; readonly fraction: number | null }
  | { readonly kind: 'ready'; readonly peaks: WaveformPeaks }
  | { readonly kind: 'failed'; readonly reason: 'unreachable' | 'unreadable' }

export interface UsePeaksOptions {
  readonly audioUrl: string
  /** Fetches a new link to the narration; null if there is none any more. */
  readonly renewTrack: () => Promise<string | null>
  readonly loadPeaks: LoadPeaks
}

interface PeaksOf {
  readonly track: string
  readonly attempt: number
  readonly state: PeaksState
}

const loading: PeaksState = { kind: 'loading', fraction: null }

/** Loads the outline of a narration, again when another narration takes its place. */
export function usePeaks({ audioUrl, renewTrack, loadPeaks }: UsePeaksOptions): {
  readonly state: PeaksState
  readonly retry: () => void
} {
  // A renewed link leads to the same narration.
  const [track = audioUrl] = audioUrl.split('?', 1)
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<PeaksOf>({ track, attempt, state: loading })
  const load = useEffectEvent(async (settle: (state: PeaksState) => void, signal: AbortSignal) => {
    const loaded = await loadPeaks({
      url: audioUrl,
      renew: renewTrack,
      onProgress: (fraction) => settle({ kind: 'loading', fraction }),
      signal,
    })
    settle(
      loaded.kind === 'loaded' ? { kind: 'ready', peaks: loaded.peaks } : { kind: 'failed', reason: loaded.reason },
    )
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const settle = (state: PeaksState) => {
      if (!signal.aborted) setShown({ track, attempt, state })
    }
    load(settle, signal).catch((error: unknown) => {
      if (signal.aborted) return
      console.warn('The waveform could not be prepared.', error)
      settle({ kind: 'failed', reason: 'unreadable' })
    })
    return () => leaving.abort(new Error('The waveform is no longer shown.'))
  }, [track, attempt])

  const isOfNow = shown.track === track && shown.attempt === attempt
  return { state: isOfNow ? shown.state : loading, retry: () => setAttempt(attempt + 1) }
}
