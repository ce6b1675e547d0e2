/** What is known about a `postmaster.pid` found at a start. */
export interface LeftoverFacts {
  /** A server answers where the file says it listens. */
  readonly answers: boolean
  /** The process that started that server still runs. */
  readonly isOwned: boolean
  /** The pid is a PostgreSQL server of this very cluster, and not a stranger that was given the number since. */
  readonly isOurServer: boolean
}

export type LeftoverPlan = 'join' | 'stop-orphan' | 'quit-orphan' | 'remove-file'

/** What to do about a database that is, or was, running when we want to start it. A stranger is never signalled. */
export function judgeLeftover(facts: LeftoverFacts): LeftoverPlan {
  if (facts.answers && facts.isOwned) return 'join'
  if (!facts.isOurServer) return 'remove-file'
  return facts.answers ? 'stop-orphan' : 'quit-orphan'
}
