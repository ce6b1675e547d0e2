import type { Choice } from '../choice-group'
import { Icon } from '../icon'
import * as styles from './toggle-group.css'

/**
 * Returns the props of a toggle with an icon, a label or both, for a group or a toolbar.
 * @param chosen look of the toggle when it is on
 * @param extraClass added to the classes of the toggle
 */
export function toggleProps(
  choice: Choice<string>,
  size: 's' | 'm',
  chosen: keyof typeof styles.chosen,
  extraClass = '',
) {
  const { value, label, icon, hideLabel = false, disabled = false } = choice
  return {
    value,
    disabled,
    className: `${styles.toggle} ${styles.chosen[chosen]} ${styles.size[size]} ${hideLabel ? styles.square[size] : ''} ${extraClass}`,
    'aria-label': hideLabel ? label : undefined,
    children: (
      <>
        {icon && <Icon of={icon} size={hideLabel && size === 'm' ? 'm' : 's'} />}
        {!hideLabel && label}
      </>
    ),
  }
}
