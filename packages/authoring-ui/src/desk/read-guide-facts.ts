import type { ChapterStaleness } from '@lectern/core/staleness'
import type { DeskChapter } from '../desk-plan/desk-chapter'
import type { PlacedRect } from '../editor/placed-rect'
import type { GuideFacts, GuideStep } from '../guide/guide-steps'
import { listBarelyReadPages } from '../recognition/list-barely-read-pages'
import type { ChapterWords } from './read-chapter-words'

/**
 * Derives the progress of a chapter, as the guide and the panels show it.
 *
 * @param o.staleness null while it is not known
 * @param o.doubtful words to be checked; those that recognition is unsure of where no dictionary is asked
 * @param o.isChanged readers do not have the latest changes
 * @param o.marks popup triggers and coaching points; 0 where nobody asks for them
 */
export function readGuideFacts(
  { pages, audioUrl, publication }: DeskChapter,
  words: ChapterWords,
  o: {
    readonly staleness: ChapterStaleness | null
    readonly isChanged: boolean
    readonly doubtful?: readonly PlacedRect[]
    readonly marks?: number
  },
): GuideFacts {
  const withImage = pages.filter((page) => page.imageUrl !== null)
  return {
    pages: pages.length,
    pagesWithImage: withImage.length,
    pagesWithWords: withImage.filter((page) => words.hasWords(page)).length,
    pagesBarelyRead: listBarelyReadPages(withImage, words.words, o.doubtful ?? words.doubtful).length,
    hasAudio: audioUrl !== null,
    words: words.timed.words,
    timedWords: words.timed.timed,
    marks: o.marks ?? 0,
    published: publication.isPublished,
    stale: new Set(listStaleSteps(o)),
  }
}

function listStaleSteps({ staleness, isChanged }: Parameters<typeof readGuideFacts>[2]): GuideStep[] {
  return [
    ...(staleness?.words === 'stale' ? (['words'] as const) : []),
    ...(staleness?.narration === 'stale' ? (['voice'] as const) : []),
    ...(staleness?.times === 'stale' ? (['sync'] as const) : []),
    ...(isChanged ? (['publish'] as const) : []),
  ]
}
