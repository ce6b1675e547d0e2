import type { MouseEvent } from 'react'
import type { ButtonSize, ButtonTone } from '../button'
import { Icon, type IconDrawing } from '../icon'
import { readKeyboard } from '../kbd/read-keyboard'
import { writeAriaKeys } from '../kbd/write-aria-keys'
import type { NativeProps } from '../native-props'
import { SpinnerRing } from '../spinner/spinner-ring'
import { Tooltip } from '../tooltip'
import { iconButton } from './icon-button.css'

export interface IconButtonProps extends Omit<
  NativeProps<'button'>,
  'children' | 'aria-label' | 'aria-pressed' | 'aria-keyshortcuts'
> {
  readonly icon: IconDrawing
  /** What it does, in words: its name for screen readers and its tooltip. */
  readonly label: string
  /** The keys that do the same, as `Kbd` takes them: `$mod+Z`. */
  readonly shortcut?: string | undefined
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  /** For a button that switches something on and off. */
  readonly pressed?: boolean | undefined
  readonly busy?: boolean | undefined
  /** A full circle, for the one round button of a player. */
  readonly round?: boolean | undefined
  /** Turns the drawing round in right-to-left layouts. */
  readonly followsText?: boolean | undefined
}

/** A button that shows a drawing only. */
export function IconButton({
  icon,
  label,
  shortcut,
  tone = 'quiet',
  size = 'm',
  pressed,
  busy = false,
  round = false,
  followsText = false,
  type = 'button',
  onClick,
  ...native
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || native['aria-disabled'] === true || native['aria-disabled'] === 'true') event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Tooltip text={label} shortcut={shortcut}>
      <button
        {...native}
        type={type}
        className={iconButton({ tone, size, round })}
        aria-label={label}
        aria-pressed={pressed}
        aria-keyshortcuts={writeAriaKeys(shortcut, readKeyboard())}
        aria-busy={busy || undefined}
        aria-disabled={busy ? true : native['aria-disabled']}
        data-busy={busy ? '' : undefined}
        onClick={press}
      >
        {busy ? <SpinnerRing size="s" /> : <Icon of={icon} size={size === 'l' ? 'l' : 'm'} followsText={followsText} />}
      </button>
    </Tooltip>
  )
}
