import { fieldMessages } from '@lectern/messages'
import { Popover } from 'radix-ui'
import { lazy, Suspense, useId, type KeyboardEvent } from 'react'
import { describedBy } from '../field/described-by'
import { FieldFrame, type FieldWords } from '../field/field-frame'
import { holdEscape } from '../field/hold-escape'
import { InputBox } from '../field/input-box'
import * as boxStyles from '../field/input-box.css'
import { useDraft } from '../field/use-draft'
import { MessageSign } from '../field/field-message'
import * as fieldStyles from '../field/field.css'
import { Icon } from '../icon'
import { Check, TriangleAlert } from '../icon/icons'
import { useTranslate } from '../locale/use-translate'
import { Spinner } from '../spinner'
import type { FieldSize } from '../text-field'
import { defaultAccent } from '../theme/look-table'
import * as styles from './color-field.css'
import { chooseInk } from './choose-ink'
import { measureFaintness, wantedContrast } from './measure-faintness'
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

export interface ColorFieldProps extends FieldWords {
  /** `#rrggbb` */
  readonly value: string
  /** Called with every valid colour that is typed or picked, as `#RRGGBB`. */
  readonly onChange: (value: string) => void
  readonly presets?: readonly ColorPreset[] | undefined
  /** The background colour: the field warns when the contrast is too low. */
  readonly ground?: string | undefined
  readonly size?: FieldSize | undefined
  readonly disabled?: boolean | undefined
}

/** Starts on the chosen suggestion, if there is one. */
function beginOnChosen(event: Event) {
  if (!(event.currentTarget instanceof Element)) return
  const chosen = event.currentTarget.querySelector('[aria-pressed="true"]')
  if (!(chosen instanceof HTMLElement)) return
  event.preventDefault()
  chosen.focus()
}

/** Chooses a colour by typing or picking. */
export function ColorField({
  value,
  onChange,
  presets = [],
  ground,
  size = 'm',
  disabled = false,
  ...given
}: ColorFieldProps) {
  const t = useTranslate(fieldMessages)
  const id = useId()
  const current = readColor(value) ?? value
  const draft = useDraft(current)
  const faulty = draft.faultyText
  const words: FieldWords = {
    ...given,
    error: faulty === null ? given.error : t('colorInvalid', { text: faulty.toUpperCase(), example: defaultAccent }),
  }
  const faintness = ground === undefined ? null : measureFaintness(value, ground)
  const warningId = `${id}-warning`
  const described = [describedBy(id, words), faintness === null ? undefined : warningId].filter(
    (part) => part !== undefined,
  )

  const tell = (next: string) => {
    if (next === current) return
    draft.note(next)
    onChange(next)
  }
  const pick = (next: string) => {
    draft.drop()
    tell(next)
  }
  const type = (text: string) => {
    draft.type(text)
    const next = readColor(text)
    if (next !== null) tell(next)
  }
  const settle = () => {
    if (draft.text === null) return
    // An emptied field restores its last colour. Other invalid input stays, so that it can be corrected.
    if (draft.text.trim() === '' || readColor(draft.text) !== null) draft.drop()
    else draft.leave()
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // The input method handles these keys.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') settle()
    if (event.key !== 'Escape' || draft.text === null) return
    event.preventDefault()
    event.stopPropagation()
    draft.drop()
  }

  return (
    <FieldFrame controlId={id} {...words}>
      <div className={styles.field}>
        <InputBox
          size={size}
          before={
            <Popover.Root>
              <Popover.Trigger
                type="button"
                disabled={disabled}
                aria-label={t('colorChoose', { label: given.label })}
                className={styles.opener}
              >
                <span className={styles.swatch} style={{ backgroundColor: current }} />
              </Popover.Trigger>
              <Popover.Portal>
                <Popover.Content
                  align="start"
                  sideOffset={8}
                  collisionPadding={8}
                  aria-label={given.label}
                  className={styles.popover}
                  onOpenAutoFocus={beginOnChosen}
                >
                  <Suspense
                    fallback={
                      <div className={styles.loading}>
                        <Spinner />
                      </div>
                    }
                  >
                    <ColorPlane value={current} onChange={pick} />
                  </Suspense>
                  {presets.length > 0 && (
                    <fieldset aria-label={t('colorPresets')} className={styles.presets}>
                      {presets.map((preset) => (
                        <button
                          key={preset.value}
                          type="button"
                          title={preset.label}
                          aria-label={preset.label}
                          aria-pressed={readColor(preset.value) === current}
                          className={styles.preset}
                          style={{ backgroundColor: preset.value, color: chooseInk(preset.value) }}
                          onClick={() => pick(readColor(preset.value) ?? preset.value)}
                        >
                          {readColor(preset.value) === current && <Icon of={Check} size="s" />}
                        </button>
                      ))}
                    </fieldset>
                  )}
                </Popover.Content>
              </Popover.Portal>
            </Popover.Root>
          }
        >
          <input
            {...holdEscape(draft.text !== null)}
            id={id}
            type="text"
            dir="ltr"
            disabled={disabled}
            autoComplete="off"
            spellCheck={false}
            value={draft.text ?? current}
            aria-invalid={words.error === undefined ? undefined : true}
            aria-describedby={described.join(' ') || undefined}
            className={`${boxStyles.bare} ${styles.text}`}
            onChange={(event) => type(event.target.value)}
            onBlur={settle}
            onKeyDown={pressKey}
          />
        </InputBox>
      </div>
      {faintness !== null && (
        <div id={warningId} className={`${fieldStyles.message} ${styles.warning}`}>
          <MessageSign of={TriangleAlert} />
          {t('colorFaint', { ratio: faintness, wanted: wantedContrast })}
        </div>
      )}
    </FieldFrame>
  )
}
