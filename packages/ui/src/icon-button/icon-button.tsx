import { readKeyboard } from '../kbd/read-keyboard'
import { writeAriaKeys } from '../kbd/write-aria-keys'
import { LateKbd } from '../late/late-kbd'
import { PlainIconButton, type PlainIconButtonProps } from '../plain-icon-button/plain-icon-button'

export interface IconButtonProps extends Omit<PlainIconButtonProps, 'keys' | 'aria-keyshortcuts'> {
  /** The shortcut, as `Kbd` takes it: `$mod+Z`. */
  readonly shortcut?: string | undefined
}

/** A button that shows an icon only. */
export function IconButton({ shortcut, ...button }: IconButtonProps) {
  return (
    <PlainIconButton
      {...button}
      aria-keyshortcuts={writeAriaKeys(shortcut, readKeyboard())}
      keys={shortcut !== undefined && <LateKbd keys={shortcut} look="outlined" />}
    />
  )
}
