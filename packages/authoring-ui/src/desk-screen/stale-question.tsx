import { nameLanguage, studioMessages, toPageRanges } from '@lectern/messages'
import { Text, useLocale, useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import type { StaleChapter } from '../desk-plan/desk-chapter'
import * as styles from './stale-question.css'
import { useDesk, useDeskState } from './use-desk'

/** Asks whether to publish the book although something in it is out of date, and names each part. */
export function StaleQuestion() {
  const desk = useDesk()
  const t = useTranslate(studioMessages)
  const stale = useDeskState(({ publishing: { work } }) => (work.kind === 'asking' ? work.stale : null))
  // The dialog still names its parts while it fades out.
  const [asked, setAsked] = useState(stale)
  if (stale !== null && stale !== asked) setAsked(stale)
  if (asked === null) return null
  return (
    <ConfirmDialog
      open={stale !== null}
      title={t('publishStaleTitle')}
      confirmLabel={t('publishStaleConfirm')}
      cancelLabel={t('publishStaleCancel')}
      onConfirm={() => desk.send({ kind: 'publishing', event: { kind: 'publication-confirmed' } })}
      onCancel={() => desk.send({ kind: 'publishing', event: { kind: 'publication-dismissed' } })}
    >
      {t('publishStaleLead')}
      {asked.map((chapter) => (
        <StaleParts key={`${chapter.chapterId} ${chapter.language}`} chapter={chapter} />
      ))}
    </ConfirmDialog>
  )
}

function StaleParts({ chapter }: { readonly chapter: StaleChapter }) {
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  const { name, language, pages, hasOtherVoice, hasOtherPages } = chapter
  const list = (isStale: (page: StaleChapter['pages'][number]) => boolean) => {
    const numbers = pages.filter(isStale).map(({ pageNumber }) => pageNumber)
    return numbers.length === 0 ? null : { count: numbers.length, pages: toPageRanges(numbers) }
  }
  const words = list((page) => page.words)
  const narration = list((page) => page.narration)
  const times = list((page) => page.times)
  return (
    <>
      <Text weight="bold">{`${name} · ${nameLanguage(language, locale)}`}</Text>
      <ul className={styles.parts}>
        {words && <li>{t('publishStaleWords', words)}</li>}
        {narration && <li>{t('publishStaleNarration', narration)}</li>}
        {times && <li>{t('publishStaleTimes', times)}</li>}
        {hasOtherVoice && <li>{t('publishStaleVoice')}</li>}
        {hasOtherPages && <li>{t('publishStaleOrder')}</li>}
      </ul>
    </>
  )
}
