import type { FailureStateProps } from './failure-state'
import { PlainFailure } from './plain-failure'
import { useLatePart } from './use-late-part'

const load = async () => (await import('./failure-state')).FailureState

/** A `FailureState` whose code is loaded when it is needed, to keep the first load small. Plain text stands in for it. */
export function LateFailure(failure: FailureStateProps) {
  const FailureState = useLatePart(load)
  if (FailureState !== null) return <FailureState {...failure} />
  return <PlainFailure message={failure.message} onRetry={failure.onRetry} />
}
