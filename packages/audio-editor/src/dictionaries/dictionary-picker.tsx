import { dictionaryLimit } from '@lectern/core/book'
import { audioEditorMessages } from '@lectern/messages'
import { Button, Checkbox, Heading, IconButton, Inline, LoadFailure, Stack, Text, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { X } from '@lectern/ui/icons'
import { Fragment, type ReactNode, useState } from 'react'
import type { LoadedList } from '../editor-screen/voice-choices'
import { dictionaryId, offerDictionaries, type PronunciationDictionary } from './choose-dictionaries'

export interface DictionaryPickerProps {
  readonly dictionaries: LoadedList<PronunciationDictionary>
  readonly chosen: readonly PronunciationDictionary[]
  readonly disabled: boolean
  readonly onToggle: (dictionary: PronunciationDictionary) => void
  /** Renders a warning about a chosen dictionary, such as rules that the model ignores. */
  readonly renderWarning: (dictionary: PronunciationDictionary) => ReactNode
}

/** The pronunciation dictionaries of the narration, and a dialog in which they are chosen. */
export function DictionaryPicker({ dictionaries, chosen, disabled, onToggle, renderWarning }: DictionaryPickerProps) {
  const t = useTranslate(audioEditorMessages)
  const [choosing, setChoosing] = useState(false)
  const offers = offerDictionaries(dictionaries.items, chosen)
  const isFull = offers.some(({ refusal }) => refusal === 'limit')
  const nameOf = ({ name }: PronunciationDictionary) => name || t('dictionaryUnnamed')
  const rulesOf = ({ latest_version_rules_num: count }: PronunciationDictionary) =>
    typeof count === 'number' ? t('dictionaryRules', { count }) : undefined
  return (
    <Stack gap="s">
      <Inline justify="between" wrap={false}>
        <Heading level={2} size="m">
          {t('dictionariesTitle')}
        </Heading>
        <Button
          size="s"
          disabled={disabled || dictionaries.isLoading || dictionaries.items.length === 0}
          onClick={() => setChoosing(true)}
        >
          {t('dictionariesChoose')}
        </Button>
      </Inline>
      {dictionaries.failure !== null && (
        <LoadFailure
          level={3}
          title={t('dictionariesFailed')}
          {...dictionaries.failure}
          retrying={dictionaries.isFetching}
          onRetry={() => void dictionaries.refetch()}
        />
      )}
      {chosen.length === 0 && (
        <Text size="s" tone="muted">
          {t('dictionariesNone')}
        </Text>
      )}
      {chosen.map((dictionary) => (
        <Fragment key={dictionaryId(dictionary) ?? nameOf(dictionary)}>
          <Inline justify="between" wrap={false}>
            <Stack gap="none">
              <Text weight="medium">{nameOf(dictionary)}</Text>
              <Text size="s" tone="muted">
                {rulesOf(dictionary)}
              </Text>
            </Stack>
            <IconButton
              size="s"
              icon={X}
              label={t('dictionaryRemove', { name: nameOf(dictionary) })}
              disabled={disabled}
              onClick={() => onToggle(dictionary)}
            />
          </Inline>
          {renderWarning(dictionary)}
        </Fragment>
      ))}
      <Dialog
        open={choosing}
        onOpenChange={setChoosing}
        size="m"
        title={t('dictionariesTitle')}
        description={t('dictionariesLead', { count: dictionaryLimit })}
        actions={
          <Button tone="accent" onClick={() => setChoosing(false)}>
            {t('done')}
          </Button>
        }
      >
        <Stack gap="s">
          {offers.map(({ dictionary, isChosen, refusal }) => (
            <Checkbox
              key={dictionaryId(dictionary) ?? nameOf(dictionary)}
              label={nameOf(dictionary)}
              hint={rulesOf(dictionary)}
              checked={isChosen}
              disabled={refusal !== null}
              onChange={() => onToggle(dictionary)}
            />
          ))}
          <div role="status">{isFull && <Text size="s">{t('dictionariesFull', { count: dictionaryLimit })}</Text>}</div>
        </Stack>
      </Dialog>
    </Stack>
  )
}
