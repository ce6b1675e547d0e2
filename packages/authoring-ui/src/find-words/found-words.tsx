import { findWordsMessages } from '@lectern/messages'
import { Button, RowButton, RowList, Stack, Text, useTranslate } from '@lectern/ui'
import type { FoundWord } from './use-found-words'

export interface FoundWordsProps {
  readonly found: readonly FoundWord[]
  readonly onShow: (match: FoundWord) => void
  readonly onReplace: (matches: readonly FoundWord[]) => void
}

/** Rows that a long list has at most. */
const listedMatches = 50

/** The matches of a search with their pages: each leads to its word, and is replaced alone or with all. */
export function FoundWords({ found, onShow, onReplace }: FoundWordsProps) {
  const t = useTranslate(findWordsMessages)
  return (
    <Stack gap="s">
      <Text size="s" role="status">
        {found.length === 0 ? t('findNone') : t('findMatches', { count: found.length })}
      </Text>
      {found.length > 0 && (
        <>
          <Button wide onClick={() => onReplace(found)}>
            {t('findReplaceAll', { count: found.length })}
          </Button>
          <RowList label={t('findHits')}>
            {found.slice(0, listedMatches).map((match) => (
              <RowButton
                key={`${match.page.pageVariationId}/${match.from}`}
                title={t('findHit', {
                  page: match.page.pageNumber,
                  text: `${match.before}${match.found}${match.after}`,
                })}
                onPress={() => onShow(match)}
                tail={
                  <Button size="s" onClick={() => onReplace([match])}>
                    {t('findReplaceOne')}
                  </Button>
                }
              />
            ))}
          </RowList>
          {found.length > listedMatches && (
            <Text size="s" tone="muted">
              {t('findMore', { count: listedMatches })}
            </Text>
          )}
        </>
      )}
    </Stack>
  )
}
