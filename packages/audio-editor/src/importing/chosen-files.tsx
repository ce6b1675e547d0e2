import { audioEditorMessages, toPageRanges } from '@lectern/messages'
import { Banner, NumberField, Row, RowList, Select, Stack, Text, useTranslate } from '@lectern/ui'
import type { ChosenFiles } from './use-chosen-files'

/** The chosen files: a recording of the chapter with the time at which it starts, or each recording beside its page. */
export function ChosenFilesView({ chosen }: { readonly chosen: ChosenFiles }) {
  const t = useTranslate(audioEditorMessages)
  const [first, second] = chosen.files
  if (first === undefined || second !== undefined) return <MatchedPages chosen={chosen} />
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

const matchTexts = { name: 'importByName', order: 'importByOrder', hand: 'importByHand' } as const
const leftOut = 'none'

/** Each recording with its page, which the author can change. */
function MatchedPages({ chosen }: { readonly chosen: ChosenFiles }) {
  const t = useTranslate(audioEditorMessages)
  const { by, matches, unmatched, missingPages } = chosen.matched
  const rows = [...matches, ...unmatched.map((file) => ({ file, pageNumber: null }))]
  const options = [
    ...chosen.pageNumbers.map((page) => ({ value: String(page), label: t('textPage', { page }) })),
    { value: leftOut, label: t('importLeaveOut') },
  ]
  // Two recordings may have the same name.
  const keyOf = (file: File) => String(chosen.files.indexOf(file))
  return (
    <Stack gap="s">
      <Text>{t(matchTexts[by])}</Text>
      <RowList label={t('importPages')}>
        {rows.map(({ file, pageNumber }) => (
          <Row
            key={keyOf(file)}
            title={file.name}
            tail={
              <Select
                label={t('importPageOf', { name: file.name })}
                hideLabel
                size="s"
                value={pageNumber === null ? leftOut : String(pageNumber)}
                options={options}
                onChange={(next) => chosen.assign(file, next === leftOut ? null : Number(next))}
              />
            }
          />
        ))}
      </RowList>
      {missingPages.length > 0 && (
        <Banner tone="warning">
          {t('importMissingPages', { count: missingPages.length, pages: toPageRanges(missingPages) })}
        </Banner>
      )}
      {unmatched.length > 0 && by !== 'hand' && (
        <Banner tone="warning">{t('importLeftOver', { names: unmatched.map(({ name }) => name).join(', ') })}</Banner>
      )}
    </Stack>
  )
}
