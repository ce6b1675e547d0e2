import { fieldMessages } from '@lectern/messages'
import { Popover } from 'radix-ui'
import { lazy, Suspense } from 'react'
import { Icon } from '../icon'
import { Check } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import { Spinner } from '../spinner'
import { chooseInk } from './choose-ink'
import * as styles from './color-field.css'
import { readColor } from './read-color'

const ColorPlane = /* @__PURE__ */ lazy(async () => {
  const { ColorPlane: Plane } = await import('./color-plane')
  return { default: Plane }
})

export interface ColorPreset {
  /** `#rrggbb` */
  readonly value: string
  readonly label: string
}

interface ColorPickerProps {
  /** The name of the field. */
  readonly label: string
  readonly value: string
  readonly onPick: (value: string) => void
  readonly presets: readonly ColorPreset[]
  readonly disabled: boolean
}

/** Focuses the chosen preset first, if there is one. */
function focusChosen(event: Event) {
  if (!(event.currentTarget instanceof Element)) return
  const chosen = event.currentTarget.querySelector('[aria-pressed="true"]')
  if (!(chosen instanceof HTMLElement)) return
  event.preventDefault()
  chosen.focus()
}

/** A swatch that opens a colour plane and the presets. */
export function ColorPicker({ label, value, onPick, presets, disabled }: ColorPickerProps) {
  const t = useTranslate(fieldMessages)
  return (
    <Popover.Root>
      <Popover.Trigger
        type="button"
        disabled={disabled}
        aria-label={t('colorChoose', { label })}
        className={styles.opener}
      >
        <span className={styles.swatch} style={{ backgroundColor: value }} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={8}
          collisionPadding={8}
          aria-label={label}
          className={styles.popover}
          onOpenAutoFocus={focusChosen}
        >
          <Suspense
            fallback={
              <div className={styles.loading}>
                <Spinner />
              </div>
            }
          >
            <ColorPlane value={value} onChange={onPick} />
          </Suspense>
          {presets.length > 0 && (
            <fieldset aria-label={t('colorPresets')} className={styles.presets}>
              {presets.map((preset) => (
                <button
                  key={preset.value}
                  type="button"
                  title={preset.label}
                  aria-label={preset.label}
                  aria-pressed={readColor(preset.value) === value}
                  className={styles.preset}
                  style={{ backgroundColor: preset.value, color: chooseInk(preset.value) }}
                  onClick={() => onPick(readColor(preset.value) ?? preset.value)}
                >
                  {readColor(preset.value) === value && <Icon of={Check} size="s" />}
                </button>
              ))}
            </fieldset>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
