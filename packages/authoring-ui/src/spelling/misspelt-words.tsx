import { pageToolMessages } from '@lectern/messages'
import { Button, Inline, Stack, Text, useTranslate } from '@lectern/ui'
import { BookMarked } from '@lectern/ui/icons'
import type { SpeltPart } from './list-spelt-parts'

export interface MisspeltWordsProps {
  readonly words: readonly SpeltPart[]
  readonly language: string
  /** Shows where the word stands in its text. */
  readonly onShow: (word: SpeltPart) => void
  /** Adds the word to those of the book; null where that cannot be. */
  readonly onAdd: ((word: string) => void) | null
}

/** Rows that a long list has at most. */
const listedWords = 8

/** The words of a text that no dictionary has: each is shown in the text, or added to the words of the book. */
export function MisspeltWords({ words, language, onShow, onAdd }: MisspeltWordsProps) {
  const t = useTranslate(pageToolMessages)
  if (words.length === 0) return null
  const different = [...new Map(words.map((part) => [part.word, part])).values()]
  return (
    <Stack as="section" gap="xs" aria-label={t('misspeltTitle')}>
      <Text size="s">{t('misspeltCount', { count: different.length })}</Text>
      {different.slice(0, listedWords).map((part) => (
        <Inline key={part.word} justify="between" gap="xs">
          <Button size="s" tone="quiet" lang={language} onClick={() => onShow(part)}>
            {part.word}
          </Button>
          {onAdd !== null && (
            <Button
              size="s"
              tone="quiet"
              icon={BookMarked}
              aria-label={t('misspeltAddOf', { word: part.word })}
              onClick={() => onAdd(part.word)}
            >
              {t('misspeltAdd')}
            </Button>
          )}
        </Inline>
      ))}
      {different.length > listedWords && (
        <Text size="s" tone="muted">
          {t('misspeltMore', { count: different.length - listedWords })}
        </Text>
      )}
    </Stack>
  )
}
