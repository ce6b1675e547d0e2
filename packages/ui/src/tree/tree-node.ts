import type { ReactNode } from 'react'
import type { IconDrawing } from '../icon'

/** An entry of a tree. */
export interface TreeNode {
  readonly id: string
  readonly label: string
  /** Language of the label, if it is not that of the interface. */
  readonly lang?: string | undefined
  readonly icon?: IconDrawing | undefined
  /** Shown at the end of the row: a count, a badge. */
  readonly tail?: ReactNode
  /** Its children: none (absent), entries, or `later` when they are loaded on opening. */
  readonly children?: readonly TreeNode[] | 'later' | undefined
}
