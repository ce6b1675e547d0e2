import type { PopupTrigger } from '@lectern/core/book'
import { nameLanguage, triggerMessages } from '@lectern/messages'
import { Button, ButtonLink, Text, useTranslate } from '@lectern/ui'
import { ChevronLeft, ChevronRight, CircleHelp, ExternalLink } from '@lectern/ui/icons'
import { useState } from 'react'
import { SilentSound } from '../autoplay/silent-sound'
import { ReaderPopup } from '../popup/reader-popup'
import { ContactCard } from './contact-card'
import { nameTrigger } from './name-trigger'
import type { ShownTrigger } from './read-trigger'
import { TitleSound } from './title-sound'
import { TriggerItem } from './trigger-item'
import * as styles from './triggers.css'

export interface TriggerPopupProps {
  readonly trigger: PopupTrigger
  readonly shown: ShownTrigger
  readonly anchor: HTMLElement
  /** True if it opened automatically. */
  readonly isAutoplayed: boolean
  readonly stage: HTMLElement | null
  /** Number of the page that it leads to; null without one. */
  readonly placeNumber: number | null
  /** Language in which the book is read. */
  readonly language: string
  readonly onQuiz: () => void
  readonly onPlace: () => void
  readonly onLanguageChoice: (language: string) => void
  readonly onRefreshMedia: () => Promise<unknown>
  readonly onClose: () => void
}

/** Shows the content of a trigger: its items one at a time, then what it leads to. */
export function TriggerPopup({
  trigger,
  shown,
  anchor,
  isAutoplayed,
  stage,
  onRefreshMedia,
  onClose,
  ...o
}: TriggerPopupProps) {
  const t = useTranslate(triggerMessages)
  const [chosen, setChosen] = useState(0)
  const { items } = shown
  // Another language may have fewer items.
  const index = Math.min(chosen, items.length - 1)
  const item = items[index]
  const title = nameTrigger(shown, t)
  return (
    <ReaderPopup
      title={title.text}
      titleLanguage={title.language}
      anchor={anchor}
      stage={stage}
      pausesNarration={trigger.pausesNarration}
      isUnasked={isAutoplayed}
      isWide={items.some(({ kind }) => kind === 'video')}
      onClose={onClose}
      actions={
        items.length > 1 ? (
          <Steps index={index} count={items.length} onStep={(step) => setChosen(index + step)} />
        ) : undefined
      }
    >
      <div className={styles.parts}>
        {isAutoplayed && <SilentSound />}
        {shown.titleAudio !== null && <TitleSound link={shown.titleAudio} />}
        {item !== undefined && <TriggerItem key={index} item={item} startsPlaying onRefreshMedia={onRefreshMedia} />}
        {shown.contact.length > 0 && <ContactCard lines={shown.contact} />}
        <TriggerActions shown={shown} {...o} />
        {!shown.hasContent && <Text tone="muted">{t('triggerEmpty')}</Text>}
      </div>
    </ReaderPopup>
  )
}

interface StepsProps {
  readonly index: number
  readonly count: number
  readonly onStep: (step: 1 | -1) => void
}

/** Goes from item to item. Its buttons keep the focus at both ends. */
function Steps({ index, count, onStep }: StepsProps) {
  const t = useTranslate(triggerMessages)
  return (
    <div className={styles.steps}>
      <Button icon={ChevronLeft} iconFollowsText aria-disabled={index === 0} onClick={() => onStep(-1)}>
        {t('triggerPrevious')}
      </Button>
      <Text as="span" size="s" tone="muted" face="figures" role="status">
        {t('triggerPosition', { position: index + 1, count })}
      </Text>
      <Button iconEnd={ChevronRight} aria-disabled={index === count - 1} onClick={() => onStep(1)}>
        {t('triggerNext')}
      </Button>
    </div>
  )
}

type TriggerActionsProps = Pick<
  TriggerPopupProps,
  'shown' | 'placeNumber' | 'language' | 'onQuiz' | 'onPlace' | 'onLanguageChoice'
>

/** The places that a trigger leads to. */
function TriggerActions({ shown, placeNumber, language, onQuiz, onPlace, onLanguageChoice }: TriggerActionsProps) {
  const t = useTranslate(triggerMessages)
  const { link, quizId, place, languages } = shown
  return (
    <>
      {(link !== null || quizId !== null || place !== null) && (
        <div className={styles.choices}>
          {link !== null && link.href !== null && (
            <ButtonLink href={link.href} target="_blank" rel="noopener noreferrer" icon={ExternalLink}>
              {t('triggerInNewTab', { title: t('triggerOpenLink') })}
            </ButtonLink>
          )}
          {quizId !== null && (
            <Button tone="accent" icon={CircleHelp} onClick={onQuiz}>
              {t('triggerStartQuiz')}
            </Button>
          )}
          {place !== null && (
            <Button onClick={onPlace}>
              {placeNumber === null ? t('triggerGoToOther') : t('triggerGoTo', { page: placeNumber })}
            </Button>
          )}
        </div>
      )}
      {link !== null && link.href === null && <Text tone="critical">{t('triggerLinkRefused')}</Text>}
      {languages.length > 0 && (
        <div className={styles.choices} role="group" aria-label={t('triggerChooseLanguage')}>
          {languages.map((code) => (
            <Button key={code} lang={code} aria-pressed={code === language} onClick={() => onLanguageChoice(code)}>
              {nameLanguage(code, code)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
