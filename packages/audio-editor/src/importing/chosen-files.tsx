import { audioEditorMessages, toPageRanges } from '@lectern/messages'
import { Banner, NumberField, Row, RowList, Stack, Text, useTranslate } from '@lectern/ui'
import type { MatchedFiles } from './match-files-to-pages'
import type { ChosenFiles } from './use-chosen-files'

/** The chosen files: a recording of the chapter with the time at which it starts, or each recording beside its page. */
export function ChosenFilesView({ chosen }: { readonly chosen: ChosenFiles }) {
  const t = useTranslate(audioEditorMessages)
  const [first, second] = chosen.files
  if (first === undefined || second !== undefined) return <MatchedPages matched={chosen.matched} />
  return (
    <>
      <Text>
        <strong>{first.name}</strong>
      </Text>
      <NumberField
        label={t('importStartsAt')}
        hint={t('importStartsAtHint')}
        value={chosen.startsAt}
        min={0}
        max={3600}
        step={0.1}
        unit="s"
        onChange={chosen.setStartsAt}
      />
    </>
  )
}

function MatchedPages({ matched }: { readonly matched: MatchedFiles<File> }) {
  const t = useTranslate(audioEditorMessages)
  const { by, matches, unmatched, missingPages } = matched
  return (
    <Stack gap="s">
      <Text>{t(by === 'name' ? 'importByName' : 'importByOrder')}</Text>
      <RowList label={t('importPages')}>
        {matches.map(({ pageNumber, file }) => (
          <Row key={pageNumber} title={t('textPage', { page: pageNumber })} detail={file.name} />
        ))}
      </RowList>
      {missingPages.length > 0 && (
        <Banner tone="warning">
          {t('importMissingPages', { count: missingPages.length, pages: toPageRanges(missingPages) })}
        </Banner>
      )}
      {unmatched.length > 0 && (
        <Banner tone="warning">{t('importLeftOver', { names: unmatched.map(({ name }) => name).join(', ') })}</Banner>
      )}
    </Stack>
  )
}
