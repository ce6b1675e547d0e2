import { overlayMessages } from '@lectern/messages'
import { useId, useState } from 'react'
import { Dialog } from '../dialog'
import { useTranslate } from '../locale/use-translate'
import { listKeys } from '../shortcut-keys/list-keys'
import { nameKey } from '../shortcut-keys/name-key'
import { ShortcutKeys } from '../shortcut-keys/shortcut-keys'
import { TextField } from '../text-field'
import { VisuallyHidden } from '../visually-hidden'
import { findShortcuts } from './find-shortcuts'
import type { Shortcut, ShortcutGroup } from './shortcut-group'
import * as styles from './shortcut-sheet.css'

export interface ShortcutSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly groups: readonly ShortcutGroup[]
  /** Whose keyboard it is, as `navigator.platform` names it; that of the device unless told. */
  readonly platform?: string | undefined
}

interface GroupListProps {
  readonly group: ShortcutGroup
  readonly platform: string
}

function GroupList({ group, platform }: GroupListProps) {
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
                  <ShortcutKeys shortcut={shortcut} platform={platform} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ShortcutList({ groups, platform }: { readonly groups: readonly ShortcutGroup[]; readonly platform: string }) {
  const t = useTranslate(overlayMessages)
  const [query, setQuery] = useState('')
  const keysOf = ({ keys }: Shortcut) =>
    keys
      .flatMap((shortcut) => listKeys(shortcut, platform))
      .map((key) => Object.values(nameKey(key, t)).join(' '))
      .join(' ')
  const found = findShortcuts(groups, query, keysOf)
  const count = found.reduce((sum, { shortcuts }) => sum + shortcuts.length, 0)
  const none = t('shortcutsNone', { query: query.trim() })
  return (
    <>
      <TextField
        type="search"
        label={t('shortcutsSearch')}
        hideLabel
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
          found.map((group) => <GroupList key={group.label} group={group} platform={platform} />)
        )}
      </div>
    </>
  )
}

/** Every shortcut that there is, in groups, with a search. Opened with "?" by `useShortcutSheet`. */
export function ShortcutSheet({ open, onOpenChange, groups, platform = navigator.platform }: ShortcutSheetProps) {
  const t = useTranslate(overlayMessages)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="l" title={t('shortcutsTitle')}>
      <ShortcutList groups={groups} platform={platform} />
    </Dialog>
  )
}
