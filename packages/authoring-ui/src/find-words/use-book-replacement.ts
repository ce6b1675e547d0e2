import { useState } from 'react'
import type { BookChapter, BookPage, BookTextCalls } from './book-text-calls'
import { replaceOnPages, type FoundElsewhere } from './find-in-chapters'
import type { BookTexts } from './use-book-texts'

/** Pages of a chapter as they are to be saved, and as they were before. */
interface ChapterChange {
  readonly chapter: BookChapter
  readonly before: readonly BookPage[]
  readonly after: readonly BookPage[]
  /** The matches that are replaced. */
  readonly matches: readonly FoundElsewhere[]
}

export interface ReplacementReport {
  readonly kind: 'replaced' | 'undone'
  /** Number of matches that were replaced, or restored. */
  readonly count: number
  /** Chapters that someone else changed meanwhile: their changed pages were left as they are. */
  readonly conflicts: readonly BookChapter[]
  /** Chapters that could not be saved. */
  readonly failed: readonly BookChapter[]
}

/** A replacement in the chapter on the desk, which is not saved yet. */
export interface DeskReplacement {
  readonly count: number
  /** Restores the words and returns the number of matches that are as they were. */
  readonly undo: () => number
}

export interface BookReplacement {
  /** Chapters that are saved so far; null while nothing is saved. */
  readonly progress: { readonly done: number; readonly total: number } | null
  readonly report: ReplacementReport | null
  readonly replace: (
    matches: readonly FoundElsewhere[],
    replacement: string,
    onDesk: DeskReplacement | null,
  ) => Promise<void>
  /** Restores what was replaced last; null if there is nothing. */
  readonly undo: (() => Promise<void>) | null
}

interface Replaced {
  readonly changes: readonly ChapterChange[]
  readonly onDesk: DeskReplacement | null
}

/** Replaces matches in chapters that are not on the desk, one chapter after the other, and restores them. */
export function useBookReplacement(calls: BookTextCalls, texts: BookTexts, language: string): BookReplacement {
  const [progress, setProgress] = useState<BookReplacement['progress']>(null)
  const [report, setReport] = useState<ReplacementReport | null>(null)
  const [last, setLast] = useState<Replaced | null>(null)

  /** Saves one chapter after the other. Pages that were changed meanwhile are loaded again, and stay as they are. */
  async function save(chapters: readonly BookChapter[], changeOf: (chapter: BookChapter) => ChapterChange) {
    const changes: ChapterChange[] = []
    const conflicts: BookChapter[] = []
    const failed: BookChapter[] = []
    setReport(null)
    for (const [done, chapter] of chapters.entries()) {
      setProgress({ done, total: chapters.length })
      const change = changeOf(chapter)
      try {
        const outcome = await calls.write(chapter.chapterId, change.after)
        const saved = listSaved(change, outcome.revisions)
        texts.replacePages(chapter, saved.after)
        if (saved.after.length > 0) changes.push(saved)
        if (outcome.kind === 'failed') failed.push(chapter)
        if (outcome.kind === 'conflict' || outcome.kind === 'gone') {
          conflicts.push(chapter)
          await texts.reload(chapter)
        }
      } catch (reason) {
        console.warn(`Chapter ${chapter.chapterId} could not be saved.`, reason)
        failed.push(chapter)
      }
    }
    setProgress(null)
    return { changes, conflicts, failed }
  }

  const replace: BookReplacement['replace'] = async (matches, replacement, onDesk) => {
    const chapters = [...new Set(matches.map(({ chapter }) => chapter))]
    const { changes, conflicts, failed } = await save(chapters, (chapter) => {
      const own = matches.filter((match) => match.chapter === chapter)
      const before = [...new Set(own.map(({ page }) => page))]
      return { chapter, before, after: replaceOnPages(own, { replacement, language }), matches: own }
    })
    setLast(changes.length === 0 && onDesk === null ? null : { changes, onDesk })
    setReport({ kind: 'replaced', count: countOf(changes) + (onDesk === null ? 0 : onDesk.count), conflicts, failed })
  }

  const undo = async ({ changes: replaced, onDesk }: Replaced) => {
    const restoredOnDesk = onDesk === null ? 0 : onDesk.undo()
    const changeTo = new Map(replaced.map((change) => [change.chapter, restoring(change)]))
    const { changes, conflicts, failed } = await save([...changeTo.keys()], (chapter) => {
      const change = changeTo.get(chapter)
      if (change === undefined) throw new Error(`Chapter ${chapter.chapterId} has no change to restore.`)
      return change
    })
    setLast(null)
    setReport({ kind: 'undone', count: countOf(changes) + restoredOnDesk, conflicts, failed })
  }

  return { progress, report, replace, undo: last === null ? null : () => undo(last) }
}

/** Returns the part of a change that was saved, with the new revisions. */
function listSaved(change: ChapterChange, revisions: ReadonlyMap<number, number>): ChapterChange {
  const after = change.after.flatMap((page) => {
    const revision = revisions.get(page.pageVariationId)
    return revision === undefined ? [] : [{ ...page, revision }]
  })
  return { ...change, after, before: change.before.filter((page) => revisions.has(page.pageVariationId)) }
}

/** Returns the change that restores the pages of a saved one. */
function restoring(change: ChapterChange): ChapterChange {
  const revisions = new Map(change.after.map(({ pageVariationId, revision }) => [pageVariationId, revision]))
  const after = change.before.map((page) => ({
    ...page,
    revision: revisions.get(page.pageVariationId) ?? page.revision,
  }))
  return { ...change, before: change.after, after }
}

/** Counts the matches on the pages that were saved. */
function countOf(changes: readonly ChapterChange[]): number {
  const saved = new Set(changes.flatMap(({ after }) => after.map(({ pageVariationId }) => pageVariationId)))
  return changes.flatMap(({ matches }) => matches).filter(({ page }) => saved.has(page.pageVariationId)).length
}
