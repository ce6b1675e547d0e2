import type { FaultLab } from './open-fault-lab'
import type { Random } from './random'

export interface FaultStrike {
  readonly lab: FaultLab
  readonly random: Random
  /** A text that no other strike has. */
  readonly name: string
  /** Waits until each of the writers at work has so many more acknowledged writes. */
  readonly waitForWrites: (count: number) => Promise<void>
}

/** One kind of fault. */
export interface Fault {
  /** Of the quality requirements, with the part of it. */
  readonly id: string
  readonly title: string
  /** The store that it needs; any by default. */
  readonly store?: 'folder' | 'bucket'
  /** True if other jobs would fail of it: it scripts the provider, or leaves no space to their results. */
  readonly excludesJobs?: true
  /** Brings the fault about and ends it. Throws if the server says or does something wrong meanwhile. */
  strike(strike: FaultStrike): Promise<void>
}
