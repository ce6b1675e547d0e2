import { findWordsMessages } from '@lectern/messages'
import { Button } from '../button'
import { Heading } from '../heading'
import { Stack } from '../layout'
import { useTranslate } from '../locale/use-translate'
import { RowButton, RowList } from '../row-list'
import { Text } from '../text'

export interface FoundChapter {
  readonly chapterId: number
  readonly name: string
}

/** A match with the text around it. */
export interface FoundText {
  /** Differs from those of all other matches. */
  readonly key: string
  /** Its chapter, where several chapters are searched. Matches of a chapter follow each other. */
  readonly chapter?: FoundChapter | undefined
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

/** Rows that a long list has at most, for one chapter and for each of several. */
const listedMatches = 50
const listedOfChapter = 10

/** The matches of a search with their pages: each leads to its place, and is replaced alone or with all. */
export function FoundTexts<Found extends FoundText>(props: FoundTextsProps<Found>) {
  const { found, disabled, onReplace } = props
  const t = useTranslate(findWordsMessages)
  const chapters = listChapters(found)
  return (
    <Stack gap="s">
      <Text size="s" role="status">
        {found.length === 0 ? t('findNone') : t('findMatches', { count: found.length })}
      </Text>
      {found.length > 0 && (
        <Button wide disabled={disabled} onClick={() => onReplace(found)}>
          {t('findReplaceAll', { count: found.length })}
        </Button>
      )}
      {chapters.map(({ key, chapter, matches }) =>
        chapter === undefined ? (
          <FoundRows {...props} key={key} label={t('findHits')} found={matches} listed={listedMatches} />
        ) : (
          <Stack key={key} gap="s">
            <Heading level={4} size="s">
              {chapter.name}
            </Heading>
            <FoundRows
              {...props}
              label={t('findHitsOf', { chapter: chapter.name })}
              found={matches}
              listed={listedOfChapter}
            />
            {matches.length > 1 && chapters.length > 1 && (
              <Button size="s" tone="quiet" disabled={disabled} onClick={() => onReplace(matches)}>
                {t('findReplaceChapter', { count: matches.length })}
              </Button>
            )}
          </Stack>
        ),
      )}
    </Stack>
  )
}

interface FoundRowsProps<Found extends FoundText> extends FoundTextsProps<Found> {
  readonly label: string
  /** Rows that the list has at most. */
  readonly listed: number
}

function FoundRows<Found extends FoundText>(props: FoundRowsProps<Found>) {
  const { label, listed, found, disabled, onShow, onReplace } = props
  const t = useTranslate(findWordsMessages)
  return (
    <>
      <RowList label={label}>
        {found.slice(0, listed).map((match) => (
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
      {found.length > listed && (
        <Text size="s" tone="muted">
          {t('findMore', { count: listed })}
        </Text>
      )}
    </>
  )
}

interface MatchesOfChapter<Found> {
  /** Key of its first match. */
  readonly key: string
  readonly chapter: FoundChapter | undefined
  readonly matches: Found[]
}

/** Joins matches of a chapter that follow each other. */
function listChapters<Found extends FoundText>(found: readonly Found[]): readonly MatchesOfChapter<Found>[] {
  const chapters: MatchesOfChapter<Found>[] = []
  for (const match of found) {
    const last = chapters.at(-1)
    if (last !== undefined && last.chapter?.chapterId === match.chapter?.chapterId) last.matches.push(match)
    else chapters.push({ key: match.key, chapter: match.chapter, matches: [match] })
  }
  return chapters
}
