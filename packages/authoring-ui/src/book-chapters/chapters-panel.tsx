import type { BookData, Chapter } from '@lectern/api-client/main'
import { bookDetailsMessages } from '@lectern/messages'
import {
  Banner,
  Button,
  EmptyState,
  Heading,
  Inline,
  ReorderList,
  ReturnLink,
  Stack,
  Text,
  useToast,
  useTranslate,
} from '@lectern/ui'
import { FilePlus, Plus } from '@lectern/ui/icons'
import { useState } from 'react'
import { useLanguageAbility } from '../book-details/use-language-ability'
import { AddChapterDialog } from '../connected/add-chapter-dialog'
import { AddLanguageDialog } from '../connected/add-language-dialog'
import type { UploadMedia } from '../marks-editor/mark-edit'
import * as styles from './book-chapters.css'
import { ChapterRow, type ChapterAction } from './chapter-row'
import { ChapterVideoDialog } from './chapter-video-dialog'
import { DeleteChapterDialog } from './delete-chapter-dialog'
import { listBookChapters, type ListedChapter } from './list-book-chapters'
import { RenameChapterDialog } from './rename-chapter-dialog'
import { useChapterCalls, type ChapterVideo } from './use-chapter-calls'

export interface ChaptersPanelProps {
  readonly book: BookData
  readonly bookId: number
  readonly bookPath: string
  readonly chapterPath: (chapter: Chapter) => string
  readonly reload: () => Promise<BookData>
  readonly uploadMedia: UploadMedia
}

type Asked =
  | { readonly action: Exclude<ChapterAction, 'clone'>; readonly chapter: Chapter }
  | { readonly action: 'add' }

/** All chapters of a book: create, rename, reorder, clone and delete them, and add languages. */
export function ChaptersPanel({ book, bookId, bookPath, chapterPath, reload, uploadMedia }: ChaptersPanelProps) {
  const t = useTranslate(bookDetailsMessages)
  const toast = useToast()
  const ability = useLanguageAbility()
  const calls = useChapterCalls(bookId, reload)
  const [asked, setAsked] = useState<Asked | null>(null)
  // The order that is being saved; null for the stored one.
  const [moved, setMoved] = useState<readonly ListedChapter[] | null>(null)
  const stored = listBookChapters(book)
  const chapters = moved ?? stored
  const hidden = stored.filter(({ isHidden }) => isHidden)
  const language = book.bookInfo.languages[0] ?? 'en'

  const ask = (next: Asked) => {
    calls.clearFailure()
    setAsked(next)
  }
  const close = () => setAsked(null)
  const saveOrder = async (next: readonly ListedChapter[]) => {
    setMoved(next)
    const isSaved = await calls.reorder(next.map(({ chapter }) => chapter.id))
    setMoved(null)
    return isSaved
  }
  const reorder = async (next: readonly ListedChapter[]) => {
    const before = chapters
    if (!(await saveOrder(next))) return
    toast({ message: t('chaptersReordered'), action: { label: t('undo'), onPress: () => void saveOrder(before) } })
  }
  const act = async (action: ChapterAction, chapter: Chapter) => {
    if (action !== 'clone') return ask({ action, chapter })
    if (await calls.clone(chapter)) {
      toast({ tone: 'success', message: t('chaptersCloned', { chapter: chapter.name }) })
    }
  }
  // As it is stored now: a failed change loads the book again.
  const latest = (wanted: Chapter) => stored.find(({ chapter }) => chapter.id === wanted.id)?.chapter ?? wanted
  const saveVideos = async (chapter: Chapter, videos: readonly ChapterVideo[]) => {
    const isSaved = await calls.setVideos(latest(chapter), videos)
    if (isSaved) toast({ tone: 'success', message: t('chaptersVideoSaved', { chapter: chapter.name }) })
    return isSaved
  }
  const add = (
    <Button tone="accent" icon={Plus} onClick={() => ask({ action: 'add' })}>
      {t('chaptersAdd')}
    </Button>
  )
  return (
    <Stack gap="l">
      <Inline justify="between">
        <Inline>
          <ReturnLink href={bookPath} label={t('detailsBack')}>
            {t('detailsBackShort')}
          </ReturnLink>
          <Heading level={1} size="m">
            {t('chaptersHeading')}
          </Heading>
        </Inline>
        {add}
      </Inline>
      <Text tone="muted" dir="auto">
        {book.bookInfo.title}
      </Text>
      {hidden.length > 0 && (
        <Banner tone="warning" title={t('chaptersHiddenTitle', { count: hidden.length })}>
          {t('chaptersHiddenLead')}
        </Banner>
      )}
      {chapters.length === 0 ? (
        <EmptyState place="panel" icon={FilePlus} title={t('chaptersEmpty')}>
          {t('chaptersEmptyLead')}
        </EmptyState>
      ) : (
        <div className={styles.list}>
          <ReorderList
            label={t('chaptersHeading')}
            entries={chapters}
            entryKey={({ chapter }) => String(chapter.id)}
            entryName={({ chapter }) => chapter.name}
            disabled={moved !== null}
            onReorder={(next) => void reorder(next)}
          >
            {({ chapter, isHidden }) => (
              <ChapterRow
                chapter={chapter}
                isHidden={isHidden}
                href={chapterPath(chapter)}
                onAction={(action) => void act(action, chapter)}
              />
            )}
          </ReorderList>
        </div>
      )}
      <AddChapterDialog
        open={asked?.action === 'add'}
        busy={calls.isBusy}
        failed={calls.failed}
        onAdd={(name) => calls.create(name, language)}
        onClose={close}
      />
      {asked?.action === 'rename' && (
        <RenameChapterDialog
          chapter={latest(asked.chapter)}
          busy={calls.isBusy}
          failed={calls.failed}
          onRename={(name) => calls.rename(latest(asked.chapter), name)}
          onClose={close}
        />
      )}
      {asked?.action === 'video' && (
        <ChapterVideoDialog
          chapter={latest(asked.chapter)}
          busy={calls.isBusy}
          failed={calls.failed}
          uploadMedia={uploadMedia}
          onSave={(videos) => saveVideos(asked.chapter, videos)}
          onClose={close}
        />
      )}
      <AddLanguageDialog
        open={asked?.action === 'language'}
        busy={calls.isBusy}
        failed={calls.failed}
        languages={asked?.action === 'language' ? asked.chapter.variations.map(({ variation }) => variation) : []}
        ability={ability}
        onAdd={(code) =>
          asked?.action === 'language' ? calls.addLanguage(asked.chapter, code) : Promise.resolve(false)
        }
        onClose={close}
      />
      <DeleteChapterDialog
        bookId={bookId}
        chapter={asked?.action === 'delete' ? asked.chapter : null}
        onDone={() => reload().catch(() => null)}
        onClose={close}
      />
    </Stack>
  )
}
