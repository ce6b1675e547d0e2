import { quizApi, type Word } from '@lectern/api-client/quiz'
import { isApiFailure } from '@lectern/api-client/session'
import { glossaryEditorMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { copyWord } from './word-draft'

/** Returns a function that deletes a word and offers to create it again. Resolves to whether it is deleted. */
export function useDeleteWord(): (word: Word) => Promise<boolean> {
  const t = useTranslate(glossaryEditorMessages)
  const notify = useToast()
  const [deleteWord] = quizApi.useDeleteWordMutation()
  const [createWord] = quizApi.useCreateWordMutation()
  const restore = async (deleted: Word) => {
    const { word } = deleted
    const { error } = await createWord({ newWord: copyWord(deleted) })
    if (error === undefined) return notify({ tone: 'success', message: t('glossaryRestored', { word }) })
    notify({
      tone: 'critical',
      message: t('glossaryRestoreFailed', { word, reason: readReason(error) }),
      action: { label: t('retry'), onPress: () => void restore(deleted) },
    })
  }
  return async (deleted) => {
    const { id, word } = deleted
    const { error } = await deleteWord({ id })
    if (error !== undefined) {
      notify({ tone: 'critical', message: t('glossaryDeleteFailed', { word, reason: readReason(error) }) })
      return false
    }
    notify({
      tone: 'success',
      message: t('glossaryDeleted', { word }),
      action: { label: t('glossaryUndo'), onPress: () => void restore(deleted) },
    })
    return true
  }
}

/** Returns the server's text on a failure; empty if it has none. */
export function readReason(error: unknown): string {
  return isApiFailure(error) ? error.msg : ''
}
