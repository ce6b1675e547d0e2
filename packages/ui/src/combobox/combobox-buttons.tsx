import { fieldMessages } from '@lectern/messages'

import * as boxStyles from '../field/input-box.css'
import { Icon } from '../icon'
import { ChevronDown, X } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import type { NativeProps } from '../native-props'

interface ComboboxButtonsProps {
  readonly disabled: boolean
  /** Clears the choice. Undefined when there is nothing to clear. */
  readonly onClear: (() => void) | undefined
  /** The attributes of the button that opens and closes the list. */
  readonly toggle: NativeProps<'button'>
}

/** The buttons in the field of a combobox: one clears the choice, one opens the list. */
export function ComboboxButtons({ disabled, onClear, toggle }: ComboboxButtonsProps) {
  const t = useTranslate(fieldMessages)
  return (
    <>
      {onClear !== undefined && (
        <button
          type="button"
          aria-label={t('choicesClear')}
          title={t('choicesClear')}
          disabled={disabled}
          className={boxStyles.inner}
          onClick={onClear}
        >
          <Icon of={X} size="s" />
        </button>
      )}
      <button type="button" {...toggle} aria-label={t('choicesShow')} className={boxStyles.inner}>
        <Icon of={ChevronDown} size="s" />
      </button>
    </>
  )
}
