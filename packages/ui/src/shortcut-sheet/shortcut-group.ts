export interface Shortcut {
  /** The action. */
  readonly label: string
  /** Alternative shortcuts, each as `Kbd` takes it: `$mod+Shift+Z`, `ArrowLeft`, `?`. */
  readonly keys: readonly string[]
}

/** Related shortcuts. */
export interface ShortcutGroup {
  readonly label: string
  readonly shortcuts: readonly Shortcut[]
}
