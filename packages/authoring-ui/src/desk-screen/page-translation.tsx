import { nameLanguage, studioMessages, toPageRanges, translationMessages } from '@lectern/messages'
import { Button, Inline, ProgressBar, Stack, Text, useLocale, useToast, useTranslate } from '@lectern/ui'
import { ArrowRight, Languages } from '@lectern/ui/icons'
import { useContext, useState } from 'react'
import { currentPage } from '../desk/desk-state'
import { DraftCard } from '../translation/draft-card'
import { placeTranslation } from '../translation/place-translation'
import { TranslationCallsContext, type TranslationCalls } from '../translation/translation-calls'
import { TranslationDialog } from '../translation/translation-dialog'
import type { TranslationDraft } from '../translation/translation-draft'
import { TranslationFailureBanner } from '../translation/translation-failure-banner'
import { useTranslation } from '../translation/use-translation'
import { TitleTranslation } from './title-translation'
import { useChapterWords, useDesk, useDeskState } from './use-desk'

/** The translation of pages from another language of the chapter; nothing for a chapter in one language. */
export function PageTranslation() {
  const calls = useContext(TranslationCallsContext)
  const language = useDeskState((state) => state.chapter.language)
  const [first, ...others] = useDeskState((state) => state.chapter.languages).filter((code) => code !== language)
  if (calls === null || first === undefined) return null
  return <ChapterTranslation calls={calls} language={language} languages={[first, ...others]} />
}

interface ChapterTranslationProps {
  readonly calls: TranslationCalls
  readonly language: string
  readonly languages: readonly [string, ...string[]]
}

