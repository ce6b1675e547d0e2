import type { Choice } from '../choice-group'
import { Icon } from '../icon'
import * as styles from './toggle-group.css'

/**
 * What a toggle shows, for one in a group of its own or in a toolbar: a drawing, words or both.
 * @param chosen how the one that is on looks
 * @param place the style that the place asks for besides
 */
export function dressToggle(choice: Choice<string>, size: 's' | 'm', chosen: keyof typeof styles.chosen, place = '') {
  const { value, label, icon, hideLabel = false, disabled = false } = choice
  return {
    value,
    disabled,
    className: `${styles.toggle} ${styles.chosen[chosen]} ${styles.size[size]} ${hideLabel ? styles.square[size] : ''} ${place}`,
    'aria-label': hideLabel ? label : undefined,
    children: (
      <>
        {icon && <Icon of={icon} size={hideLabel && size === 'm' ? 'm' : 's'} />}
        {!hideLabel && label}
      </>
    ),
  }
}
