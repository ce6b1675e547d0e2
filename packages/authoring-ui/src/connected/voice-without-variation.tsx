import { nameLanguage, studioMessages } from '@lectern/messages'
import { Banner, Button, useLocale, useTranslate } from '@lectern/ui'
import type { ReactNode } from 'react'
import * as styles from './book-workspace.css'
import type { BookWorkspaceProps } from './book-workspace-props'

export interface VoiceWithoutVariationProps extends Pick<BookWorkspaceProps, 'renderVoice'> {
  readonly bookId: number
  readonly chapterId: number
  readonly language: string
  readonly busy: boolean
  readonly reloadBook: () => Promise<unknown>
  readonly onAddLanguage: () => void
  readonly onContinue: () => void
}

const noPages: readonly never[] = []

/** The voice step of a chapter that does not exist in the language: it says so, and offers to add the language. */
export function VoiceWithoutVariation(props: VoiceWithoutVariationProps): ReactNode {
  const { bookId, chapterId, language, busy, reloadBook } = props
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  return (
    <div className={styles.missing}>
      <Banner
        tone="warning"
        action={
          <Button size="s" busy={busy} onClick={props.onAddLanguage}>
            {t('languageAddNamed', { language: nameLanguage(language, locale) })}
          </Button>
        }
      >
        {t('chapterNotInLanguage', { language: nameLanguage(language, locale) })}
      </Banner>
      {props.renderVoice({
        bookId,
        chapterId,
        language,
        variation: null,
        pages: noPages,
        staleness: null,
        onGenerated: reloadBook,
        renewTrack: async () => null,
        // Without pages there is nothing to lose.
        isAt: () => true,
        onGiveVoice: null,
        onContinue: props.onContinue,
      })}
    </div>
  )
}