function ChapterTranslation({ calls, language, languages }: ChapterTranslationProps) {
  const desk = useDesk()
  const t = useTranslate(translationMessages)
  const toast = useToast()
  const pages = useDeskState((state) => state.chapter.pages)
  const page = useDeskState(currentPage)
  const [isOpen, setOpen] = useState(false)
  // Renders again when words have come or gone.
  useChapterWords()
  const hasWords = (pageVariationId: number) =>
    desk.editor.document.inOrder({ pageVariationId, kind: 'rectsByWords' }).length > 0
  const { state, send, isStored } = useTranslation(calls, {
    language,
    failureText: t('translateFailed'),
    isWanted: ({ isAccepted, pageVariationId }) => !(isAccepted && hasWords(pageVariationId)),
  })

  const draftOf = new Map(state.drafts.map((draft) => [draft.pageVariationId, draft]))
  const open = pages.flatMap(({ pageId, pageNumber, pageVariationId }) => {
    const draft = draftOf.get(pageVariationId)
    const isTaken = hasWords(pageVariationId)
    return draft === undefined || (draft.isAccepted && isTaken) ? [] : [{ pageId, pageNumber, draft, isTaken }]
  })
  const shown = open.find(({ draft }) => draft.pageVariationId === page?.pageVariationId)
  const elsewhere = open.filter((each) => each !== shown)
  const next = elsewhere.find(({ pageNumber }) => page !== null && pageNumber > page.pageNumber) ?? elsewhere[0]
  const usable = open.filter(({ draft, isTaken }) => !isTaken && draft.text.trim() !== '')

  const goTo = (pageId: number) => desk.send({ kind: 'word-requested', pageId, entityId: null })
  const accept = (chosen: typeof open) => {
    const scopes = chosen.map(({ draft }) => ({
      scope: { pageVariationId: draft.pageVariationId, kind: 'rectsByWords' as const },
      rects: placeTranslation(draft, language, desk.newId),
    }))
    desk.editor.replaceRects('translate', scopes)
    send({ kind: 'drafts-accepted', pageVariationIds: chosen.map(({ draft }) => draft.pageVariationId) })
    const numbers = chosen.map(({ pageNumber }) => pageNumber)
    toast({ tone: 'success', message: t('draftAccepted', { count: numbers.length, pages: toPageRanges(numbers) }) })
  }
  const discard = (draft: TranslationDraft, pageNumber: number) => {
    send({ kind: 'draft-discarded', pageVariationId: draft.pageVariationId })
    toast({
      message: t('draftDiscarded', { page: pageNumber }),
      action: { label: t('draftRestore'), onPress: () => send({ kind: 'draft-restored', draft }) },
    })
  }

  return (
    <Stack gap="m">
      {shown !== undefined && (
        <DraftCard
          draft={shown.draft}
          pageNumber={shown.pageNumber}
          language={language}
          isTaken={shown.isTaken}
          onEdit={(text) => send({ kind: 'draft-edited', pageVariationId: shown.draft.pageVariationId, text })}
          onAccept={() => accept([shown])}
          onDiscard={() => discard(shown.draft, shown.pageNumber)}
        />
      )}
      {next !== undefined && (
        <DraftsElsewhere pages={elsewhere.map(({ pageNumber }) => pageNumber)} onNext={() => goTo(next.pageId)} />
      )}
      {usable.length > 1 && (
        <Button wide onClick={() => accept(usable)}>
          {t('draftAcceptAll', { count: usable.length })}
        </Button>
      )}
      {!isStored && open.length > 0 && (
        <Text size="s" tone="critical">
          {t('draftsUnstored')}
        </Text>
      )}
      {!isOpen && <RunningTranslation state={state} send={send} />}
      <OpenButton languages={languages} onOpen={() => setOpen(true)} />
      <TitleTranslation calls={calls} language={language} languages={languages} />
      {isOpen && (
        <TranslationDialog
          calls={calls}
          state={state}
          send={send}
          pages={pages}
          page={page}
          language={language}
          languages={languages}
          isTaken={(id) => hasWords(id) || open.some(({ draft }) => draft.pageVariationId === id)}
          drafts={open.length}
          onCheck={() => {
            setOpen(false)
            const first = shown ?? open[0]
            if (first !== undefined) goTo(first.pageId)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}

/** Names the other pages with a draft, and leads to the next one. */
function DraftsElsewhere({ pages, onNext }: { readonly pages: readonly number[]; readonly onNext: () => void }) {
  const t = useTranslate(translationMessages)
  return (
    <Inline justify="between">
      <Text size="s">{t('draftsElsewhere', { count: pages.length, pages: toPageRanges(pages) })}</Text>
      <Button size="s" iconEnd={ArrowRight} onClick={onNext}>
        {t('draftNext')}
      </Button>
    </Inline>
  )
}

/** Shows the progress of the translation, or its failure; nothing at rest. */
function RunningTranslation({ state, send }: Pick<ReturnType<typeof useTranslation>, 'state' | 'send'>) {
  const t = useTranslate(translationMessages)
  const s = useTranslate(studioMessages)
  const { failure, isRunning, total, waiting } = state
  const done = total - waiting.length
  return (
    <>
      {isRunning && (
        <ProgressBar label={t('translateRunning')} value={done / total} valueText={s('workOf', { done, total })} />
      )}
      {failure !== null && (
        <TranslationFailureBanner
          failure={failure}
          left={t('translateLeft', { count: waiting.length })}
          onRetry={() => send({ kind: 'translation-retried' })}
          onDismiss={() => send({ kind: 'translation-stopped' })}
        />
      )}
    </>
  )
}

interface OpenButtonProps extends Pick<ChapterTranslationProps, 'languages'> {
  readonly onOpen: () => void
}

/** Opens the dialog; names the language if there is only one to translate from. */
function OpenButton({ languages, onOpen }: OpenButtonProps) {
  const t = useTranslate(translationMessages)
  const { locale } = useLocale()
  const [first, ...others] = languages
  return (
    <Button tone="plain" wide icon={Languages} onClick={onOpen}>
      {others.length === 0 ? t('translateOpenFrom', { language: nameLanguage(first, locale) }) : t('translateOpen')}
    </Button>
  )
}
