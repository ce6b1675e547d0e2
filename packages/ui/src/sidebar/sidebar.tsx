import { collectionMessages } from '@lectern/messages'
import type { ReactNode } from 'react'
import { Drawer } from '../drawer'
import { ChevronsLeft, ChevronsRight, Menu as MenuSign } from '../icon/icons'
import { IconButton } from '../icon-button'
import { useTranslate } from '../locale/use-translate'
import { SidebarEntries } from './sidebar-entries'
import type { SidebarSection } from './sidebar-entry'
import * as styles from './sidebar.css'

export interface SidebarProps {
  /** The name of the navigation. */
  readonly label: string
  readonly sections: readonly SidebarSection[]
  /** Shows the icons only. */
  readonly collapsed?: boolean | undefined
  /** With it, a button at the bottom collapses and expands the sidebar. */
  readonly onCollapsedChange?: ((collapsed: boolean) => void) | undefined
  /** Opens the drawer that replaces the sidebar on phones. `SidebarOpener` sets it. */
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Shown above the sections while the sidebar is expanded: a choice of book, say. */
  readonly top?: ReactNode
}

/** The navigation of an application beside its main content; on phones, in a drawer. */
export function Sidebar({
  label,
  sections,
  collapsed = false,
  onCollapsedChange,
  open,
  onOpenChange,
  top,
}: SidebarProps) {
  const t = useTranslate(collectionMessages)
  return (
    <>
      <div className={styles.sidebar} data-collapsed={collapsed ? '' : undefined}>
        <nav aria-label={label} className={styles.nav}>
          {!collapsed && top !== undefined && <div className={styles.top}>{top}</div>}
          <SidebarEntries sections={sections} collapsed={collapsed} />
        </nav>
        {onCollapsedChange && (
          <div className={styles.foot}>
            <IconButton
              icon={collapsed ? ChevronsRight : ChevronsLeft}
              followsText
              label={t(collapsed ? 'widenSidebar' : 'narrowSidebar')}
              onClick={() => onCollapsedChange(!collapsed)}
            />
          </div>
        )}
      </div>
      <Drawer open={open} onOpenChange={onOpenChange} title={label} side="start" initialFocus={findPresentPlace}>
        <nav aria-label={label} className={styles.sheet}>
          {top}
          <SidebarEntries sections={sections} collapsed={false} onFollow={() => onOpenChange(false)} />
        </nav>
      </Drawer>
    </>
  )
}

/**
 * Returns the current entry, otherwise the first one. The drawer by itself would focus the first button and skip links.
 */
function findPresentPlace(panel: HTMLElement): HTMLElement | null {
  return (
    panel.querySelector<HTMLElement>('nav [aria-current]') ?? panel.querySelector<HTMLElement>('nav :is(a, button)')
  )
}

/** The button in the header that opens the sidebar on a phone; hidden on wider screens. */
export function SidebarOpener({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslate(collectionMessages)
  return (
    <span className={styles.opener}>
      <IconButton icon={MenuSign} label={t('openNavigation')} aria-haspopup="dialog" onClick={onPress} />
    </span>
  )
}
