import { nameLanguage, studioMessages, translationMessages } from '@lectern/messages'
import { Banner, Button, ProgressBar, Select, Stack, Text, useLocale, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import type { WorkPage } from '../desk-plan/work-page'
import { SendingFacts, type SendingScope } from './sending-facts'
import type { TranslationEvent, TranslationState } from './step-translation'
import type { TranslationCalls } from './translation-calls'
import { TranslationFailureBanner } from './translation-failure-banner'
import { useSourcePages } from './use-source-pages'

export interface TranslationDialogProps {
  readonly calls: TranslationCalls
  readonly state: TranslationState
  readonly send: (event: TranslationEvent) => void
  readonly pages: readonly WorkPage[]
  readonly page: WorkPage | null
  /** Language of the desk. */
  readonly language: string
  /** Other languages of the chapter. */
  readonly languages: readonly [string, ...string[]]
  /** Pages that have words, or a draft to check. */
  readonly isTaken: (pageVariationId: number) => boolean
  /** Number of drafts to check. */
  readonly drafts: number
  readonly onCheck: () => void
  readonly onClose: () => void
}

/** Says what is sent to the translation service, sends it page by page, and shows the progress. */
export function TranslationDialog(props: TranslationDialogProps) {
  const { calls, state, send, pages, page, language, languages, isTaken } = props
  const t = useTranslate(translationMessages)
  const s = useTranslate(studioMessages)
  const { locale } = useLocale()
  const [from, setFrom] = useState<string>(languages[0])
  const [scope, setScope] = useState<SendingScope>('all')
  const [hasSent, setSent] = useState(false)
  const source = useSourcePages(calls, pages, from)
  const readable = source.kind === 'loaded' ? source.pages : []
  const free = readable.filter(({ pageVariationId }) => !isTaken(pageVariationId))
  const ofPage = free.filter(({ pageVariationId }) => pageVariationId === page?.pageVariationId)
  const chosen = scope === 'page' && ofPage.length > 0 ? ofPage : free
  const { isRunning, failure, waiting, total } = state
  const isDone = hasSent && !isRunning && failure === null && props.drafts > 0
  const languageName = nameLanguage(from, locale)
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(next) => !next && props.onClose()}
      title={t('translateTitle')}
      description={t('translateLead', { language: nameLanguage(language, locale) })}
      actions={
        <>
          <Button tone="quiet" onClick={props.onClose}>
            {s('close')}
          </Button>
          {isRunning ? (
            <Button onClick={() => send({ kind: 'translation-stopped' })}>{t('translateStop')}</Button>
          ) : isDone ? (
            <Button tone="accent" onClick={props.onCheck}>
              {t('translateCheck')}
            </Button>
          ) : failure === null ? (
            <Button
              tone="accent"
              disabled={chosen.length === 0}
              onClick={() => {
                setSent(true)
                send({ kind: 'translation-requested', from, pages: chosen })
              }}
            >
              {t('translateSend')}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="l">
        {isRunning ? (
          <ProgressBar
            label={t('translateRunning')}
            value={(total - waiting.length) / total}
            valueText={s('workOf', { done: total - waiting.length, total })}
          />
        ) : failure !== null ? (
          <TranslationFailureBanner
            failure={failure}
            left={t('translateLeft', { count: waiting.length })}
            onRetry={() => send({ kind: 'translation-retried' })}
            onDismiss={() => send({ kind: 'translation-stopped' })}
          />
        ) : isDone ? (
          <Text role="status">{t('translateReady', { count: props.drafts })}</Text>
        ) : (
          <>
            {languages.length > 1 && (
              <Select
                label={t('translateFrom')}
                value={from}
                onChange={setFrom}
                options={languages.map((code) => ({ value: code, label: nameLanguage(code, locale) }))}
              />
            )}
            {source.kind === 'loading' && <ProgressBar label={s('loading')} />}
            {source.kind === 'failed' && <SourceFailure languageName={languageName} onRetry={source.retry} />}
            {source.kind === 'loaded' && (
              <SendingFacts
                chosen={chosen}
                kept={readable.length - free.length}
                pageNumber={ofPage[0]?.pageNumber ?? null}
                languageName={languageName}
                scope={scope}
                onScope={setScope}
              />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}

interface SourceFailureProps {
  readonly languageName: string
  readonly onRetry: () => void
}

/** Says that the texts of a language could not be read. */
function SourceFailure({ languageName, onRetry }: SourceFailureProps) {
  const t = useTranslate(translationMessages)
  const s = useTranslate(studioMessages)
  return (
    <Banner
      tone="critical"
      action={
        <Button size="s" onClick={onRetry}>
          {s('retryNow')}
        </Button>
      }
    >
      {t('translateReadFailed', { language: languageName })}
    </Banner>
  )
}
