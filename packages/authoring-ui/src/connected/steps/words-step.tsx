import type { GuideFacts } from '../../guide/guide-steps'
import { WordsPanel } from '../../words-panel'
import { DeskBench, type Bench } from '../desk-bench'
import type { Recognition } from '../use-recognition'
import type { ShownPage } from '../use-shown-page'

export interface WordsStepProps {
  readonly bench: Bench
  readonly facts: GuideFacts
  readonly recognition: Recognition
  readonly showNext: ShownPage['showNext']
  readonly onContinue: () => void
}

/** Second step: the words of every page, found and mended. */
export function WordsStep({ bench, facts, recognition, showNext, onContinue }: WordsStepProps) {
  const { pages, page, chapter } = bench
  return (
    <DeskBench {...bench} view="words">
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
    </DeskBench>
  )
}
