import { quizApi, type Word } from '@lectern/api-client/quiz'
import { findPassingCause } from '@lectern/api-client/retry'
import { isApiFailure } from '@lectern/api-client/session'
import { glossaryEditorMessages } from '@lectern/messages'
import { useToast, useTranslate, type ToastMessage } from '@lectern/ui'
import { useRef, useState } from 'react'
import { sendInBulk, type BulkFailure } from './send-in-bulk'
import { copyWord } from './word-draft'

/** Number of words in a call: few enough for visible progress. */
const wordsPerCall = 50

/** A change of many words that is running, or that some words failed. */
export type BulkRun =
  | { readonly kind: 'running'; readonly label: string; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly failures: readonly BulkFailure<Word>[]; readonly retry: () => void }

export interface BulkWords {
  readonly run: BulkRun | null
  readonly stop: () => void
  /** Closes the report of failures. */
  readonly close: () => void
  readonly deleteWords: (words: readonly Word[]) => Promise<void>
  readonly changeLanguage: (words: readonly Word[], lang: string) => Promise<void>
}

interface BulkTask {
  readonly label: string
  readonly send: (words: readonly Word[]) => Promise<unknown>
  /** Called with the words that were sent, if there are any. */
  readonly onSent: (words: readonly Word[]) => void
}

/** Deletes and changes many words with progress, names the words that failed, and undoes a deletion. */
export function useBulkWords(): BulkWords {
  const t = useTranslate(glossaryEditorMessages)
  const notify = useToast()
  const [run, setRun] = useState<BulkRun | null>(null)
  const abort = useRef(new AbortController())
  const [deleteAll] = quizApi.useDeleteWordsMutation()
  const [updateAll] = quizApi.useUpdateWordsMutation()
  const [createAll] = quizApi.useCreateWordsMutation()

  const start = async (words: readonly Word[], task: BulkTask): Promise<void> => {
    abort.current = new AbortController()
    const total = words.length
    setRun({ kind: 'running', label: task.label, done: 0, total })
    const failures = await sendInBulk(words, {
      size: wordsPerCall,
      send: task.send,
      isPassing: (error) => isApiFailure(error) && findPassingCause(error, navigator.onLine) !== null,
      onProgress: (done) => setRun({ kind: 'running', label: task.label, done, total }),
      signal: abort.current.signal,
    })
    const failed = new Set(failures.map(({ item }) => item))
    const sent = words.filter((word) => !failed.has(word))
    const retry = () => void start([...failed], task)
    setRun(failures.length === 0 ? null : { kind: 'failed', failures, retry })
    if (sent.length > 0) task.onSent(sent)
  }

  const restore = (words: readonly Word[]) =>
    start(words, {
      label: t('glossaryBulkRestoreRunning'),
      send: async (some) => (await createAll({ newWords: { words: some.map(copyWord) } })).error,
      onSent: ({ length }) => notify({ tone: 'success', message: t('glossaryBulkRestored', { count: length }) }),
    })

  const setLanguages = (
    words: readonly Word[],
    change: (word: Word) => Pick<Word, 'lang' | 'definitions'>,
    undo?: (changed: readonly Word[]) => ToastMessage['action'],
  ) =>
    start(words, {
      label: t('glossaryBulkLanguageRunning'),
      send: async (some) => {
        const changes = some.map((word) => ({ id: word.id, ...change(word) }))
        return (await updateAll({ wordChanges: { words: changes } })).error
      },
      onSent: (changed) =>
        notify({
          tone: 'success',
          message: t('glossaryBulkLanguageDone', { count: changed.length }),
          action: undo?.(changed),
        }),
    })

  return {
    run,
    stop: () => abort.current.abort(),
    close: () => setRun(null),
    deleteWords: (words) =>
      start(words, {
        label: t('glossaryBulkDeleteRunning'),
        send: async (some) => (await deleteAll({ wordsToDelete: { ids: some.map(({ id }) => id) } })).error,
        onSent: (deleted) =>
          notify({
            tone: 'success',
            message: t('glossaryBulkDeleted', { count: deleted.length }),
            action: { label: t('glossaryUndo'), onPress: () => void restore(deleted) },
          }),
      }),
    changeLanguage: (words, lang) =>
      setLanguages(
        words,
        (word) => ({ lang, definitions: moveDefinitions(word, lang) }),
        (changed) => ({
          label: t('glossaryUndo'),
          onPress: () => void setLanguages(changed, ({ lang: before, definitions }) => ({ lang: before, definitions })),
        }),
      ),
  }
}

/** Returns the definitions of a word; those in its own language are in the new one. */
function moveDefinitions(word: Word, lang: string): Word['definitions'] {
  return word.definitions.map((each) => (each.lang === word.lang ? { ...each, lang } : each))
}
