import { CheckPanel } from '../checking/check-panel'
import { findWord, findWordAfter, type CheckingState } from '../checking/step-checking'
import { useChapterWords, useDesk, useDeskState } from './use-desk'

/** The queue of doubtful words in place of the panel of the words. */
export function CheckingStep({ checking }: { readonly checking: NonNullable<CheckingState> }) {
  const desk = useDesk()
  const pages = useDeskState((state) => state.chapter.pages)
  // A word changes by undo, too.
  useChapterWords()
  const context = {
    pageVariationIds: pages.map((page) => page.pageVariationId),
    document: {
      rectsOf: (pageVariationId: number) => desk.editor.document.inOrder({ pageVariationId, kind: 'rectsByWords' }),
    },
  }
  const word = findWord(checking, context) ?? null
  const pageOf = (id: number | undefined) => pages.find((page) => page.pageVariationId === id)
  const home = pageOf(word?.pageVariationId)
  const after = pageOf(findWordAfter(checking, context)?.pageVariationId)
  return (
    <CheckPanel
      word={word}
      recognised={checking.queue[checking.at]?.recognised ?? ''}
      pageNumber={home?.pageNumber ?? 1}
      picture={
        word === null || home === undefined || home.imageUrl === null
          ? null
          : { imageUrl: home.imageUrl, pageSize: { width: home.width, height: home.height }, box: word.rect }
      }
      nextImageUrl={after === home ? null : (after?.imageUrl ?? null)}
      at={checking.at}
      total={checking.queue.length}
      send={(event) => desk.send({ kind: 'checking', event })}
    />
  )
}
