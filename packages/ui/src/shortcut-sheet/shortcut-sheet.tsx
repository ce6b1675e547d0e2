import { fieldMessages, overlayMessages } from '@lectern/messages'
import { useId, useState } from 'react'
import { Dialog } from '../dialog'
import { Kbd, readKeyboard, type Keyboard } from '../kbd'
import { nameKey } from '../kbd/name-key'
import { readChords } from '../kbd/read-chords'
import { useTranslate } from '../locale/use-translate'
import { SearchField } from '../text-field'
import { VisuallyHidden } from '../visually-hidden'
import { findShortcuts } from './find-shortcuts'
import type { Shortcut, ShortcutGroup } from './shortcut-group'
import * as styles from './shortcut-sheet.css'

export interface ShortcutSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly groups: readonly ShortcutGroup[]
  /** The keyboard's labels; by default those of this device. */
  readonly keyboard?: Keyboard | undefined
}

interface GroupListProps {
  readonly group: ShortcutGroup
  readonly keyboard: Keyboard
}

function GroupList({ group, keyboard }: GroupListProps) {
  const t = useTranslate(overlayMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.heading}>
        {group.label}
      </h3>
      <dl className={styles.list}>
        {group.shortcuts.map(({ label, keys }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.what}>{label}</dt>
            <dd className={styles.keys}>
              {keys.map((shortcut, position) => (
                <span key={shortcut} className={styles.alternative}>
                  {position > 0 && t('shortcutsOr')}
                  <Kbd keys={shortcut} keyboard={keyboard} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface ShortcutListProps {
  readonly groups: readonly ShortcutGroup[]
  readonly keyboard: Keyboard
}

function ShortcutList({ groups, keyboard }: ShortcutListProps) {
  const t = useTranslate(overlayMessages)
  const tKeys = useTranslate(fieldMessages)
  const [query, setQuery] = useState('')
  const keysOf = ({ keys }: Shortcut) =>
    keys
      .flatMap((shortcut) => readChords(shortcut).flat())
      .map((key) => Object.values(nameKey(key, keyboard, tKeys)).join(' '))
      .join(' ')
  const found = findShortcuts(groups, query, keysOf)
  const count = found.reduce((sum, { shortcuts }) => sum + shortcuts.length, 0)
  const none = t('shortcutsNone', { query: query.trim() })
  return (
    <>
      <SearchField
        label={t('shortcutsSearch')}
        placeholder={t('shortcutsSearch')}
        autoComplete="off"
        value={query}
        onChange={setQuery}
      />
      <VisuallyHidden live="polite">
        {query.trim() === '' ? '' : count === 0 ? none : t('shortcutsFound', { count })}
      </VisuallyHidden>
      <div className={styles.groups}>
        {count === 0 ? (
          <p aria-hidden className={styles.none}>
            {none}
          </p>
        ) : (
          found.map((group) => <GroupList key={group.label} group={group} keyboard={keyboard} />)
        )}
      </div>
    </>
  )
}

/** Lists all shortcuts in groups, with a search. `useShortcutSheet` opens it with "?". */
export function ShortcutSheet({ open, onOpenChange, groups, keyboard = readKeyboard() }: ShortcutSheetProps) {
  const t = useTranslate(overlayMessages)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="l" title={t('shortcutsTitle')}>
      <ShortcutList groups={groups} keyboard={keyboard} />
    </Dialog>
  )
}
