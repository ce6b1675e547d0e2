import { bookDetailsMessages } from '@lectern/messages'
import { Badge, IconButton, useTranslate } from '@lectern/ui'
import { X } from '@lectern/ui/icons'
import { useId, useState } from 'react'
import * as styles from './book-details.css'
import { NameEntry } from './name-entry'

export interface NamesFieldProps {
  readonly label: string
  readonly hint: string
  readonly names: readonly string[]
  /** Names in use elsewhere, which are offered while typing. */
  readonly known: readonly string[]
  readonly onChange: (names: readonly string[]) => void
}

/** Chooses names of a catalogue, such as categories; a new name creates its entry. */
export function NamesField({ label, hint, names, known, onChange }: NamesFieldProps) {
  const t = useTranslate(bookDetailsMessages)
  const id = useId()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const add = () => {
    if (name === '') return
    // The spelling of the catalogue, so that no second entry is created for another case.
    const entry = known.find((each) => each.toLowerCase() === name.toLowerCase()) ?? name
    if (!names.includes(entry)) onChange([...names, entry])
    setTyped('')
  }
  const remove = (removed: string) => {
    onChange(names.filter((each) => each !== removed))
    document.getElementById(id)?.focus()
  }
  return (
    <div className={styles.names}>
      <NameEntry
        id={id}
        label={label}
        hint={hint}
        value={typed}
        known={known.filter((each) => !names.includes(each))}
        ready={name !== ''}
        onChange={setTyped}
        onAdd={add}
      />
      {names.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {names.map((each) => (
            <li key={each} className={styles.chip}>
              <Badge>{each}</Badge>
              <IconButton size="s" icon={X} label={t('detailsRemove', { name: each })} onClick={() => remove(each)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
