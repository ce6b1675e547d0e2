import { photographMessages, studioMessages, toPageRanges } from '@lectern/messages'
import { Banner, Button, ChoiceGroup, Inline, PinnedAction, Stack, Text, useTranslate } from '@lectern/ui'
import { ArrowRight, Crop, ListChecks, ScanText, Trash2 } from '@lectern/ui/icons'
import type { ReactNode, Ref } from 'react'
import { recognisedKinds, type RecognisedKind } from '../recognition/recognised-kind'
import { StepPanel, WorkStatus, type WorkProgress } from '../step-panel'

export interface WordsPanelProps {
  /** Receives the panel, which can take the focus. */
  readonly ref?: Ref<HTMLElement>
  readonly work: WorkProgress
  /** The kind that the next recognition fills and the page shows. */
  readonly wanted: RecognisedKind
  readonly pages: number
  readonly pagesWithImage: number
  readonly pagesWithWords: number
  /** Number of the pages that recognition has not read yet. */
  readonly pagesUnread: number
  readonly words: number
  readonly doubtful: number
  /** Numbers of the pages on which recognition found nothing. */
  readonly pagesWithoutText: readonly number[]
  /** Numbers of the pages of which most words are doubtful. */
  readonly pagesBarelyRead: readonly number[]
  /** Numbers of the pages whose image was replaced after their words were found. */
  readonly stalePages: readonly number[]
  readonly onWanted: (wanted: RecognisedKind) => void
  readonly onRecogniseAll: () => void
  readonly onRecogniseUnread: () => void
  readonly onRecognisePage: () => void
  readonly onRecogniseStale: () => void
  readonly onConfirmStale: () => void
  /** Opens the photographs of pages. */
  readonly onPhotographs: (pageNumbers: readonly number[]) => void
  /** Opens the queue of doubtful words. */
  readonly onCheck: () => void
  readonly canDeleteAll: boolean
  /** Deletes the words and sentences of all pages. */
  readonly onDeleteAll: () => void
  readonly onDismissWork: () => void
  /** Ends a recognition; the words of pages that are done stay. */
  readonly onCancelWork?: (() => void) | undefined
  readonly onContinue: () => void
  /** The text of the page, to edit. */
  readonly text?: ReactNode
}

const wantedTexts = { word: 'wordsWantedWords', sentence: 'wordsWantedSentences' } as const

/** Second step: finds the words on the pages, or their sentences. */
export function WordsPanel({ ref, ...props }: WordsPanelProps) {
  const { work, wanted, pagesWithImage, pagesWithWords, words, doubtful, pagesWithoutText, pagesBarelyRead } = props
  const t = useTranslate(studioMessages)
  const isRead = pagesWithImage > 0 && pagesWithWords === pagesWithImage
  const running = work.kind === 'running'
  const showsBarelyRead = pagesBarelyRead.length > 0 && wanted === 'word' && !running
  return (
    <StepPanel
      ref={ref}
      title={t('wordsTitle')}
      lead={t('wordsLead')}
      pinsFooter={isRead && !showsBarelyRead}
      footer={
        words > 0 && (
          <Button
            tone={isRead && pagesBarelyRead.length === 0 ? 'accent' : 'plain'}
            wide
            iconEnd={ArrowRight}
            disabled={running}
            onClick={props.onContinue}
          >
            {t('wordsContinue')}
          </Button>
        )
      }
    >
      {props.stalePages.length > 0 && <StaleWords {...props} />}
      <ChoiceGroup
        label={t('wordsWanted')}
        choices={recognisedKinds.map((value) => ({ value, label: t(wantedTexts[value]) }))}
        value={wanted}
        onChange={props.onWanted}
        disabled={running}
      />
      {wanted === 'sentence' && (
        <Text size="s" tone="muted">
          {t('wordsWantedSentencesHelp')}
        </Text>
      )}
      <RecognitionButtons {...props} isRead={isRead} running={running} />
      <WorkStatus work={work} onDismiss={props.onDismissWork} onCancel={props.onCancelWork} />
      {words > 0 && (
        <Text size="s">
          {pagesWithImage === 0
            ? t('wordsCount', { count: words })
            : t('wordsFound', {
                words: t('wordsCount', { count: words }),
                done: pagesWithWords,
                total: pagesWithImage,
              })}
        </Text>
      )}
      {pagesWithoutText.length > 0 && (
        <Banner tone="warning" action={<ImprovePages {...props} pageNumbers={pagesWithoutText} />}>
          {t('wordsNoText', { count: pagesWithoutText.length, pages: toPageRanges(pagesWithoutText) })}
        </Banner>
      )}
      {showsBarelyRead && (
        <Banner tone="warning" action={<ImprovePages {...props} isMain={isRead} pageNumbers={pagesBarelyRead} />}>
          {t('wordsBarelyRead', { count: pagesBarelyRead.length, pages: toPageRanges(pagesBarelyRead) })}
        </Banner>
      )}
      {doubtful > 0 && wanted === 'word' && (
        <Inline justify="between">
          <Text size="s">{t('wordsDoubtful', { count: doubtful })}</Text>
          <Button size="s" icon={ListChecks} disabled={running} onClick={props.onCheck}>
            {t('wordsCheck')}
          </Button>
        </Inline>
      )}
      {props.text}
      <Text size="s" tone="muted">
        {t('wordsHelp')}
      </Text>
      {props.canDeleteAll && (
        <Button tone="quiet" size="s" icon={Trash2} disabled={running} onClick={props.onDeleteAll}>
          {t('wordsDeleteAll')}
        </Button>
      )}
    </StepPanel>
  )
}

