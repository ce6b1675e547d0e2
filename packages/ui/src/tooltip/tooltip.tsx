import { LateKbd } from '../late/late-kbd'
import { PlainTooltip, type PlainTooltipProps } from './plain-tooltip'

export interface TooltipProps extends Omit<PlainTooltipProps, 'keys'> {
  /** The shortcut, as `Kbd` takes it: `$mod+Z`. */
  readonly shortcut?: string | undefined
}

/**
 * A short explanation of a control, shown while it is hovered or focused by keyboard. Escape hides it; it stays while the
 * pointer is on it. It repeats or adds to the control's own label and is not read out again.
 */
export function Tooltip({ shortcut, ...tooltip }: TooltipProps) {
  return <PlainTooltip {...tooltip} keys={shortcut !== undefined && <LateKbd keys={shortcut} look="outlined" />} />
}
