import { mainGlossaryApi, type BookGlossary } from '@lectern/api-client/main/glossary'
import { unionRects } from '@lectern/core/geometry'
import { isGlossaryChapter, type FoundEntries } from '@lectern/core/glossary'
import { drawerPixels, type DrawerSide } from '@lectern/ui'
import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import type { ReaderBook, ReaderPage } from '../book/reader-book'
import { useReaderStore } from '../connected/use-reader-store'
import { useRetryOnline } from '../connected/use-retry-online'
import { usePageElements } from '../page-marks/use-page-elements'
import { chooseDrawerSide } from './choose-drawer-side'
import { createPageGlossary, type GlossaryWord, type PageGlossary } from './create-page-glossary'
import type { TermRequest } from './define-word'
import type { GlossaryProps } from './glossary-props'
import { MarkLayer } from './mark-layer'

const DefinitionDrawer = lazy(() => import('./definition-drawer').then((late) => ({ default: late.DefinitionDrawer })))

export interface OpenGlossaryProps extends GlossaryProps {
  /** Name of the glossary of the publication; null for the working form. */
  readonly glossaryId: string | null
}

/** Loads the glossary of a book: that of its publication, or in a preview that of its working form. */
export function OpenGlossary({ glossaryId, ...props }: OpenGlossaryProps) {
  return glossaryId === null ? <PreviewGlossary {...props} /> : <PublishedGlossary {...props} glossaryId={glossaryId} />
}

function PublishedGlossary({ glossaryId, ...props }: GlossaryProps & { readonly glossaryId: string }) {
  const query = mainGlossaryApi.useGetBookGlossaryQuery({ id: props.book.bookId, glossary: glossaryId })
  return <AskedGlossary {...props} {...query} />
}

function PreviewGlossary(props: GlossaryProps) {
  return <AskedGlossary {...props} {...mainGlossaryApi.useGetBookPreviewGlossaryQuery({ id: props.book.bookId })} />
}

interface AskedGlossaryProps extends GlossaryProps {
  readonly currentData?: BookGlossary | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

function AskedGlossary({ currentData, isError, isFetching, refetch, ...props }: AskedGlossaryProps) {
  useRetryOnline(isError && !isFetching, refetch)
  return currentData === undefined ? null : <LoadedGlossary {...props} data={currentData} onRefresh={refetch} />
}

interface LoadedGlossaryProps extends GlossaryProps {
  readonly data: BookGlossary
  readonly onRefresh: () => unknown
}

interface Opened {
  readonly page: ReaderPage
  readonly words: readonly GlossaryWord[]
  /** Null for a word that is named beside the text. */
  readonly place: FoundEntries | null
  readonly side: DrawerSide
  readonly own: ReactNode
  readonly pausesNarration: boolean
}

/** Marks the words of the glossary on the pages, and opens their definitions. */
function LoadedGlossary({ book, asked, slots, data, onDefine, onRefresh }: LoadedGlossaryProps) {
  const glossary = useMemo(() => createPageGlossary(data), [data])
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = useCallback(
    (page: ReaderPage, place: FoundEntries) =>
      setOpened({
        page,
        place,
        words: glossary.listWords(place),
        side: findFreeSide(slots.stage, page, place),
        own: null,
        pausesNarration: true,
      }),
    [glossary, slots.stage],
  )
  // A page is painted before its marks are rendered.
  const elements = useDeferredValue(usePageElements(slots.stage))
  const pages = useMemo(() => listExplainedPages(book, asked), [book, asked])
  usePresses(slots.stage, { pages, glossary, open })

  useEffect(() => {
    onDefine({
      defineWord(key) {
        const found = findPlace(pages, glossary, key)
        return found === null ? null : () => open(found.page, found.place)
      },
      defineTerm(request) {
        const found = pages.has(request.page.pageId) ? findTerm(glossary, request) : null
        return found === null
          ? null
          : () => setOpened({ ...found, side: findFreeSide(slots.stage, found.page, found.place) })
      },
    })
    return () => onDefine(null)
  }, [onDefine, pages, glossary, open, slots.stage])

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

function findTerm(
  glossary: PageGlossary,
  { page, terms, own, pausesNarration }: TermRequest,
): Omit<Opened, 'side'> | null {
  const found = glossary.findTerm(terms, page)
  if (found === null) return null
  const { words, place, text } = found
  const known = [text, ...words.flatMap(({ definitions }) => definitions.map((definition) => definition.text))]
  const isKnown = own.text !== null && known.some((each) => each.trim() === own.text?.trim())
  return { page, words, place, own: isKnown ? null : own.content, pausesNarration }
}

/** Returns the side on which the drawer leaves the words of a place visible; the end for words beside the text. */
function findFreeSide(stage: HTMLElement | null, page: ReaderPage, place: FoundEntries | null): DrawerSide {
  if (stage === null || place === null) return 'end'
  const boxes = page.words.slice(place.firstWord, place.lastWord + 1).flatMap(({ key }) => {
    const word = stage.querySelector(`[data-spread="shown"] [data-word="${CSS.escape(key)}"]`)
    return word === null ? [] : [word.getBoundingClientRect()]
  })
  const around = unionRects(boxes)
  if (around === null) return 'end'
  return chooseDrawerSide(around, {
    width: document.documentElement.clientWidth,
    drawerWidth: drawerPixels,
    isRightToLeft: getComputedStyle(document.body).direction === 'rtl',
  })
}

function findPlace(
  pages: ReadonlyMap<number, ReaderPage>,
  glossary: PageGlossary,
  key: string,
): { readonly page: ReaderPage; readonly place: FoundEntries } | null {
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
