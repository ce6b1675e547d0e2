export interface Shortcut {
  /** What it does. */
  readonly label: string
  /** `Mod+Shift+Z`, `ArrowLeft`, `?`; several do the same. `Mod` is the key that commands have on the platform. */
  readonly keys: readonly string[]
}

/** Shortcuts that belong together. */
export interface ShortcutGroup {
  readonly label: string
  readonly shortcuts: readonly Shortcut[]
}
