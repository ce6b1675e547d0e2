import type { Chapter } from '@lectern/api-client/main'
import { orderLanguages } from '@lectern/core/book'
import { bookDetailsMessages, nameLanguage } from '@lectern/messages'
import { Badge, Link, Text, useLocale, useTranslate } from '@lectern/ui'
import { Copy, EyeOff, Languages, Pencil, Trash2, Video } from '@lectern/ui/icons'
import { Menu } from '@lectern/ui/menu'
import * as styles from './book-chapters.css'

export type ChapterAction = 'rename' | 'language' | 'video' | 'clone' | 'delete'

export interface ChapterRowProps {
  readonly chapter: Chapter
  readonly isHidden: boolean
  /** Address of the chapter in the workspace. */
  readonly href: string
  readonly onAction: (action: ChapterAction) => void
}

/** A chapter with its number of pages, its languages and the menu of its actions. */
export function ChapterRow({ chapter, isHidden, href, onAction }: ChapterRowProps) {
  const t = useTranslate(bookDetailsMessages)
  const { locale } = useLocale()
  const codes = orderLanguages(chapter.variations.map(({ variation }) => variation))
  return (
    <div className={styles.row} id={`chapter-${chapter.id}`}>
      <div className={styles.name}>
        <Link href={href} tone="plain" dir="auto">
          {chapter.name}
        </Link>
        <Text as="span" size="s" tone="muted">
          {[
            t('chaptersPages', { count: chapter.pages.length }),
            ...codes.map((code) => nameLanguage(code, locale)),
          ].join(' · ')}
        </Text>
        {isHidden && (
          <span>
            <Badge icon={EyeOff} tone="warning">
              {t('chaptersHidden')}
            </Badge>
          </span>
        )}
      </div>
      <Menu
        look="icon"
        size="s"
        align="end"
        label={t('chaptersMenu', { chapter: chapter.name })}
        entries={[
          { label: t('chaptersRename'), icon: Pencil, onSelect: () => onAction('rename') },
          { label: t('chaptersLanguage'), icon: Languages, onSelect: () => onAction('language') },
          { label: t('chaptersVideo'), icon: Video, onSelect: () => onAction('video') },
          { label: t('chaptersClone'), icon: Copy, onSelect: () => onAction('clone') },
          { label: t('chaptersDelete'), icon: Trash2, tone: 'critical', onSelect: () => onAction('delete') },
        ]}
      />
    </div>
  )
}
