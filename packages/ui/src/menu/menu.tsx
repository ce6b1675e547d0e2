import { DropdownMenu as Primitive } from 'radix-ui'
import { Button, type ButtonSize, type ButtonTone } from '../button'
import { Icon, type IconDrawing } from '../icon'
import { Check, ChevronDown, EllipsisVertical } from '../icon/icons'
import { iconButton } from '../icon-button/icon-button.css'
import * as styles from './menu.css'

export interface MenuAction {
  readonly kind?: 'action' | undefined
  readonly label: string
  readonly icon?: IconDrawing | undefined
  readonly shortcut?: string | undefined
  readonly tone?: 'plain' | 'critical' | undefined
  readonly disabled?: boolean | undefined
  /** For an entry that is on or off. */
  readonly checked?: boolean | undefined
  readonly onSelect: () => void
}
export interface MenuSeparator {
  readonly kind: 'separator'
}
export type MenuEntry = MenuAction | MenuSeparator

export interface MenuProps {
  /** What the menu offers: the words on its button, or the button's name when `look` is `icon`. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly look?: 'button' | 'icon' | undefined
  readonly icon?: IconDrawing | undefined
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  /** The side of the button it lines up with. */
  readonly align?: 'start' | 'end' | undefined
}

function Entry({ entry }: { readonly entry: MenuAction }) {
  const content = (
    <>
      {entry.checked === undefined ? entry.icon && <Icon of={entry.icon} size="s" /> : null}
      {entry.checked !== undefined && (
        <Primitive.ItemIndicator forceMount style={{ visibility: entry.checked ? 'visible' : 'hidden' }}>
          <Icon of={Check} size="s" />
        </Primitive.ItemIndicator>
      )}
      <span className={styles.words}>{entry.label}</span>
      {entry.shortcut !== undefined && <kbd className={styles.keys}>{entry.shortcut}</kbd>}
    </>
  )
  const common = {
    className: styles.entry,
    disabled: entry.disabled ?? false,
    'data-tone': entry.tone,
    onSelect: entry.onSelect,
  }
  return entry.checked === undefined ? (
    <Primitive.Item {...common}>{content}</Primitive.Item>
  ) : (
    <Primitive.CheckboxItem {...common} checked={entry.checked}>
      {content}
    </Primitive.CheckboxItem>
  )
}

/** Actions behind a button. */
export function Menu({
  label,
  entries,
  look = 'button',
  icon,
  tone = look === 'icon' ? 'quiet' : 'plain',
  size = 'm',
  align = 'start',
}: MenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>
        {look === 'icon' ? (
          <button type="button" aria-label={label} title={label} className={iconButton({ tone, size, round: false })}>
            <Icon of={icon ?? EllipsisVertical} />
          </button>
        ) : (
          <Button tone={tone} size={size} icon={icon} iconEnd={ChevronDown}>
            {label}
          </Button>
        )}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={8}>
          {entries.map((entry, position) =>
            entry.kind === 'separator' ? (
              <Primitive.Separator key={`separator-${position}`} className={styles.separator} />
            ) : (
              <Entry key={entry.label} entry={entry} />
            ),
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
