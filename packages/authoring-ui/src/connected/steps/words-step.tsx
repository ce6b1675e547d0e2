import type { GuideFacts } from '../../guide/guide-steps'
import { WordsPanel } from '../../words-panel'
import type { ChapterWords } from '../use-chapter-words'
import type { Recognition } from '../use-recognition'
import type { ShownPage } from '../use-shown-page'
import type { WorkPage } from '../work-page'

export interface WordsStepProps {
  readonly pages: readonly WorkPage[]
  readonly page: WorkPage | null
  readonly chapter: ChapterWords
  readonly facts: GuideFacts
  readonly recognition: Recognition
  readonly showNext: ShownPage['showNext']
  readonly onContinue: () => void
}

/** Second step: the words of every page, found and mended. */
export function WordsStep({ pages, page, chapter, facts, recognition, showNext, onContinue }: WordsStepProps) {
  return (
    <WordsPanel
      work={recognition.work}
      wanted={recognition.wanted}
      pagesWithImage={facts.pagesWithImage}
      pagesWithWords={facts.pagesWithWords}
      words={facts.words}
      doubtful={chapter.doubtful.length}
      pagesWithoutText={recognition.pagesWithoutText}
      onWanted={recognition.want}
      onRecogniseAll={() => recognition.start(pages)}
      onRecognisePage={() => recognition.start(page === null ? [] : [page])}
      onNextDoubtful={() => showNext(chapter.doubtful)}
      onDismissWork={recognition.dismiss}
      onContinue={onContinue}
    />
  )
}
