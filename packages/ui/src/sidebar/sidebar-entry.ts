import type { ReactNode } from 'react'
import type { IconDrawing } from '../icon'

interface AnySidebarEntry {
  readonly id: string
  readonly label: string
  readonly icon: IconDrawing
  /** Marks the entry of the current page. */
  readonly current?: boolean | undefined
  /** Shown at the end: a count, a badge. */
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
  /** The heading of the section; the first section often needs none. */
  readonly title?: string | undefined
  readonly entries: readonly SidebarEntry[]
}
