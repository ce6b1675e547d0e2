import { ContextMenu as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { MenuEntries } from '../menu/menu-entries'
import type { MenuEntry } from '../menu/menu-entry'
import * as menu from '../menu/menu.css'
import * as styles from './context-menu.css'

export interface ContextMenuProps {
  /** The item that the menu belongs to, for screen readers. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
  /** Shows the browser’s own menu instead. */
  readonly disabled?: boolean | undefined
  /** The area that opens the menu by right-click, long press, or the menu key while it contains the focus. */
  readonly children: ReactNode
}

/** Shows the actions for an item at the pointer. All of them must be available elsewhere too. */
export function ContextMenu({ label, entries, disabled = false, children }: ContextMenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild disabled={disabled}>
        <div className={styles.container}>{children}</div>
      </Primitive.Trigger>
      <Primitive.Portal>
        <div role="region" aria-label={label}>
          <Primitive.Content aria-label={label} className={menu.menu} data-label={label} collisionPadding={8} loop>
            <MenuEntries parts={Primitive} entries={entries} />
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