interface RecognitionButtonsProps extends WordsPanelProps {
  readonly isRead: boolean
  readonly running: boolean
}

/** Starts recognition: of the pages that it has not read yet first, so that no words are replaced by mistake. */
function RecognitionButtons({
  isRead,
  running,
  wanted,
  pagesUnread,
  pagesWithImage,
  ...props
}: RecognitionButtonsProps) {
  const t = useTranslate(studioMessages)
  const isPartly = wanted === 'word' && pagesUnread > 0 && pagesUnread < pagesWithImage
  return (
    <Stack gap="s">
      <PinnedAction pinned={!isRead}>
        <Button
          tone={isRead ? 'plain' : 'accent'}
          size={isRead ? 'm' : 'l'}
          wide
          icon={ScanText}
          busy={running}
          onClick={isPartly ? props.onRecogniseUnread : props.onRecogniseAll}
        >
          {isPartly
            ? t('wordsRecogniseUnread', { count: pagesUnread })
            : t('wordsRecognise', { count: pagesWithImage > 0 ? pagesWithImage : props.pages })}
        </Button>
      </PinnedAction>
      {isPartly && (
        <Button tone="plain" wide disabled={running} onClick={props.onRecogniseAll}>
          {t('wordsRecogniseAll', { count: pagesWithImage })}
        </Button>
      )}
      <Button tone="plain" wide disabled={running} onClick={props.onRecognisePage}>
        {t('wordsRecognisePage')}
      </Button>
    </Stack>
  )
}

interface ImprovePagesProps extends Pick<WordsPanelProps, 'work' | 'onPhotographs'> {
  readonly pageNumbers: readonly number[]
  /** Nothing else is left to do here but to mend these pages. */
  readonly isMain?: boolean
}

/** Opens the photographs of pages that could not be read. */
function ImprovePages({ work, onPhotographs, pageNumbers, isMain = false }: ImprovePagesProps) {
  const t = useTranslate(photographMessages)
  const [page, ...others] = pageNumbers
  return (
    <PinnedAction pinned={isMain}>
      <Button
        size={isMain ? 'm' : 's'}
        tone={isMain ? 'accent' : 'plain'}
        wide={isMain}
        icon={Crop}
        disabled={work.kind === 'running'}
        onClick={() => onPhotographs(pageNumbers)}
      >
        {page !== undefined && others.length === 0 ? t('photographOpen', { page }) : t('photographsOpen')}
      </Button>
    </PinnedAction>
  )
}

/** Warns of pages whose words were found on another image, and recognises or confirms them. */
function StaleWords({ work, stalePages, onRecogniseStale, onConfirmStale }: WordsPanelProps) {
  const t = useTranslate(studioMessages)
  const running = work.kind === 'running'
  return (
    <Banner
      tone="warning"
      title={t('wordsStale', { count: stalePages.length, pages: toPageRanges(stalePages) })}
      action={
        <>
          <Button size="s" disabled={running} onClick={onRecogniseStale}>
            {t('wordsStaleRecognise')}
          </Button>
          <Button size="s" disabled={running} onClick={onConfirmStale}>
            {t('wordsStaleFit')}
          </Button>
        </>
      }
    >
      {t('wordsStaleLead')}
    </Banner>
  )
}
