import type { ReactNode } from 'react'
import type { IconDrawing } from '../icon'

interface AnySidebarEntry {
  readonly id: string
  readonly label: string
  readonly icon: IconDrawing
  /** Where the reader is. */
  readonly current?: boolean | undefined
  /** What is shown at the end: a count, a badge. */
  readonly tail?: ReactNode
}
export interface SidebarLink extends AnySidebarEntry {
  readonly kind?: 'link' | undefined
  readonly href: string
}
export interface SidebarAction extends AnySidebarEntry {
  readonly kind: 'action'
  readonly onPress: () => void
}
export type SidebarEntry = SidebarLink | SidebarAction

export interface SidebarSection {
  readonly id: string
  /** What its entries have in common; the first section often needs none. */
  readonly title?: string | undefined
  readonly entries: readonly SidebarEntry[]
}
