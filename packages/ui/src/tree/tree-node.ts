import type { ReactNode } from 'react'
import type { IconDrawing } from '../icon'

/** An entry of a tree. */
export interface TreeNode {
  readonly id: string
  readonly label: string
  readonly icon?: IconDrawing | undefined
  /** What is shown at the end of the row: a count, a badge. */
  readonly tail?: ReactNode
  /** What it holds: nothing (absent), entries, or some that are loaded when it is opened. */
  readonly children?: readonly TreeNode[] | 'later' | undefined
}
