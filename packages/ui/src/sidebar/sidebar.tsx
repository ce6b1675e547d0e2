import { collectionMessages } from '@lectern/messages'
import type { ReactNode } from 'react'
import { Drawer } from '../drawer'
import { ChevronsLeft, ChevronsRight, Menu as MenuIcon } from '../icon/icons'
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
  /** Called by the button at the bottom that collapses or expands the sidebar. Without it there is no button. */
  readonly onCollapsedChange?: ((collapsed: boolean) => void) | undefined
  /** Opens the drawer that replaces the sidebar on phones. Set it in `SidebarOpener`'s `onPress`. */
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Shown above the sections while the sidebar is expanded: for example a book picker. */
  readonly top?: ReactNode
}

/** Shows the navigation of an application beside its main content; on phones, in a drawer. */
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
          <div className={styles.footer}>
            <IconButton
              icon={collapsed ? ChevronsRight : ChevronsLeft}
              followsText
              label={t(collapsed ? 'expandSidebar' : 'collapseSidebar')}
              onClick={() => onCollapsedChange(!collapsed)}
            />
          </div>
        )}
      </div>
      <Drawer open={open} onOpenChange={onOpenChange} title={label} side="start" initialFocus={findInitialFocus}>
        <nav aria-label={label} className={styles.sheet}>
          {top}
          <SidebarEntries sections={sections} collapsed={false} onFollow={() => onOpenChange(false)} />
        </nav>
      </Drawer>
    </>
  )
}

/** Returns the current entry, or else the first. By default the drawer focuses the first button, passing over links. */
function findInitialFocus(panel: HTMLElement): HTMLElement | null {
  return (
    panel.querySelector<HTMLElement>('nav [aria-current]') ?? panel.querySelector<HTMLElement>('nav :is(a, button)')
  )
}

/** Shows the button in the header that opens the sidebar on a phone; hidden on wider screens. */
export function SidebarOpener({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslate(collectionMessages)
  return (
    <span className={styles.opener}>
      <IconButton icon={MenuIcon} label={t('openNavigation')} aria-haspopup="dialog" onClick={onPress} />
    </span>
  )
}
