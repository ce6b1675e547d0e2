import { useRetry } from '@lectern/api-client/retry'
import { isApiFailure } from '@lectern/api-client/session'
import { glossaryEditorMessages } from '@lectern/messages'
import { Banner, Button, describePassingCause, Inline, Stack, TextField, useTranslate } from '@lectern/ui'
import { Plus } from '@lectern/ui/icons'
import { useEffect, useId, useRef } from 'react'
import { DefinitionFields } from './definition-fields'
import * as styles from './glossary-editor.css'
import { LanguageField } from './language-field'
import type { WordEdit } from './step-word-edits'
import { addDefinition, type DefinitionDraft, type WordDraft } from './word-draft'

export interface WordFormProps {
  readonly edit: WordEdit
  readonly onChange: (draft: WordDraft) => void
  /** Changes a definition of the draft as it is at that time: a recording may take a while. */
  readonly onDefinition: (key: string, fields: Partial<DefinitionDraft>) => void
  readonly onSave: () => unknown
  readonly onCancel: () => void
}

/** The fields of a word with its definitions. Enter in a line saves. */
export function WordForm({ edit, onChange, onDefinition, onSave, onCancel }: WordFormProps) {
  const t = useTranslate(glossaryEditorMessages)
  const { draft, fault, isSaving, error } = edit
  const form = useRef<HTMLFormElement>(null)
  const count = useRef(1)
  const formId = useId()
  const retry = useRetry({ error, isTrying: isSaving, tryAgain: onSave })
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    if (fault !== null) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fault])
  const change = (fields: Partial<WordDraft>) => onChange({ ...draft, ...fields })
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) retry.retryNow()
      }}
    >
      <Stack gap="m">
        <div className={styles.pair}>
          <TextField
            size="s"
            label={t('glossaryWord')}
            value={draft.word}
            dir="auto"
            lang={draft.lang}
            maxLength={300}
            disabled={isSaving}
            error={fault?.field === 'word' ? t('glossaryWordNeeded') : undefined}
            onChange={(word) => change({ word })}
          />
          <LanguageField
            size="s"
            label={t('glossaryLanguage')}
            value={draft.lang}
            disabled={isSaving}
            onChange={(lang) => onChange(withLanguage(draft, lang))}
          />
        </div>
        {draft.definitions.map((definition, index) => (
          <DefinitionFields
            key={definition.key}
            definition={definition}
            number={index + 1}
            disabled={isSaving}
            isFaulty={fault?.field === 'definition' && fault.key === definition.key}
            onChange={(fields) => onDefinition(definition.key, fields)}
            onRemove={() => {
              change({ definitions: draft.definitions.filter(({ key }) => key !== definition.key) })
              document.getElementById(`${formId}-add`)?.focus()
            }}
          />
        ))}
        <TextField
          size="s"
          label={t('glossaryForms')}
          hint={t('glossaryFormsHint')}
          optional
          value={draft.forms}
          dir="auto"
          lang={draft.lang}
          disabled={isSaving}
          onChange={(forms) => change({ forms })}
        />
        {error !== undefined && !isSaving && (
          <Banner tone={retry.cause === null ? 'critical' : 'warning'}>
            {retry.cause === null
              ? isApiFailure(error) && error.msg !== ''
                ? error.msg
                : t('glossarySaveFailed')
              : t('glossaryPostponed', { reason: describePassingCause(t, retry.cause) })}
          </Banner>
        )}
        <Inline gap="s">
          <Button type="submit" tone="accent" size="s" busy={isSaving}>
            {error === undefined ? t('glossarySave') : t('retryNow')}
          </Button>
          <Button tone="quiet" size="s" disabled={isSaving} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button
            id={`${formId}-add`}
            tone="quiet"
            size="s"
            icon={Plus}
            disabled={isSaving}
            onClick={() => onChange(addDefinition(draft, `new-${(count.current += 1)}`))}
          >
            {t('glossaryAddDefinition')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

/** Changes the language of a word and of its definitions that are new and still empty. */
function withLanguage(draft: WordDraft, lang: string): WordDraft {
  const follows = ({ id, text }: DefinitionDraft) => id === null && text === ''
  return { ...draft, lang, definitions: draft.definitions.map((each) => (follows(each) ? { ...each, lang } : each)) }
}
