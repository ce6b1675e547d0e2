import type { FailureStateProps } from './failure-state'
import { importLateParts } from './import-late-parts'
import { LatePart } from './late-part'
import { PlainFailure } from './plain-failure'

const load = async () => (await importLateParts()).FailureState

/** A `FailureState` whose code is loaded when it is needed, to keep the first load small. Plain text stands in for it. */
export function LateFailure(failure: FailureStateProps) {
  const { message, onRetry } = failure
  return <LatePart load={load} given={failure} standIn={<PlainFailure message={message} onRetry={onRetry} />} />
}
