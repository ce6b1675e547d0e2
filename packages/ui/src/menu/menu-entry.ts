import type { IconDrawing } from '../icon'

export interface MenuAction {
  readonly kind?: 'action' | undefined
  readonly label: string
  readonly icon?: IconDrawing | undefined
  /** The shortcut, as `Kbd` takes it: `$mod+Z`. */
  readonly shortcut?: string | undefined
  readonly tone?: 'plain' | 'critical' | undefined
  readonly disabled?: boolean | undefined
  /** For an entry that is on or off. */
  readonly checked?: boolean | undefined
  /** Keeps the menu open, for items of which several are toggled in a row. */
  readonly staysOpen?: boolean | undefined
  readonly onSelect: () => void
}

export interface MenuSeparator {
  readonly kind: 'separator'
}

/** Related items with a label of their own. */
export interface MenuGroup {
  readonly kind: 'group'
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

export interface MenuOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

/** One of several options, with a label for all of them. */
export interface MenuChoice {
  readonly kind: 'choice'
  readonly label: string
  readonly value: string
  readonly options: readonly MenuOption[]
  readonly onChange: (value: string) => void
}

/** More entries, one level below. */
export interface Submenu {
  readonly kind: 'submenu'
  readonly label: string
  readonly icon?: IconDrawing | undefined
  readonly disabled?: boolean | undefined
  readonly entries: readonly MenuEntry[]
}

export type MenuEntry = MenuAction | MenuSeparator | MenuGroup | MenuChoice | Submenu
