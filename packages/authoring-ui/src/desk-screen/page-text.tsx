import { currentPage } from '../desk/desk-state'
import { useContext } from 'react'
import { PageTextField } from '../page-text/page-text-field'
import { useAddBookWord } from '../spelling/use-add-book-word'
import { SpellingContext, useVerdicts } from '../spelling/use-spelling'
import { useChapterWords, useDesk, useDeskState } from './use-desk'

/** The text of the page on show; nothing on a page without words. */
export function PageText() {
  const { editor } = useDesk()
  const page = useDeskState(currentPage)
  const language = useDeskState((state) => state.chapter.language)
  // Renders again when a gesture has ended, not at each move of a drag.
  useChapterWords()
  const verdicts = useVerdicts()
  const canAdd = useContext(SpellingContext) !== null
  const addWord = useAddBookWord()
  if (page === null) return null
  const scope = { pageVariationId: page.pageVariationId, kind: 'rectsByWords' } as const
  const words = editor.document.inOrder(scope)
  if (words.length === 0) return null
  return (
    <PageTextField
      key={page.pageVariationId}
      editor={editor}
      scope={scope}
      words={words}
      pageNumber={page.pageNumber}
      language={language}
      verdicts={verdicts}
      onAddWord={canAdd ? addWord : null}
    />
  )
}
