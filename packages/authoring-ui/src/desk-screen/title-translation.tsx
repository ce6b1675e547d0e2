import { translationMessages } from '@lectern/messages'
import { Button, Text, useToast, useTranslate } from '@lectern/ui'
import { Languages } from '@lectern/ui/icons'
import { useState } from 'react'
import { toMarksKey } from '../marks/marks-key'
import { RunningShortTexts } from '../translation/running-short-texts'
import type { SavedShortTexts } from '../translation/save-short-texts'
import { ShortTextsDialog } from '../translation/short-texts-dialog'
import type { TranslationCalls } from '../translation/translation-calls'
import { useShortTexts } from '../translation/use-short-texts'
import { useDesk } from './use-desk'

export interface TitleTranslationProps {
  readonly calls: TranslationCalls
  /** Language of the desk. */
  readonly language: string
  readonly languages: readonly [string, ...string[]]
}

/** Opens the translation of the chapter's title and image descriptions. */
export function TitleTranslation({ calls, language, languages }: TitleTranslationProps) {
  const desk = useDesk()
  const t = useTranslate(translationMessages)
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const reportSaved = ({ saved, leftOut }: SavedShortTexts) => {
    setOpen(false)
    const texts = [
      ...(saved > 0 ? [t('titlesSaved', { count: saved })] : []),
      ...(leftOut > 0 ? [t('titlesLeftOut', { count: leftOut })] : []),
    ]
    toast({ tone: saved > 0 ? 'success' : 'info', message: texts.join(' ') })
  }
  const { state, send, isStored } = useShortTexts(calls, {
    language,
    failureTexts: { translate: t('translateFailed'), save: t('titlesSaveFailed') },
    onPagesSaved(saved) {
      // Image descriptions share the revision of the marks.
      const revisions = new Map([...saved].map(([pageId, revision]) => [toMarksKey(pageId), revision]))
      desk.send({ kind: 'saving', event: { kind: 'other-fields-saved', revisions } })
    },
    onSaved: reportSaved,
  })
  const { phase, from, texts, drafts } = state
  const count = drafts.length
  const open = () => {
    if (count === 0 && phase !== 'translating') {
      send({ kind: 'texts-requested', from: from === '' ? languages[0] : from })
    }
    setOpen(true)
  }
  const discard = () => {
    send({ kind: 'drafts-discarded' })
    setOpen(false)
    const undo = () => send({ kind: 'drafts-restored', work: { from, texts, drafts } })
    toast({ message: t('titlesDiscarded', { count }), action: { label: t('draftRestore'), onPress: undo } })
  }
  return (
    <>
      {!isOpen && (
        <RunningShortTexts
          state={state}
          onRetry={() => send({ kind: 'call-retried' })}
          onDismiss={() => send({ kind: 'failure-dismissed' })}
        />
      )}
      {!isStored && count > 0 && (
        <Text size="s" tone="critical">
          {t('titlesUnstored')}
        </Text>
      )}
      <Button tone="plain" wide icon={Languages} busy={phase === 'saving'} onClick={open}>
        {count === 0 ? t('titlesOpen') : t('titlesCheck', { count })}
      </Button>
      {isOpen && (
        <ShortTextsDialog
          state={state}
          send={send}
          language={language}
          languages={languages}
          onDiscard={discard}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
