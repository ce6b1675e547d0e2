import { nameLanguage, translationMessages } from '@lectern/messages'
import { Button, Heading, Inline, Stack, Text, TextArea, useLocale, useTranslate } from '@lectern/ui'
import { Check, Trash2 } from '@lectern/ui/icons'
import type { TranslationDraft } from './translation-draft'

export interface DraftCardProps {
  readonly draft: TranslationDraft
  readonly pageNumber: number
  /** Language of the desk. */
  readonly language: string
  /** The page has words, which a draft never replaces. */
  readonly isTaken: boolean
  readonly onEdit: (text: string) => void
  readonly onAccept: () => void
  readonly onDiscard: () => void
}

/** A translated text beside its page: the author corrects it, puts it on the page, or discards it. */
export function DraftCard(props: DraftCardProps) {
  const { draft, pageNumber, language, isTaken } = props
  const t = useTranslate(translationMessages)
  const { locale } = useLocale()
  return (
    <Stack as="section" gap="s" aria-label={t('draftTitle', { page: pageNumber })}>
      <Heading level={3} size="s">
        {t('draftTitle', { page: pageNumber })}
      </Heading>
      <Text size="s" weight="medium">
        {t('draftSource', { language: nameLanguage(draft.from, locale) })}
      </Text>
      <Text size="s" lang={draft.from} dir="auto">
        {draft.source}
      </Text>
      <TextArea
        label={t('draftText', { language: nameLanguage(language, locale) })}
        hint={t('draftHint')}
        rows={6}
        dir="auto"
        lang={language}
        value={draft.text}
        onChange={props.onEdit}
      />
      {isTaken && (
        <Text size="s" tone="muted">
          {t('draftTaken')}
        </Text>
      )}
      <Inline gap="s">
        <Button icon={Check} disabled={isTaken || draft.text.trim() === ''} onClick={props.onAccept}>
          {t('draftAccept')}
        </Button>
        <Button tone="quiet" icon={Trash2} onClick={props.onDiscard}>
          {t('draftDiscard')}
        </Button>
      </Inline>
    </Stack>
  )
}
