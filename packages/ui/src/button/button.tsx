import { useId, type MouseEvent } from 'react'
import type { IconDrawing } from '../icon'
import type { NativeProps } from '../native-props'
import { PlainTooltip } from '../plain-tooltip/plain-tooltip'
import { VisuallyHidden } from '../visually-hidden'
import * as styles from './button.css'
import { ButtonFace } from './button-face'

export const buttonTones = ['accent', 'plain', 'quiet', 'critical', 'quietCritical'] as const
export type ButtonTone = (typeof buttonTones)[number]

export const buttonSizes = ['s', 'm', 'l'] as const
export type ButtonSize = (typeof buttonSizes)[number]

export interface ButtonProps extends NativeProps<'button'> {
  /**
   * `accent` for the main action, `plain` beside it, `quiet` in bars, `critical` for actions that destroy something,
   * `quietCritical` for those that lose something beside one that does not.
   */
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  /** The action is in progress: shows a ring beside the label, keeps width and focus, ignores presses. */
  readonly busy?: boolean | undefined
  /** The reason it is disabled. The button can still be focused, so that everybody can read the reason. */
  readonly disabledReason?: string | undefined
  /** Fills the available width. */
  readonly wide?: boolean | undefined
  /** The icon before the label. */
  readonly icon?: IconDrawing | undefined
  /** Mirrors `icon` in right-to-left layouts; `iconEnd` is always mirrored. */
  readonly iconFollowsText?: boolean | undefined
  /** The icon after the label. */
  readonly iconEnd?: IconDrawing | undefined
}

/** Does something on this page. To go somewhere, use `ButtonLink`. */
export function Button({
  tone = 'plain',
  size = 'm',
  busy = false,
  disabledReason,
  wide = false,
  icon,
  iconFollowsText,
  iconEnd,
  type = 'button',
  onClick,
  children,
  ...native
}: ButtonProps) {
  const reasonId = useId()
  const isExplained = disabledReason !== undefined
  const isOff = busy || isExplained || native['aria-disabled'] === true || native['aria-disabled'] === 'true'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  const pressed = (
    <button
      {...native}
      type={type}
      className={styles.button({ tone, size, wide })}
      aria-busy={busy || undefined}
      aria-disabled={isOff || native['aria-disabled']}
      aria-describedby={isExplained ? reasonId : native['aria-describedby']}
      data-busy={busy ? '' : undefined}
      onClick={press}
    >
      <ButtonFace size={size} busy={busy} icon={icon} iconFollowsText={iconFollowsText} iconEnd={iconEnd}>
        {children}
      </ButtonFace>
    </button>
  )
  if (!isExplained) return pressed
  return wide ? (
    <span className={styles.explained}>
      {pressed}
      <span id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  ) : (
    <>
      <PlainTooltip text={disabledReason}>{pressed}</PlainTooltip>
      <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>
    </>
  )
}
