import { hasUnpublishedChanges } from '../desk/read-publication'
import { readGuideFacts } from '../desk/read-guide-facts'
import { guideAuthor, type Guide, type GuideFacts } from '../guide/guide-steps'
import { useChapterDoubts } from './doubtful-words'
import { useChapterWords, useDeskEditor, useDeskState, useMarkCount, useStaleness } from './use-desk'

export interface GuideOfDesk {
  readonly facts: GuideFacts
  readonly guide: Guide
  /** Readers do not have the latest changes. */
  readonly isChanged: boolean
}

/** Returns the progress of the chapter as of the last finished gesture. */
export function useGuide(): GuideOfDesk {
  const chapter = useDeskState((state) => state.chapter)
  const unsavedPages = useDeskEditor((state) => state.unsavedPages)
  const isChanged = useDeskState((state) => hasUnpublishedChanges(state, unsavedPages))
  const marks = useMarkCount()
  const { doubtful } = useChapterDoubts()
  const facts = readGuideFacts(chapter, useChapterWords(), { staleness: useStaleness(), isChanged, doubtful, marks })
  return { facts, guide: guideAuthor(facts), isChanged }
}
