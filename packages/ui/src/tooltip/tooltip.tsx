import { LateKbd } from '../late/late-kbd'
import { PlainTooltip, type PlainTooltipProps } from '../plain-tooltip/plain-tooltip'

export interface TooltipProps extends Omit<PlainTooltipProps, 'keys'> {
  /** The shortcut, as `Kbd` takes it: `$mod+Z`. */
  readonly shortcut?: string | undefined
}

/**
 * A short explanation of a control, shown on hover and keyboard focus. Escape hides it; it stays while it is hovered.
 * It repeats or supplements the control's own label and is not announced again.
 */
export function Tooltip({ shortcut, ...tooltip }: TooltipProps) {
  return <PlainTooltip {...tooltip} keys={shortcut !== undefined && <LateKbd keys={shortcut} look="outlined" />} />
}
