import type { InputProblem } from './collect-inputs'
import type { NarratedPages } from './narrate-pages'
import type { MakeBookReport } from './report'

/** Composes the report of a finished book. */
export function composeReport(
  book: Pick<MakeBookReport, 'bookId' | 'access' | 'readerUrl' | 'studioUrl'> & { publishSeconds: number | null },
  narrated: Extract<NarratedPages, { kind: 'narrated' }>,
  earlierProblems: readonly InputProblem[],
): MakeBookReport {
  const { timed, speech, seconds } = narrated
  const total = (count: (page: (typeof timed)[number]) => number): number =>
    timed.reduce((sum, page) => sum + count(page), 0)
  const words = total((page) => page.words)
  const wordsTimed = total((page) => page.timed)
  return {
    bookId: book.bookId,
    published: book.readerUrl !== null,
    access: book.access,
    readerUrl: book.readerUrl,
    studioUrl: book.studioUrl,
    pages: timed.map(({ page, words: wordCount }, index) => ({
      page: index + 1,
      source: page.source,
      words: wordCount,
      confidence: page.confidence,
      text: speech.texts.get(page.pageVariationId) ?? '',
      seconds: page.seconds,
    })),
    words,
    wordsTimed,
    wordsEstimated: total((page) => page.estimated),
    shareTimed: words === 0 ? 0 : wordsTimed / words,
    audioSeconds: speech.durationSeconds,
    secondsPerStep: { ...seconds, publish: book.publishSeconds },
    problems: [...earlierProblems, ...narrated.problems],
  }
}
