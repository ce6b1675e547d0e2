import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { currentPage } from '../desk/desk-state'
import { listStalePages } from '../desk/list-stale-pages'
import { keysOf } from '../marks/marks-key'
import { PageStrip } from '../page-strip'
import { useChapterDoubts } from './doubtful-words'
import { useChapterWords, useDeskEditor, useDeskState, useStaleness } from './use-desk'

/** The pages of the chapter, each with the number of its words and what is to be done for it. */
export function DeskPageStrip({ onPage }: { readonly onPage: (pageId: number) => void }) {
  const t = useTranslate(studioMessages)
  const pages = useDeskState((state) => state.chapter.pages)
  const page = useDeskState(currentPage)
  const unsavedPages = useDeskEditor((state) => state.unsavedPages)
  const chapter = useChapterWords()
  const { pagesBarelyRead } = useChapterDoubts()
  const pagesWithoutText = useDeskState((state) => state.recognition.pagesWithoutText)
  const stalePages = listStalePages(useStaleness())
  return (
    <PageStrip
      pages={pages.map((each) => ({
        pageId: each.pageId,
        pageNumber: each.pageNumber,
        thumbnailUrl: each.thumbnailUrl,
        detail: chapter.hasWords(each)
          ? t('wordsCount', { count: chapter.countOf(each) })
          : t(pagesWithoutText.includes(each.pageVariationId) ? 'pagesNoText' : 'pagesNoWords'),
        unsaved: keysOf(each).some((key) => unsavedPages.has(key)),
        barelyRead: pagesBarelyRead.includes(each.pageNumber),
        stale: stalePages.has(each.pageVariationId),
      }))}
      currentPageId={page?.pageId ?? null}
      onChoose={onPage}
    />
  )
}
