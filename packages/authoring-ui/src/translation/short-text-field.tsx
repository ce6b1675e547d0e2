import { translationMessages } from '@lectern/messages'
import { Stack, Text, TextArea, useTranslate } from '@lectern/ui'
import { shortTextLimits, type ShortTextDraft } from './short-text'

export interface ShortTextFieldProps {
  readonly draft: ShortTextDraft
  /** Language of the source. */
  readonly from: string
  /** Language of the desk. */
  readonly language: string
  /** It is being saved. */
  readonly readOnly: boolean
  readonly onEdit: (translation: string) => void
}

/** A field with a translated title of a chapter or description of an image, below the text that it was translated from. */
export function ShortTextField({ draft, from, language, readOnly, onEdit }: ShortTextFieldProps) {
  const t = useTranslate(translationMessages)
  const { place } = draft
  return (
    <Stack gap="xs">
      <TextArea
        label={place.kind === 'chapter-title' ? t('titlesChapter') : t('titlesImage', { page: place.pageNumber })}
        hint={draft.translation.trim() === '' ? t('titlesEmpty') : undefined}
        rows={place.kind === 'image-description' ? 3 : 1}
        dir="auto"
        lang={language}
        readOnly={readOnly}
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
