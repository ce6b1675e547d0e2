import { useEffect, useRef, type RefObject } from 'react'
import { box as boxStyle } from '../checkbox/checkbox.css'
import type { SelectedShare } from './share-selected'
import * as styles from './table.css'

export interface RowBoxProps {
  readonly label: string
  readonly share: SelectedShare
  readonly disabled?: boolean | undefined
  readonly onChange: () => void
  readonly box?: RefObject<HTMLInputElement | null> | undefined
}

/** The checkbox that selects a row or all of them. The whole cell is its press target. */
export function RowBox({ label, share, disabled = false, onChange, box: given }: RowBoxProps) {
  const own = useRef<HTMLInputElement>(null)
  const box = given ?? own
  // No attribute sets this state; only the property does.
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = share === 'some'
  }, [box, share])
  return (
    <label className={styles.boxTarget}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={share === 'all'}
        disabled={disabled}
        className={boxStyle}
        onChange={onChange}
      />
    </label>
  )
}
