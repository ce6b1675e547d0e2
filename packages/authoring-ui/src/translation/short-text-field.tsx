import { translationMessages } from '@lectern/messages'
import { Stack, Text, TextArea, useTranslate } from '@lectern/ui'
import { shortTextLimits, type ShortTextDraft } from './short-text'

export interface ShortTextFieldProps {
  readonly draft: ShortTextDraft
  /** Language of the source. */
  readonly from: string
  /** Language of the desk. */
  readonly language: string
  readonly onEdit: (translation: string) => void
}

/** A field with a translated title or image description, below the text that it was translated from. */
export function ShortTextField({ draft, from, language, onEdit }: ShortTextFieldProps) {
  const t = useTranslate(translationMessages)
  const { place } = draft
  const label =
    place.kind === 'chapter-title'
      ? t('titlesChapter')
      : t(place.kind === 'page-title' ? 'titlesPage' : 'titlesImage', { page: place.pageNumber })
  return (
    <Stack gap="xs">
      <TextArea
        label={label}
        hint={draft.translation.trim() === '' ? t('titlesEmpty') : undefined}
        rows={place.kind === 'image-description' ? 3 : 1}
        dir="auto"
        lang={language}
        maximum={shortTextLimits[place.kind]}
        value={draft.translation}
        onChange={onEdit}
      />
      <Text size="s" tone="muted" lang={from} dir="auto">
        {draft.source}
      </Text>
    </Stack>
  )
}
