import type { DropdownMenu } from 'radix-ui'
import { Suspense, useId, type PointerEvent } from 'react'
import { Icon, type IconDrawing } from '../icon'
import { Check, ChevronRight } from '../icon/icons'
import { Kbd } from '../kbd'
import { readKeyboard } from '../kbd/read-keyboard'
import { writeAriaKeys } from '../kbd/write-aria-keys'
import { hasIconColumn } from './has-icon-column'
import { media } from '../theme/media'
import * as listed from '../surface/listed.css'
import * as styles from './menu.css'
import type { MenuAction, MenuChoice, MenuEntry, MenuGroup, Submenu } from './menu-entry'

/** The Radix parts of a menu: the same whether it opens from a button or at the pointer. */
export type MenuParts = Pick<
  typeof DropdownMenu,
  | 'CheckboxItem'
  | 'Group'
  | 'Item'
  | 'ItemIndicator'
  | 'Label'
  | 'Portal'
  | 'RadioGroup'
  | 'RadioItem'
  | 'Separator'
  | 'Sub'
  | 'SubContent'
  | 'SubTrigger'
>

/** Phones, held upright or sideways, on which a menu may cover the place of the press that opens it. */
const phone = `${media.sheet}, (height < 480px)`

/**
 * A context menu opens under the pointer that is pressed, and Radix would choose the entry on which it is released. A press and
 * release on an entry is a click, which still chooses it.
 */
function keepSheetOpen(event: PointerEvent): void {
  if (matchMedia(phone).matches) event.preventDefault()
}

interface PartProps<Entry> {
  readonly parts: MenuParts
  readonly entry: Entry
  readonly hasIcons: boolean
}

function EntryIcon({ of }: { readonly of?: IconDrawing | undefined }) {
  return <span className={styles.icon}>{of && <Icon of={of} size="s" />}</span>
}

/** Visual only: screen readers announce the keys by `aria-keyshortcuts`. */
function Keys({ shortcut }: { readonly shortcut: string }) {
  return (
    <span aria-hidden className={styles.keys}>
      {/* A menu does not wait for the texts of its keys. */}
      <Suspense fallback={null}>
        <Kbd keys={shortcut} />
      </Suspense>
    </span>
  )
}

function ActionEntry({ parts, entry, hasIcons }: PartProps<MenuAction>) {
  const { label, icon, shortcut, tone, disabled = false, checked, staysOpen = false, onSelect } = entry
  const common = {
    className: styles.entry,
    disabled,
    textValue: label,
    'data-tone': tone,
    'aria-keyshortcuts': writeAriaKeys(shortcut, readKeyboard()),
    onPointerUp: keepSheetOpen,
    onSelect: (event: Event) => {
      if (staysOpen) event.preventDefault()
      onSelect()
    },
  }
  const labelAndKeys = (
    <>
      <span className={listed.text}>{label}</span>
      {shortcut !== undefined && <Keys shortcut={shortcut} />}
    </>
  )
  if (checked === undefined) {
    return (
      <parts.Item {...common}>
        {hasIcons && <EntryIcon of={icon} />}
        {labelAndKeys}
      </parts.Item>
    )
  }
  return (
    <parts.CheckboxItem {...common} checked={checked}>
      {icon !== undefined && !checked ? (
        <EntryIcon of={icon} />
      ) : (
        <span className={styles.icon}>
          <parts.ItemIndicator className={styles.indicator}>
            <Icon of={Check} size="s" />
          </parts.ItemIndicator>
        </span>
      )}
      {labelAndKeys}
    </parts.CheckboxItem>
  )
}

function GroupEntry({ parts, entry, hasIcons }: PartProps<MenuGroup>) {
  const id = useId()
  return (
    <parts.Group aria-labelledby={id}>
      <parts.Label id={id} className={listed.heading}>
        {entry.label}
      </parts.Label>
      <EntryList parts={parts} entries={entry.entries} hasIcons={hasIcons} />
    </parts.Group>
  )
}

function ChoiceEntry({ parts, entry }: PartProps<MenuChoice>) {
  const id = useId()
  return (
    <>
      <parts.Label id={id} className={listed.heading}>
        {entry.label}
      </parts.Label>
      <parts.RadioGroup aria-labelledby={id} value={entry.value} onValueChange={entry.onChange}>
        {entry.options.map(({ value, label, disabled = false }) => (
          <parts.RadioItem
            key={value}
            value={value}
            disabled={disabled}
            textValue={label}
            className={styles.entry}
            onPointerUp={keepSheetOpen}
          >
            <span className={styles.icon}>
              <parts.ItemIndicator className={styles.indicator}>
                <Icon of={Check} size="s" />
              </parts.ItemIndicator>
            </span>
            <span className={listed.text}>{label}</span>
          </parts.RadioItem>
        ))}
      </parts.RadioGroup>
    </>
  )
}

function SubmenuEntry({ parts, entry, hasIcons }: PartProps<Submenu>) {
  return (
    <parts.Sub>
      <parts.SubTrigger disabled={entry.disabled ?? false} textValue={entry.label} className={styles.entry}>
        {hasIcons && <EntryIcon of={entry.icon} />}
        <span className={listed.text}>{entry.label}</span>
        <span className={styles.more}>
          <Icon of={ChevronRight} size="s" followsText />
        </span>
      </parts.SubTrigger>
      <parts.Portal>
        <div role="region" aria-label={entry.label}>
          {/* The first row of the submenu lines up with its entry. */}
          <parts.SubContent className={styles.menu} sideOffset={2} alignOffset={-5} collisionPadding={8}>
            <MenuEntries parts={parts} entries={entry.entries} />
          </parts.SubContent>
        </div>
      </parts.Portal>
    </parts.Sub>
  )
}

function EntryList({ parts, entries, hasIcons }: MenuEntriesProps & { readonly hasIcons: boolean }) {
  return entries.map((entry, position) => {
    switch (entry.kind) {
      case 'separator':
        return <parts.Separator key={`separator-${position}`} className={styles.separator} />
      case 'group':
        return <GroupEntry key={entry.label} parts={parts} entry={entry} hasIcons={hasIcons} />
      case 'choice':
        return <ChoiceEntry key={entry.label} parts={parts} entry={entry} hasIcons={hasIcons} />
      case 'submenu':
        return <SubmenuEntry key={entry.label} parts={parts} entry={entry} hasIcons={hasIcons} />
      case 'action':
      case undefined:
        return <ActionEntry key={entry.label} parts={parts} entry={entry} hasIcons={hasIcons} />
    }
  })
}

export interface MenuEntriesProps {
  readonly parts: MenuParts
  readonly entries: readonly MenuEntry[]
}

/** Renders the entries of a menu. */
export function MenuEntries({ parts, entries }: MenuEntriesProps) {
  return <EntryList parts={parts} entries={entries} hasIcons={hasIconColumn(entries)} />
}
