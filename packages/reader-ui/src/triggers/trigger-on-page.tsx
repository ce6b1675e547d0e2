import type { PopupTrigger } from '@lectern/core/book'
import type { ReaderPage } from '../book/reader-book'
import type { PlaceStorage } from '../store/stored-place'
import { AnswerField } from './answer-field'
import type { ShownTrigger } from './read-trigger'
import { TriggerMark } from './trigger-mark'
import * as styles from './triggers.css'

export interface TriggerOnPageProps {
  readonly trigger: PopupTrigger
  readonly page: ReaderPage
  readonly shown: ShownTrigger
  readonly isOpen: boolean
  readonly onPress: (anchor: HTMLElement) => void
  /** Holds the answers that are written on pages. */
  readonly storage: PlaceStorage
  readonly storageKey: string
}

/** A trigger at its place: its mark, or the field for an answer on the page, or both. */
export function TriggerOnPage({ trigger, page, shown, storage, storageKey, ...mark }: TriggerOnPageProps) {
  const drawn = <TriggerMark trigger={trigger} shown={shown} {...mark} />
  if (shown.answer === null) return drawn
  const middle = (page.imageSize?.width ?? Infinity) / 2
  return (
    <>
      {shown.hasContent && <div className={styles.beside}>{drawn}</div>}
      <AnswerField
        key={storageKey}
        answer={shown.answer}
        title={shown.title?.text ?? null}
        storage={storage}
        storageKey={storageKey}
        name={`${page.pageId}/${trigger.id}`}
        isAtEnd={typeof trigger.x === 'number' && trigger.x > middle}
      />
    </>
  )
}
