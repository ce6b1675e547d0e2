import { pageToolMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { useContext } from 'react'
import { SpellingContext } from './use-spelling'

/** Returns a function that adds a word to those of the book, with a toast that can remove it again. */
export function useAddBookWord(): (word: string) => void {
  const spelling = useContext(SpellingContext)
  const t = useTranslate(pageToolMessages)
  const toast = useToast()
  return (word) => {
    if (spelling === null) return
    const run = (call: Promise<void>, after: () => void) => {
      call.then(after, (reason: unknown) => {
        console.warn('The words of the book could not be changed.', reason)
        toast({ tone: 'critical', message: t('bookWordFailed', { word }) })
      })
    }
    const remove = () => run(spelling.removeWord(word), () => undefined)
    run(spelling.addWord(word), () =>
      toast({
        tone: 'success',
        message: t('bookWordAdded', { word }),
        action: { label: t('bookWordRemove'), onPress: remove },
      }),
    )
  }
}
