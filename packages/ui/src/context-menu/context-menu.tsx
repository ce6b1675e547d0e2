import { ContextMenu as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { MenuEntries } from '../menu/menu-entries'
import type { MenuEntry } from '../menu/menu-entry'
import * as menu from '../menu/menu.css'
import * as styles from './context-menu.css'

export interface ContextMenuProps {
  /** Whose menu it is, for screen readers. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
  /** Leaves the browser its own menu. */
  readonly disabled?: boolean | undefined
  /** What is pressed: with the other button, long by a finger, or with the menu key while something in it has the focus. */
  readonly children: ReactNode
}

/** Actions of a thing at the place where it is pressed. All of them are to be reached in another way too. */
export function ContextMenu({ label, entries, disabled = false, children }: ContextMenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild disabled={disabled}>
        <div className={styles.place}>{children}</div>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content aria-label={label} className={menu.menu} collisionPadding={8} loop>
          <MenuEntries parts={Primitive} entries={entries} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
