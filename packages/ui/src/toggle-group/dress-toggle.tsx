import type { Choice } from '../choice-group'
import { Icon } from '../icon'
import * as styles from './toggle-group.css'

/**
 * What a toggle shows, for one in a group of its own or in a toolbar: a drawing, words or both.
 * @param place the style that the place asks for besides
 */
export function dressToggle(choice: Choice<string>, size: 's' | 'm', place = '') {
  const { value, label, icon, hideLabel = false, disabled = false } = choice
  return {
    value,
    disabled,
    className: `${styles.toggle} ${styles.size[size]} ${hideLabel ? styles.square[size] : ''} ${place}`,
    'aria-label': hideLabel ? label : undefined,
    children: (
      <>
        {icon && <Icon of={icon} size={hideLabel && size === 'm' ? 'm' : 's'} />}
        {!hideLabel && label}
      </>
    ),
  }
}
