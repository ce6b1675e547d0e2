import type { MouseEvent } from 'react'
import { Icon, type IconDrawing } from '../icon'
import type { NativeProps } from '../native-props'
import { SpinnerRing } from '../spinner/spinner-ring'
import { button } from './button.css'

export const buttonTones = ['accent', 'plain', 'quiet', 'critical'] as const
export type ButtonTone = (typeof buttonTones)[number]

export const buttonSizes = ['s', 'm', 'l'] as const
export type ButtonSize = (typeof buttonSizes)[number]

export interface ButtonProps extends NativeProps<'button'> {
  /** `accent` for the one thing to do here, `plain` beside it, `quiet` in bars, `critical` for what destroys. */
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  /** The action is under way: shows a ring, keeps the focus, answers no press. */
  readonly busy?: boolean | undefined
  /** Takes the whole width it is given. */
  readonly wide?: boolean | undefined
  /** A drawing before the words. */
  readonly icon?: IconDrawing | undefined
  /** Turns the drawing before the words round in right-to-left layouts; that after them always does. */
  readonly iconFollowsText?: boolean | undefined
  /** A drawing after the words. */
  readonly iconEnd?: IconDrawing | undefined
}

/** Does something here. To go somewhere, use `ButtonLink`. */
export function Button({
  tone = 'plain',
  size = 'm',
  busy = false,
  wide = false,
  icon,
  iconFollowsText,
  iconEnd,
  type = 'button',
  onClick,
  children,
  ...native
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || native['aria-disabled'] === true || native['aria-disabled'] === 'true') {
      event.preventDefault()
      return
    }
    onClick?.(event)
  }
  return (
    <button
      {...native}
      type={type}
      className={button({ tone, size, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy ? true : native['aria-disabled']}
      data-busy={busy ? '' : undefined}
      onClick={press}
    >
      {busy ? (
        <SpinnerRing size="s" />
      ) : (
        icon && <Icon of={icon} size={size === 'l' ? 'm' : 's'} followsText={iconFollowsText} />
      )}
      {children}
      {iconEnd && <Icon of={iconEnd} size={size === 'l' ? 'm' : 's'} followsText />}
    </button>
  )
}
