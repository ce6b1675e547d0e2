import { audioEditorMessages, nameLanguage } from '@lectern/messages'
import { Button, Heading, Icon, IconButton, Inline, Skeleton, Text, useLocale, useTranslate } from '@lectern/ui'
import { AudioLines, CircleAlert, Lock, Pause, Play, TriangleAlert } from '@lectern/ui/icons'
import { memo, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { TextSelection } from '../parts/text-selection'
import { EditableText, ReadText } from './editable-text'
import { estimatePageHeight } from './estimate-page-height'
import { PageImage } from './page-image'
import type { PageText } from './page-text'
import type { MarkedRange } from './split-marked-text'
import * as styles from './page-texts.css'

/** Actions on any page. */
export interface PageTextActions {
  readonly onEdit: (pageVariationId: number, text: string) => void
  readonly onRevert: (pageVariationId: number) => void
  readonly onListen: (pageVariationId: number) => void
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  readonly onFocus: (pageVariationId: number, field: HTMLTextAreaElement) => void
  /** Receives the selection, also of a cursor. */
  readonly onSelect: (selection: TextSelection) => void
}

export interface PageTextArticleProps {
  readonly page: PageText
  readonly language: string
  /** True while the text to speak is built from the rects. */
  readonly isBuildingText: boolean
  readonly disabled: boolean
  /** Shows the image of the page beside its text. */
  readonly withImage: boolean
  /** On the screen or next to it. Other pages are only text to read. */
  readonly isNear: boolean
  /** Reports when the page comes near. Returns a function that ends it. */
  readonly observe: (article: HTMLElement, pageVariationId: number) => () => void
  /** A part of the text to show and to select; null for none. */
  readonly wished: TextSelection | null
  /** The actions of the latest render. */
  readonly actions: RefObject<PageTextActions>
}

/** A page with its heading, its state and its text. */
export const PageTextArticle = memo(function PageTextArticle(props: PageTextArticleProps) {
  const { page, language, disabled, isNear, observe, wished, actions } = props
  const { pageVariationId: id, pageNumber } = page
  const t = useTranslate(audioEditorMessages)
  const article = useRef<HTMLElement>(null)
  useEffect(() => (article.current === null ? undefined : observe(article.current, id)), [observe, id])
  useEffect(() => {
    if (wished === null) return
    const field = article.current?.querySelector('textarea')
    if (field === null || field === undefined) return
    article.current?.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
    field.setSelectionRange(wished.start, wished.end)
  }, [wished])
  return (
    <article
      ref={article}
      className={isNear ? styles.page : styles.farPage}
      style={isNear ? undefined : { containIntrinsicBlockSize: `auto ${estimatePageHeight(page.text)}rem` }}
      aria-label={t('textPage', { page: pageNumber })}
    >
      <Inline justify="between">
        <span className={styles.head}>
          <Heading level={3} size="s">
            {t('textPage', { page: pageNumber })}
          </Heading>
          {isNear && page.narration !== null && (
            <IconButton
              size="s"
              icon={page.narration.playing ? Pause : Play}
              label={t(page.narration.playing ? 'textPause' : 'textListen', { page: pageNumber })}
              onClick={() => actions.current.onListen(id)}
            />
          )}
        </span>
        {isNear && (
          <Facts page={page} language={language} disabled={disabled} onRevert={() => actions.current.onRevert(id)} />
        )}
      </Inline>
      {isNear ? <NearText {...props} /> : <ReadText pageVariationId={id} text={page.text} language={language} />}
    </article>
  )
})

/** The text of a page as it can be edited, beside its image if it is shown. */
function NearText({ page, language, isBuildingText, disabled, withImage, actions }: PageTextArticleProps) {
  const { pageVariationId: id, pageNumber } = page
  const t = useTranslate(audioEditorMessages)
  return (
    <div className={withImage ? styles.beside : undefined}>
      {withImage && <PageImage pageNumber={pageNumber} imageUrl={page.imageUrl} />}
      <div className={withImage ? styles.besideText : undefined}>
        {isBuildingText && !page.isEditable ? (
          <Skeleton lines={2} />
        ) : page.isEditable ? (
          <EditableText
            pageVariationId={id}
            pageNumber={pageNumber}
            text={page.text}
            language={language}
            marked={listMarkedRanges(page)}
            disabled={disabled}
            onEdit={(text) => actions.current.onEdit(id, text)}
            onKeyDown={(event) => actions.current.onKeyDown?.(event)}
            onFocus={(field) => actions.current.onFocus(id, field)}
            onSelect={(start, end) => actions.current.onSelect({ pageVariationId: id, start, end })}
          />
        ) : (
          <Text tone="muted">{t('noTextInPage', { lang: language })}</Text>
        )}
      </div>
    </div>
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
}: Pick<PageTextArticleProps, 'page' | 'language' | 'disabled'> & { readonly onRevert: () => void }) {
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
