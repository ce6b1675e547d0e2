/** Facts about a `postmaster.pid` found at a start. */
export interface LeftoverFacts {
  /** A server responds at the address in the file. */
  readonly acceptsConnections: boolean
  /** The process that started that server still runs. */
  readonly isOwned: boolean
  /** The pid is a PostgreSQL server of this cluster, not another process that reuses the pid. */
  readonly isOurServer: boolean
}

export type LeftoverPlan = 'join' | 'stop-orphan' | 'quit-orphan' | 'remove-file'

/** Decides what to do about an earlier database of the cluster. A process of others is never signalled. */
export function planLeftover(facts: LeftoverFacts): LeftoverPlan {
  if (facts.acceptsConnections && facts.isOwned) return 'join'
  if (!facts.isOurServer) return 'remove-file'
  return facts.acceptsConnections ? 'stop-orphan' : 'quit-orphan'
}
