import type { MouseEvent, ReactNode } from 'react'
import type { ButtonSize } from '../button'
import { Icon, type IconDrawing } from '../icon'
import type { NativeProps } from '../native-props'
import { SpinnerRing } from '../spinner/spinner-ring'
import { PlainTooltip } from '../plain-tooltip/plain-tooltip'
import { iconButton } from './plain-icon-button.css'

export const iconButtonTones = ['accent', 'plain', 'quiet', 'critical'] as const
export type IconButtonTone = (typeof iconButtonTones)[number]

export interface PlainIconButtonProps extends Omit<
  NativeProps<'button'>,
  'children' | 'aria-label' | 'aria-pressed' | 'aria-keyshortcuts'
> {
  readonly icon: IconDrawing
  /** The name of the action, for screen readers and as a tooltip. */
  readonly label: string
  /** The drawn shortcut. */
  readonly keys?: ReactNode
  readonly tone?: IconButtonTone | undefined
  readonly size?: ButtonSize | undefined
  /** For a button that switches something on and off. */
  readonly pressed?: boolean | undefined
  readonly busy?: boolean | undefined
  /** A full circle, for the one round button of a player. */
  readonly round?: boolean | undefined
  /** Shows the label beside the icon. */
  readonly labelled?: boolean | undefined
  /** Mirrors the icon in right-to-left layouts. */
  readonly followsText?: boolean | undefined
}

/** An `IconButton` without code for shortcuts, which is loaded on demand and itself uses this button. */
export function PlainIconButton({
  icon,
  label,
  keys,
  tone = 'quiet',
  size = 'm',
  pressed,
  busy = false,
  round = false,
  labelled,
  followsText = false,
  type = 'button',
  onClick,
  ...native
}: PlainIconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || native['aria-disabled'] === true || native['aria-disabled'] === 'true') event.preventDefault()
    else onClick?.(event)
  }
  return (
    <PlainTooltip text={label} keys={keys}>
      <button
        {...native}
        type={type}
        className={iconButton({ tone, size, round, labelled })}
        aria-label={label}
        aria-pressed={pressed}
        aria-busy={busy || undefined}
        aria-disabled={busy ? true : native['aria-disabled']}
        data-busy={busy ? '' : undefined}
        onClick={press}
      >
        {busy ? <SpinnerRing size="s" /> : <Icon of={icon} size={size === 'l' ? 'l' : 'm'} followsText={followsText} />}
        {labelled && label}
      </button>
    </PlainTooltip>
  )
}
