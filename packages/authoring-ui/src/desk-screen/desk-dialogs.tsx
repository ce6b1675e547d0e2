import { studioMessages, toPageRanges } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import { keysOf, listPagesOf } from '../marks/marks-key'
import { recognitionQuestion, type RecognitionQuestion as Question } from '../recognition/step-recognition'
import type { SavingEvent } from '../saving/saving-state'
import { ConflictDialog } from '../saving/conflict-dialog'
import { listConflictItems } from '../saving/list-conflict-items'
import { StaleQuestion } from './stale-question'
import { useDesk, useDeskState } from './use-desk'

/** The questions that the desk asks before it overwrites work of the author or of somebody else. */
export function DeskDialogs() {
  return (
    <>
      <SaveConflict />
      <RecognitionQuestion />
      <StaleQuestion />
    </>
  )
}

function SaveConflict() {
  const desk = useDesk()
  const conflict = useDeskState((state) => state.saving.conflict)
  const isSaving = useDeskState((state) => state.saving.running !== null)
  const pages = useDeskState((state) => state.chapter.pages)
  const conflicting = new Set(conflict.map((page) => page.pageVariationId))
  const marks = useDeskState((state) => state.saving.markConflicts)
  const language = useDeskState((state) => state.chapter.language)
  const numbers = new Map(pages.flatMap((page) => keysOf(page).map((key) => [key, page.pageNumber] as const)))
  const items = listConflictItems(conflict, marks, language).flatMap((item) => {
    const pageNumber = numbers.get(item.pageVariationId)
    return pageNumber === undefined ? [] : [{ ...item, pageNumber }]
  })
  const send = (event: SavingEvent) => desk.send({ kind: 'saving', event })
  return (
    <ConflictDialog
      pageNumbers={listPagesOf(pages, conflicting).map((page) => page.pageNumber)}
      busy={isSaving}
      items={items}
      onKeepMine={() => send({ kind: 'conflict-kept-mine' })}
      onTakeTheirs={() => send({ kind: 'conflict-took-theirs' })}
      onChoose={(theirs) => send({ kind: 'conflict-chosen', theirs })}
      onLater={() => send({ kind: 'conflict-postponed' })}
    />
  )
}

function RecognitionQuestion() {
  const desk = useDesk()
  const t = useTranslate(studioMessages)
  const recognition = useDeskState((state) => state.recognition)
  const chapter = useDeskState((state) => state.chapter)
  const rectsOf: Parameters<typeof recognitionQuestion>[1]['rectsOf'] = (pageVariationId, kind) =>
    desk.editor.document.inOrder({ pageVariationId, kind })
  const question = recognitionQuestion(recognition, { chapter, rectsOf })
  // The dialog still names its pages while it fades out.
  const [asked, setAsked] = useState(question)
  if (question !== null && (asked === null || !isSameQuestion(question, asked))) setAsked(question)
  if (asked === null) return null
  const listed = { count: asked.pageNumbers.length, pages: toPageRanges(asked.pageNumbers) }
  const isLate = asked.reason === 'changed-meanwhile'
  const ofSentences = asked.recognised === 'sentence'
  return (
    <ConfirmDialog
      open={question !== null}
      title={
        isLate
          ? t(ofSentences ? 'sentencesLateTitle' : 'wordsLateTitle')
          : t(ofSentences ? 'sentencesReplaceTitle' : 'wordsReplaceTitle')
      }
      confirmLabel={isLate ? t('wordsLateTake') : t('wordsReplace')}
      cancelLabel={isLate ? t('wordsLateKeep') : undefined}
      onConfirm={() => desk.send({ kind: 'recognition', event: { kind: 'recognition-confirmed' } })}
      onCancel={() => desk.send({ kind: 'recognition', event: { kind: 'recognition-declined' } })}
    >
      {isLate
        ? t(ofSentences ? 'sentencesLateLead' : 'wordsLateLead', listed)
        : t(ofSentences ? 'sentencesReplaceLead' : 'wordsReplaceLead', listed)}
    </ConfirmDialog>
  )
}

function isSameQuestion(a: Question, b: Question): boolean {
  return a.reason === b.reason && a.recognised === b.recognised && String(a.pageNumbers) === String(b.pageNumbers)
}
