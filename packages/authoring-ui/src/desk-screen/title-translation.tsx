import { translationMessages } from '@lectern/messages'
import { Button, useToast, useTranslate } from '@lectern/ui'
import { Languages } from '@lectern/ui/icons'
import { useState } from 'react'
import { ShortTextsDialog } from '../translation/short-texts-dialog'
import type { TranslationCalls } from '../translation/translation-calls'
import { useShortTexts } from '../translation/use-short-texts'

export interface TitleTranslationProps {
  readonly calls: TranslationCalls
  /** Language of the desk. */
  readonly language: string
  readonly languages: readonly [string, ...string[]]
}

/** Opens the translation of titles and image descriptions. Drafts stay while the dialog is closed. */
export function TitleTranslation({ calls, language, languages }: TitleTranslationProps) {
  const t = useTranslate(translationMessages)
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const { state, send } = useShortTexts(calls, {
    language,
    failureTexts: { translate: t('translateFailed'), save: t('titlesSaveFailed') },
    onSaved(count) {
      setOpen(false)
      toast({ tone: 'success', message: t('titlesSaved', { count }) })
    },
  })
  const count = state.drafts.length
  const open = () => {
    if (count === 0 && state.phase !== 'translating') {
      send({ kind: 'texts-requested', from: state.from === '' ? languages[0] : state.from })
    }
    setOpen(true)
  }
  return (
    <>
      <Button tone="plain" wide icon={Languages} onClick={open}>
        {count === 0 ? t('titlesOpen') : t('titlesCheck', { count })}
      </Button>
      {isOpen && (
        <ShortTextsDialog
          state={state}
          send={send}
          language={language}
          languages={languages}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
