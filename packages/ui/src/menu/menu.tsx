import { DropdownMenu as Primitive } from 'radix-ui'
import { Button, type ButtonSize } from '../button'
import type { IconDrawing } from '../icon'
import { ChevronDown, EllipsisVertical } from '../icon/icons'
import { IconButton, type IconButtonTone } from '../icon-button'
import { MenuEntries } from './menu-entries'
import type { MenuEntry } from './menu-entry'
import { useOpenOnClick } from './use-open-on-click'
import * as styles from './menu.css'

export interface MenuProps {
  /** The label of the button, or its accessible name when `look` is `icon`. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly look?: 'button' | 'icon' | undefined
  readonly icon?: IconDrawing | undefined
  readonly tone?: IconButtonTone | undefined
  readonly size?: ButtonSize | undefined
  /** The side of the button that the menu is aligned with. */
  readonly align?: 'start' | 'end' | undefined
  readonly disabled?: boolean | undefined
}

/** Opens a menu of actions from a button. On phones it is a sheet at the lower edge of the window. */
export function Menu({
  label,
  entries,
  look = 'button',
  icon,
  tone = look === 'icon' ? 'quiet' : 'plain',
  size = 'm',
  align = 'start',
  disabled = false,
}: MenuProps) {
  const { root, trigger } = useOpenOnClick()
  return (
    <Primitive.Root modal={false} {...root}>
      <Primitive.Trigger asChild disabled={disabled} {...trigger}>
        {look === 'icon' ? (
          <IconButton icon={icon ?? EllipsisVertical} label={label} tone={tone} size={size} />
        ) : (
          <Button tone={tone} size={size} icon={icon} iconEnd={ChevronDown}>
            {label}
          </Button>
        )}
      </Primitive.Trigger>
      <Primitive.Portal>
        {/* A child of the body, outside the landmarks of the screen: screen readers reach it by a landmark of its own. */}
        <div role="region" aria-label={label}>
          <Primitive.Content
            className={styles.menu}
            data-label={label}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            loop
          >
            <MenuEntries parts={Primitive} entries={entries} />
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
