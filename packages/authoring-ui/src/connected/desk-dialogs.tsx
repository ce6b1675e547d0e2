import { studioMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { ConfirmDialog } from '@lectern/ui/dialogs'
import { ConflictDialog } from '../saving/conflict-dialog'
import type { Recognition } from './use-recognition'
import type { Saving } from './use-saving'
import type { WorkPage } from './work-page'

export interface DeskDialogsProps {
  readonly pages: readonly WorkPage[]
  readonly saving: Saving
  readonly recognition: Recognition
}

/** What the desk asks before anything of the author's, or of somebody else's, is written over. */
export function DeskDialogs({ pages, saving, recognition }: DeskDialogsProps) {
  const t = useTranslate(studioMessages)
  const { asking } = recognition
  const listed = { count: asking?.pageNumbers.length ?? 0, pages: asking?.pageNumbers ?? [] }
  const late = asking?.why === 'changed-meanwhile'
  const ofSentences = asking?.kind === 'sentence'
  return (
    <>
      <ConflictDialog
        pageNumbers={saving.conflict.map(
          ({ pageVariationId }) => pages.find((each) => each.pageVariationId === pageVariationId)?.pageNumber ?? 0,
        )}
        busy={saving.busy}
        onKeepMine={() => void saving.keepMine()}
        onTakeTheirs={saving.takeTheirs}
        onLater={saving.decideLater}
      />
      <ConfirmDialog
        open={asking !== null}
        title={
          late
            ? t(ofSentences ? 'sentencesLateTitle' : 'wordsLateTitle')
            : t(ofSentences ? 'sentencesReplaceTitle' : 'wordsReplaceTitle')
        }
        confirmLabel={late ? t('wordsLateTake') : t('wordsReplace')}
        cancelLabel={late ? t('wordsLateKeep') : undefined}
        onConfirm={recognition.confirm}
        onCancel={recognition.refuse}
      >
        {late
          ? t(ofSentences ? 'sentencesLateLead' : 'wordsLateLead', listed)
          : t(ofSentences ? 'sentencesReplaceLead' : 'wordsReplaceLead', listed)}
      </ConfirmDialog>
    </>
  )
}
