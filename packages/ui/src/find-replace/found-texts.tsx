import { findWordsMessages } from '@lectern/messages'
import { Button } from '../button'
import { Stack } from '../layout'
import { useTranslate } from '../locale/use-translate'
import { RowButton, RowList } from '../row-list'
import { Text } from '../text'

/** A match with the text around it. */
export interface FoundText {
  /** Differs from those of all other matches. */
  readonly key: string
  readonly pageNumber: number
  readonly before: string
  readonly found: string
  readonly after: string
}

export interface FoundTextsProps<Found extends FoundText> {
  readonly found: readonly Found[]
  readonly disabled: boolean
  readonly onShow: (match: Found) => void
  readonly onReplace: (matches: readonly Found[]) => void
}

/** Rows that a long list has at most. */
const listedMatches = 50

/** The matches of a search with their pages: each leads to its place, and is replaced alone or with all. */
export function FoundTexts<Found extends FoundText>({ found, disabled, onShow, onReplace }: FoundTextsProps<Found>) {
  const t = useTranslate(findWordsMessages)
  return (
    <Stack gap="s">
      <Text size="s" role="status">
        {found.length === 0 ? t('findNone') : t('findMatches', { count: found.length })}
      </Text>
      {found.length > 0 && (
        <>
          <Button wide disabled={disabled} onClick={() => onReplace(found)}>
            {t('findReplaceAll', { count: found.length })}
          </Button>
          <RowList label={t('findHits')}>
            {found.slice(0, listedMatches).map((match) => (
              <RowButton
                key={match.key}
                title={t('findHit', {
                  page: match.pageNumber,
                  text: `${match.before}${match.found}${match.after}`,
                })}
                onPress={() => onShow(match)}
                tail={
                  <Button size="s" disabled={disabled} onClick={() => onReplace([match])}>
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
