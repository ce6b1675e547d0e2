import { mainGlossaryApi, type BookGlossary } from '@lectern/api-client/main/glossary'
import { isGlossaryChapter, type FoundEntries } from '@lectern/core/glossary'
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ReaderBook, ReaderPage } from '../book/reader-book'
import { useReaderStore } from '../connected/use-reader-store'
import { useRetryOnline } from '../connected/use-retry-online'
import { usePageElements } from '../page-marks/use-page-elements'
import { createPageGlossary, type PageGlossary } from './create-page-glossary'
import type { GlossaryProps } from './glossary-props'
import { MarkLayer } from './mark-layer'

const DefinitionDrawer = lazy(() => import('./definition-drawer').then((late) => ({ default: late.DefinitionDrawer })))

export interface OpenGlossaryProps extends GlossaryProps {
  readonly glossaryId: string
}

/** Loads the glossary of a book. */
export function OpenGlossary(props: OpenGlossaryProps) {
  const { currentData, isError, isFetching, refetch } = mainGlossaryApi.useGetBookGlossaryQuery({
    id: props.book.bookId,
    glossary: props.glossaryId,
  })
  useRetryOnline(isError && !isFetching, refetch)
  return currentData === undefined ? null : <LoadedGlossary {...props} data={currentData} onRefresh={refetch} />
}

interface LoadedGlossaryProps extends OpenGlossaryProps {
  readonly data: BookGlossary
  readonly onRefresh: () => unknown
}

interface OpenedPlace {
  readonly page: ReaderPage
  readonly place: FoundEntries
}

/** Marks the words of the glossary on the pages, and opens their definitions. */
function LoadedGlossary({ book, asked, slots, data, onDefine, onRefresh }: LoadedGlossaryProps) {
  const glossary = useMemo(() => createPageGlossary(data), [data])
  const [opened, setOpened] = useState<OpenedPlace | null>(null)
  const open = useCallback((page: ReaderPage, place: FoundEntries) => setOpened({ page, place }), [])
  // A page is painted before its marks are rendered.
  const elements = useDeferredValue(usePageElements(slots.stage))
  const pages = useMemo(() => listExplainedPages(book, asked), [book, asked])
  usePresses(slots.stage, { pages, glossary, open })

  useEffect(() => {
    onDefine((key) => {
      const found = findPlace(pages, glossary, key)
      return found === null ? null : () => open(found.page, found.place)
    })
    return () => onDefine(null)
  }, [onDefine, pages, glossary, open])

  return (
    <>
      {Array.from(elements, ([pageId, element]) => {
        const page = pages.get(pageId)
        if (page === undefined || page.words.length === 0) return null
        return createPortal(<MarkLayer page={page} glossary={glossary} onOpen={open} />, element, `glossary-${pageId}`)
      })}
      {opened !== null && (
        <Suspense fallback={null}>
          <DefinitionDrawer
            {...opened}
            words={glossary.listWords(opened.place)}
            bookLanguage={book.language}
            onRefresh={onRefresh}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Returns the pages on which words are explained: all but those of the glossary chapter. */
function listExplainedPages(book: ReaderBook, { book: source }: GlossaryProps['asked']): Map<number, ReaderPage> {
  const left = new Set(source.chapters.filter(isGlossaryChapter).map(({ id }) => id))
  const chapters = book.chapters.filter((chapter) => !left.has(chapter.chapterId) && !isGlossaryChapter(chapter))
  return new Map(chapters.flatMap((chapter) => chapter.pages).map((page) => [page.pageId, page]))
}

function findPlace(pages: ReadonlyMap<number, ReaderPage>, glossary: PageGlossary, key: string): OpenedPlace | null {
  for (const page of pages.values()) {
    const index = page.words.findIndex((word) => word.key === key)
    const place = index < 0 ? null : glossary.findPlace(page, index)
    if (place !== null) return { page, place }
  }
  return null
}

/** Opens the definition of a marked word that is pressed while the narration is paused. */
function usePresses(
  stage: HTMLElement | null,
  o: {
    readonly pages: ReadonlyMap<number, ReaderPage>
    readonly glossary: PageGlossary
    readonly open: (page: ReaderPage, place: FoundEntries) => void
  },
): void {
  const store = useReaderStore()
  const press = useEffectEvent((event: MouseEvent) => {
    if (store.getState().reading.isPlaying || event.button !== 0 || !(event.target instanceof Element)) return
    const key = event.target.closest<HTMLElement>('[data-shown] [data-word]')?.dataset['word']
    const found = key === undefined ? null : findPlace(o.pages, o.glossary, key)
    // A drag that selects text ends in a click too.
    if (found === null || window.getSelection()?.isCollapsed === false) return
    event.stopPropagation()
    o.open(found.page, found.place)
  })
  useEffect(() => {
    if (stage === null) return undefined
    const listener = (event: MouseEvent) => press(event)
    stage.addEventListener('click', listener, true)
    return () => stage.removeEventListener('click', listener, true)
  }, [stage])
}
