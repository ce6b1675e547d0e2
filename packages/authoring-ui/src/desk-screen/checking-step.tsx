import { useContext } from 'react'
import { CheckPanel } from '../checking/check-panel'
import { findWord, findWordAfter, type CheckingState } from '../checking/step-checking'
import { listSpeltParts } from '../spelling/list-spelt-parts'
import type { SpellingVerdicts } from '../spelling/create-spelling'
import { listDoubts } from '../spelling/list-doubts'
import { useAddBookWord } from '../spelling/use-add-book-word'
import { SpellingContext, useVerdicts } from '../spelling/use-spelling'
import { useChapterWords, useDesk, useDeskState } from './use-desk'

/** The queue of doubtful words in place of the panel of the words. */
export function CheckingStep({ checking }: { readonly checking: NonNullable<CheckingState> }) {
  const desk = useDesk()
  const pages = useDeskState((state) => state.chapter.pages)
  // A word changes by undo, too.
  const { words } = useChapterWords()
  const spelling = useContext(SpellingContext)
  const verdicts = useVerdicts()
  const addWord = useAddBookWord()
  const context = {
    pageVariationIds: pages.map((page) => page.pageVariationId),
    document: {
      rectsOf: (pageVariationId: number) => desk.editor.document.inOrder({ pageVariationId, kind: 'rectsByWords' }),
    },
  }
  const word = findWord(checking, context) ?? null
  const doubts = word === null ? [] : listDoubts(word, verdicts, words[words.indexOf(word) - 1])
  const add = (text: string) => {
    if (spelling === null) return
    for (const part of listSpeltParts(text)) addWord(part.word)
    // The verdicts change at once, whatever the server answers.
    const now = spelling.getVerdicts()
    const isDoubtful = (index: number, by: SpellingVerdicts) => {
      const each = words[index]
      return each !== undefined && listDoubts(each, by, words[index - 1]).length > 0
    }
    const cleared = words.filter((_, index) => isDoubtful(index, verdicts) && !isDoubtful(index, now))
    desk.send({
      kind: 'checking',
      event: { kind: 'word-accepted', text, cleared: new Set(cleared.map(({ id }) => id)) },
    })
  }
  const pageOf = (id: number | undefined) => pages.find((page) => page.pageVariationId === id)
  const home = pageOf(word?.pageVariationId)
  const after = pageOf(findWordAfter(checking, context)?.pageVariationId)
  return (
    <CheckPanel
      word={word}
      recognised={checking.queue[checking.at]?.recognised ?? ''}
      pageNumber={home?.pageNumber ?? 1}
      doubts={doubts}
      picture={
        word === null || home === undefined || home.imageUrl === null
          ? null
          : { imageUrl: home.imageUrl, pageSize: { width: home.width, height: home.height }, box: word.rect }
      }
      nextImageUrl={after === home ? null : (after?.imageUrl ?? null)}
      at={checking.at}
      total={checking.queue.length}
      send={(event) => desk.send({ kind: 'checking', event })}
      onAdd={spelling === null ? null : add}
    />
  )
}
