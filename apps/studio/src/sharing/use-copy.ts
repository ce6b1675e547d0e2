import { sharingMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'

/** Returns a function that copies a text and says so. */
export function useCopy(): (text: string, doneText: string) => Promise<void> {
  const t = useTranslate(sharingMessages)
  const toast = useToast()
  return async (text, doneText) => {
    try {
      // An address without TLS has no clipboard.
      const clipboard: Clipboard | undefined = navigator.clipboard
      if (clipboard === undefined) throw new DOMException('There is no clipboard.', 'NotAllowedError')
      await clipboard.writeText(text)
      toast({ tone: 'success', message: doneText })
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      toast({ tone: 'critical', message: t('shareCopyFailed') })
    }
  }
}
