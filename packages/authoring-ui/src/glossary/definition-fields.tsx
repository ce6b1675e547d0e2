import { glossaryEditorMessages } from '@lectern/messages'
import { IconButton, Inline, TextArea, useTranslate } from '@lectern/ui'
import { Trash2 } from '@lectern/ui/icons'
import { DefinitionSound } from './definition-sound'
import * as styles from './glossary-editor.css'
import { LanguageField } from './language-field'
import type { DefinitionDraft } from './word-draft'

export interface DefinitionFieldsProps {
  readonly definition: DefinitionDraft
  /** Its place in the list, from 1. */
  readonly number: number
  readonly disabled: boolean
  /** Its text is missing. */
  readonly isFaulty: boolean
  readonly onChange: (fields: Partial<DefinitionDraft>) => void
  readonly onRemove: () => void
}

/** The text, the language and the recording of a definition. */
export function DefinitionFields({
  definition,
  number,
  disabled,
  isFaulty,
  onChange,
  onRemove,
}: DefinitionFieldsProps) {
  const t = useTranslate(glossaryEditorMessages)
  return (
    <div role="group" aria-label={t('glossaryDefinition', { number })} className={styles.definition}>
      <TextArea
        rows={2}
        label={t('glossaryDefinition', { number })}
        value={definition.text}
        dir="auto"
        lang={definition.lang}
        maximum={10_000}
        disabled={disabled}
        error={isFaulty ? t('glossaryTextNeeded') : undefined}
        onChange={(text) => onChange({ text })}
      />
      <Inline justify="between" align="end">
        <LanguageField
          size="s"
          label={t('glossaryDefinitionLanguage', { number })}
          hideLabel
          value={definition.lang}
          disabled={disabled}
          onChange={(lang) => onChange({ lang })}
        />
        <IconButton
          icon={Trash2}
          size="s"
          label={t('glossaryRemoveDefinition', { number })}
          disabled={disabled}
          onClick={onRemove}
        />
      </Inline>
      <DefinitionSound
        definition={definition}
        number={number}
        disabled={disabled}
        onAudio={(audio) => onChange({ audio })}
      />
    </div>
  )
}
