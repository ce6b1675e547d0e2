import { readKeyboard } from '../kbd/read-keyboard'
import { writeAriaKeys } from '../kbd/write-aria-keys'
import { LateKbd } from '../late/late-kbd'
import { PlainIconButton, type PlainIconButtonProps } from './plain-icon-button'

export interface IconButtonProps extends Omit<PlainIconButtonProps, 'keys' | 'aria-keyshortcuts'> {
  /** The keys that do the same, as `Kbd` takes them: `$mod+Z`. */
  readonly shortcut?: string | undefined
}

/** A button that shows a drawing only. */
export function IconButton({ shortcut, ...button }: IconButtonProps) {
  return (
    <PlainIconButton
      {...button}
      aria-keyshortcuts={writeAriaKeys(shortcut, readKeyboard())}
      keys={shortcut !== undefined && <LateKbd keys={shortcut} look="outlined" />}
    />
  )
}
