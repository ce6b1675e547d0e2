import { audioEditorMessages, nameLanguage } from '@lectern/messages'
import { Button, Heading, Icon, IconButton, Inline, Skeleton, Text, useLocale, useTranslate } from '@lectern/ui'
import { AudioLines, CircleAlert, Lock, Pause, Play, TriangleAlert } from '@lectern/ui/icons'
import { EditableText } from './editable-text'
import { PageImage } from './page-image'
import type { PageText } from './page-text'
import type { MarkedRange } from './split-marked-text'
import * as styles from './page-texts.css'

export interface PageTextArticleProps {
  readonly page: PageText
  readonly language: string
  /** The text is being built. */
  readonly building: boolean
  readonly disabled: boolean
  /** Shows the image of the page beside its text. */
  readonly withImage: boolean
  readonly onEdit: (text: string) => void
  readonly onRevert: () => void
  readonly onFocus: (field: HTMLTextAreaElement) => void
  /** Receives the selection, also of a cursor; UTF-16 offsets. */
  readonly onSelect: (start: number, end: number) => void
}

/** A page with its heading, its state and its text. */
export function PageTextArticle({ page, language, building, withImage, ...rest }: PageTextArticleProps) {
  const { pageNumber } = page
  const t = useTranslate(audioEditorMessages)
  return (
    <article className={styles.page} aria-label={t('textPage', { page: pageNumber })}>
      <Inline justify="between">
        <span className={styles.head}>
          <Heading level={3} size="s">
            {t('textPage', { page: pageNumber })}
          </Heading>
          {page.narration !== null && (
            <IconButton
              size="s"
              icon={page.narration.playing ? Pause : Play}
              label={t(page.narration.playing ? 'textPause' : 'textListen', { page: pageNumber })}
              onClick={page.narration.onToggle}
            />
          )}
        </span>
        <Facts page={page} language={language} disabled={rest.disabled} onRevert={rest.onRevert} />
      </Inline>
      <div className={withImage ? styles.beside : undefined}>
        {withImage && <PageImage pageNumber={pageNumber} imageUrl={page.imageUrl} />}
        <div className={withImage ? styles.besideText : undefined}>
          {building && !page.isEditable ? (
            <Skeleton lines={2} />
          ) : page.isEditable ? (
            <EditableText
              pageNumber={pageNumber}
              text={page.text}
              language={language}
              marked={listMarkedRanges(page)}
              disabled={rest.disabled}
              onEdit={rest.onEdit}
              onFocus={rest.onFocus}
              onSelect={rest.onSelect}
            />
          ) : (
            <Text tone="muted">{t('noTextInPage', { lang: language })}</Text>
          )}
        </div>
      </div>
    </article>
  )
}

/** The ranges of a page's text that are drawn in another way than plain text. */
function listMarkedRanges({ change, unspoken, hasFailed, locked, voices }: PageText): MarkedRange[] {
  const all = {
    changed: change === null ? [] : change.ranges,
    unspoken: hasFailed ? [] : unspoken,
    failed: hasFailed ? unspoken : [],
    locked,
  }
  const toRanges = (mark: keyof typeof all) => all[mark].map(({ start, end }): MarkedRange => ({ start, end, mark }))
  const spoken = voices.map(({ start, end, ...voice }): MarkedRange => ({ start, end, mark: 'voice', voice }))
  return [...spoken, ...toRanges('changed'), ...toRanges('unspoken'), ...toRanges('failed'), ...toRanges('locked')]
}

function Facts({
  page,
  language,
  disabled,
  onRevert,
}: Pick<PageTextArticleProps, 'page' | 'language' | 'disabled' | 'onRevert'>) {
  const t = useTranslate(audioEditorMessages)
  const { locale } = useLocale()
  return (
    <span className={styles.facts}>
      {page.change !== null && (
        <span className={styles.changed}>
          <Icon of={TriangleAlert} size="s" />
          {page.change.sentences > 0 ? t('textChanged', { count: page.change.sentences }) : t('textNotSpoken')}
        </span>
      )}
      {page.unspoken.length > 0 && (
        <span className={page.hasFailed ? styles.failed : styles.state}>
          <Icon of={page.hasFailed ? CircleAlert : AudioLines} size="s" />
          {t(page.hasFailed ? 'textFailed' : 'textUnspoken', { count: page.unspoken.length })}
        </span>
      )}
      {page.locked.length > 0 && (
        <span className={styles.state}>
          <Icon of={Lock} size="s" />
          {t('textLocked', { count: page.locked.length })}
        </span>
      )}
      {page.voices.length > 0 && (
        <span>{t('textVoices', { names: [...new Set(page.voices.map(({ name }) => name))].join(', ') })}</span>
      )}
      {page.lostLocks > 0 && <span>{t('textLostLocks', { count: page.lostLocks })}</span>}
      {page.edit !== null && (
        <>
          <span>
            {t(page.edit.wordsChanged ? 'textWordsChanged' : page.edit.isUnsent ? 'textEdited' : 'textEditedSent')}
          </span>
          <Button size="s" tone="quiet" disabled={disabled} onClick={onRevert}>
            {t('textRevert')}
          </Button>
        </>
      )}
      {page.words > 0 && <span>{t('textWords', { count: page.words })}</span>}
      <span>{t('textPageId', { language: nameLanguage(language, locale), id: String(page.pageVariationId) })}</span>
    </span>
  )
}
