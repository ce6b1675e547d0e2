export interface Shortcut {
  /** What it does. */
  readonly label: string
  /** As `Kbd` takes them, each of which does the same: `$mod+Shift+Z`, `ArrowLeft`, `?`. */
  readonly keys: readonly string[]
}

/** Shortcuts that belong together. */
export interface ShortcutGroup {
  readonly label: string
  readonly shortcuts: readonly Shortcut[]
}
