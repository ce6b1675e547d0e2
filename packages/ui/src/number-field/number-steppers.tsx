import { fieldMessages } from '@lectern/messages'
import * as boxStyles from '../field/input-box.css'
import { Icon } from '../icon'
import { Minus, Plus } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import * as styles from './number-field.css'

interface NumberSteppersProps {
  readonly controlId: string
  /** The label of the field. */
  readonly label: string
  readonly canDecrease: boolean
  readonly canIncrease: boolean
  readonly onStep: (steps: number) => void
}

/** The two buttons of a number field. The arrow keys do the same in the field itself, so that neither is a tab stop. */
export function NumberSteppers({ controlId, label, canDecrease, canIncrease, onStep }: NumberSteppersProps) {
  const t = useTranslate(fieldMessages)
  const steppers = [
    { by: -1, icon: Minus, name: t('numberDecrease', { label }), isEnabled: canDecrease },
    { by: 1, icon: Plus, name: t('numberIncrease', { label }), isEnabled: canIncrease },
  ]
  return (
    <span className={styles.steppers}>
      {steppers.map(({ by, icon, name, isEnabled }) => (
        <button
          key={by}
          type="button"
          tabIndex={-1}
          aria-label={name}
          aria-controls={controlId}
          disabled={!isEnabled}
          className={boxStyles.inner}
          onClick={() => onStep(by)}
        >
          <Icon of={icon} size="s" />
        </button>
      ))}
    </span>
  )
}
