import { nameLanguage, studioMessages, translationMessages } from '@lectern/messages'
import {
  Banner,
  Button,
  DescriptionList,
  Inline,
  ProgressBar,
  Select,
  Stack,
  Text,
  useLocale,
  useTranslate,
} from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { useRef, type Ref } from 'react'
import { RunningShortTexts } from './running-short-texts'
import { ShortTextField } from './short-text-field'
import { shortTextLimits } from './short-text'
import { listWaiting, type ShortTextsEvent, type ShortTextsState } from './step-short-texts'

export interface ShortTextsDialogProps {
  readonly state: ShortTextsState
  readonly send: (event: ShortTextsEvent) => void
  /** Language of the desk. */
  readonly language: string
  /** Other languages of the chapter. */
  readonly languages: readonly string[]
  readonly onDiscard: () => void
  readonly onClose: () => void
}

/** Translates the title of a chapter and its image descriptions into drafts, which the author checks and saves. */
export function ShortTextsDialog({ state, send, language, languages, onDiscard, onClose }: ShortTextsDialogProps) {
  const t = useTranslate(translationMessages)
  const s = useTranslate(studioMessages)
  const { locale } = useLocale()
  const { phase, from, drafts } = state
  const action = useRef<HTMLButtonElement>(null)
  /** Sends the event of a button that disappears. */
  const goOn = (kind: 'translation-requested' | 'call-retried' | 'failure-dismissed') => {
    send({ kind })
    action.current?.focus()
  }
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(next) => !next && onClose()}
      title={t('titlesTitle')}
      description={t('titlesLead', { language: nameLanguage(language, locale) })}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {s('close')}
          </Button>
          {phase === 'checking' && <Button onClick={onDiscard}>{t('titlesDiscard')}</Button>}
          <ActionButton ref={action} state={state} send={send} />
        </>
      }
    >
      <Stack gap="l">
        <Source state={state} send={send} languages={languages} />
        <RunningShortTexts
          state={state}
          onRetry={() => goOn('call-retried')}
          onDismiss={() => goOn('failure-dismissed')}
        />
        <Status state={state} onGoOn={() => goOn('translation-requested')} />
        {(phase === 'checking' || phase === 'saving') &&
          drafts.map((draft) => (
            <ShortTextField
              key={draft.key}
              draft={draft}
              from={from}
              language={language}
              readOnly={phase === 'saving'}
              onEdit={(translation) => send({ kind: 'draft-edited', key: draft.key, translation })}
            />
          ))}
      </Stack>
    </Dialog>
  )
}

interface ActionButtonProps extends Pick<ShortTextsDialogProps, 'state' | 'send'> {
  readonly ref: Ref<HTMLButtonElement>
}

/** Translates, stops, or saves: one button, so that it keeps the focus. */
function ActionButton({ ref, state, send }: ActionButtonProps) {
  const t = useTranslate(translationMessages)
  const { phase, texts, drafts } = state
  if (phase === 'translating') {
    return (
      <Button ref={ref} onClick={() => send({ kind: 'translation-stopped' })}>
        {t('translateStop')}
      </Button>
    )
  }
  if (phase === 'checking' || phase === 'saving') {
    const written = drafts.filter(({ translation }) => translation.trim() !== '')
    const hasTooLong = written.some(({ place, translation }) => translation.length > shortTextLimits[place.kind])
    return (
      <Button
        ref={ref}
        tone="accent"
        busy={phase === 'saving'}
        disabled={written.length === 0 || hasTooLong}
        onClick={() => send({ kind: 'save-requested' })}
      >
        {t('titlesSave', { count: written.length })}
      </Button>
    )
  }
  return (
    <Button
      ref={ref}
      tone="accent"
      disabled={phase !== 'asking' || texts.length === 0}
      onClick={() => send({ kind: 'translation-requested' })}
    >
      {t('translateSend')}
    </Button>
  )
}

/** Chooses the language to translate from, and says how much is sent, and where to. */
function Source({ state, send, languages }: Pick<ShortTextsDialogProps, 'state' | 'send' | 'languages'>) {
  const t = useTranslate(translationMessages)
  const s = useTranslate(studioMessages)
  const { locale } = useLocale()
  const { phase, from, texts } = state
  if (phase !== 'asking' && phase !== 'reading' && phase !== 'unread') return null
  return (
    <>
      {languages.length > 1 && (
        <Select
          label={t('translateFrom')}
          value={from}
          onChange={(code) => send({ kind: 'texts-requested', from: code })}
          options={languages.map((code) => ({ value: code, label: nameLanguage(code, locale) }))}
        />
      )}
      {phase === 'reading' && <ProgressBar label={s('loading')} />}
      {phase === 'unread' && (
        <Banner
          tone="critical"
          action={
            <Button size="s" onClick={() => send({ kind: 'texts-requested', from })}>
              {s('retryNow')}
            </Button>
          }
        >
          {t('translateReadFailed', { language: nameLanguage(from, locale) })}
        </Banner>
      )}
      {phase === 'asking' && texts.length > 0 && <Sending texts={texts.map(({ source }) => source)} />}
    </>
  )
}

function Sending({ texts }: { readonly texts: readonly string[] }) {
  const t = useTranslate(translationMessages)
  const { locale } = useLocale()
  const figures = new Intl.NumberFormat(locale)
  const characters = [...new Set(texts)].reduce((sum, text) => sum + text.length, 0)
  return (
    <DescriptionList
      entries={[
        { term: t('titlesTexts'), value: figures.format(texts.length) },
        { term: t('translateCharacters'), value: figures.format(characters) },
        { term: t('translateService'), value: t('translateServiceName') },
      ]}
    />
  )
}

interface StatusProps extends Pick<ShortTextsDialogProps, 'state'> {
  /** Translates the texts that have no draft. */
  readonly onGoOn: () => void
}

/** Says that there is nothing to translate, or how many drafts there are to check. */
function Status({ state, onGoOn }: StatusProps) {
  const t = useTranslate(translationMessages)
  const { locale } = useLocale()
  const { phase, from, texts, drafts, failure } = state
  const waiting = listWaiting(state).length
  const isChecking = phase === 'checking'
  const isBannerShown = failure?.call === 'translate'
  return (
    <Inline justify="between">
      <Text role="status">
        {phase === 'asking' && texts.length === 0 && t('titlesNothing', { language: nameLanguage(from, locale) })}
        {isChecking && t('translateReady', { count: drafts.length })}
        {isChecking && waiting > 0 && !isBannerShown && ` ${t('titlesLeft', { count: waiting })}`}
      </Text>
      {isChecking && waiting > 0 && !isBannerShown && (
        <Button size="s" onClick={onGoOn}>
          {t('titlesRest')}
        </Button>
      )}
    </Inline>
  )
}
