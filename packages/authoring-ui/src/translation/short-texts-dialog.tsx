import { nameLanguage, studioMessages, translationMessages } from '@lectern/messages'
import { Banner, Button, DescriptionList, ProgressBar, Select, Stack, Text, useLocale, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { ShortTextField } from './short-text-field'
import { shortTextLimits } from './short-text'
import { listWaiting, type ShortTextsEvent, type ShortTextsState } from './step-short-texts'
import { TranslationFailureBanner } from './translation-failure-banner'

export interface ShortTextsDialogProps {
  readonly state: ShortTextsState
  readonly send: (event: ShortTextsEvent) => void
  /** Language of the desk. */
  readonly language: string
  /** Other languages of the chapter. */
  readonly languages: readonly string[]
  readonly onClose: () => void
}

/** Translates titles and image descriptions into drafts, which the author checks and saves. */
export function ShortTextsDialog({ state, send, language, languages, onClose }: ShortTextsDialogProps) {
  const t = useTranslate(translationMessages)
  const s = useTranslate(studioMessages)
  const { locale } = useLocale()
  const { phase, from, texts, drafts, failure } = state
  const waiting = listWaiting(state)
  const written = drafts.filter(({ translation }) => translation.trim() !== '')
  const hasTooLong = written.some(({ place, translation }) => translation.length > shortTextLimits[place.kind])
  const languageName = nameLanguage(from, locale)
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
          {phase === 'translating' && (
            <Button onClick={() => send({ kind: 'translation-stopped' })}>{t('translateStop')}</Button>
          )}
          {phase === 'asking' && failure === null && (
            <Button tone="accent" disabled={texts.length === 0} onClick={() => send({ kind: 'translation-requested' })}>
              {t('translateSend')}
            </Button>
          )}
          {(phase === 'checking' || phase === 'saving') && (
            <Button
              tone="accent"
              busy={phase === 'saving'}
              disabled={written.length === 0 || hasTooLong}
              onClick={() => send({ kind: 'save-requested' })}
            >
              {t('titlesSave', { count: written.length })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="l">
        {languages.length > 1 && (phase === 'asking' || phase === 'reading' || phase === 'unread') && (
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
            {t('translateReadFailed', { language: languageName })}
          </Banner>
        )}
        {failure !== null && (
          <TranslationFailureBanner
            failure={failure}
            left={waiting.length === 0 ? null : t('titlesLeft', { count: waiting.length })}
            onRetry={() => send({ kind: waiting.length > 0 ? 'translation-requested' : 'save-requested' })}
            onDismiss={() => send({ kind: 'translation-stopped' })}
          />
        )}
        {phase === 'translating' && (
          <ProgressBar
            label={t('titlesRunning')}
            value={drafts.length / texts.length}
            valueText={s('workOf', { done: drafts.length, total: texts.length })}
          />
        )}
        {phase === 'asking' && failure === null && (
          <Sending texts={texts.map(({ source }) => source)} {...{ languageName }} />
        )}
        {(phase === 'checking' || phase === 'saving') &&
          drafts.map((draft) => (
            <ShortTextField
              key={draft.key}
              draft={draft}
              from={from}
              language={language}
              onEdit={(translation) => send({ kind: 'draft-edited', key: draft.key, translation })}
            />
          ))}
      </Stack>
    </Dialog>
  )
}

/** Says how much is sent, and where to. */
function Sending({ texts, languageName }: { readonly texts: readonly string[]; readonly languageName: string }) {
  const t = useTranslate(translationMessages)
  const { locale } = useLocale()
  const figures = new Intl.NumberFormat(locale)
  if (texts.length === 0) return <Text>{t('titlesNothing', { language: languageName })}</Text>
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
