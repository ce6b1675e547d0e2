import { quizApi, type Definition } from '@lectern/api-client/quiz'
import { useReducer } from 'react'
import { noWordEdits, stepWordEdits, type WordEditEvent, type WordEdits } from './step-word-edits'
import { findFault, planWordCalls, toNewWord, type WordCall } from './word-draft'

export interface WordEditing {
  readonly edits: WordEdits
  readonly send: (event: WordEditEvent) => void
  /** Saves an edit and closes it. Resolves to whether it is saved; otherwise it stays open with its text. */
  readonly save: (id: number) => Promise<boolean>
}

interface Outcome {
  readonly data?: unknown
  readonly error?: unknown
}

/** Keeps the edits of words and saves them: each changed part by its own call, so that others' changes stay. */
export function useWordEdits(onSaved: (word: string) => void): WordEditing {
  const [edits, send] = useReducer(stepWordEdits, noWordEdits)
  const [createWord] = quizApi.useCreateWordMutation()
  const [updateWord] = quizApi.useUpdateWordMutation()
  const [createDefinition] = quizApi.useCreateDefinitionMutation()
  const [updateDefinition] = quizApi.useUpdateDefinitionMutation()
  const [deleteDefinition] = quizApi.useDeleteDefinitionMutation()

  const callServer = async (id: number, call: WordCall): Promise<Outcome & { readonly created: Definition | null }> => {
    switch (call.kind) {
      case 'change-word':
        return { ...(await updateWord({ id, wordChange: call.change })), created: null }
      case 'delete-definition':
        return { ...(await deleteDefinition({ id: call.id })), created: null }
      case 'change-definition':
        return { ...(await updateDefinition({ id: call.id, definitionChange: call.change })), created: null }
      case 'create-definition': {
        const outcome = await createDefinition({ id, newDefinition: call.definition })
        return { ...outcome, created: outcome.data ?? null }
      }
    }
  }

  const saveParts = async (id: number, calls: readonly WordCall[]): Promise<unknown> => {
    for (const call of calls) {
      const { error, created } = await callServer(id, call)
      if (error !== undefined) return error
      send({ kind: 'part-saved', id, call, created })
    }
    return undefined
  }

  const save = async (id: number): Promise<boolean> => {
    const edit = edits.get(id)
    if (edit === undefined) return true
    send({ kind: 'save-pressed', id })
    if (findFault(edit.draft) !== null) return false
    const error =
      edit.base === null
        ? (await createWord({ newWord: toNewWord(edit.draft) })).error
        : await saveParts(id, planWordCalls(edit.base, edit.draft))
    if (error !== undefined) {
      send({ kind: 'save-failed', id, error })
      return false
    }
    send({ kind: 'closed', id })
    onSaved(edit.draft.word.trim())
    return true
  }
  return { edits, send, save }
}
