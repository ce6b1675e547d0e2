import { useEffect, useEffectEvent } from 'react'

export interface LateImport<Loaded> {
  readonly load: () => Promise<Loaded>
  readonly onLoad: (loaded: Loaded) => void
  /** Called when it could not be loaded. */
  readonly onFailure: () => void
}

/** Loads code when it begins to be wanted. */
export function useLateImport<Loaded>(isWanted: boolean, { load, onLoad, onFailure }: LateImport<Loaded>): void {
  const start = useEffectEvent(load)
  const succeed = useEffectEvent(onLoad)
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    start().then(
      (loaded) => {
        if (!isGone) succeed(loaded)
      },
      (reason: unknown) => {
        console.error('A tool of the reader could not be loaded.', reason)
        if (!isGone) fail()
      },
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
}
