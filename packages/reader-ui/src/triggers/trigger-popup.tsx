import type { PopupTrigger } from '@lectern/core/book'
import { triggerMessages } from '@lectern/messages'
import { Text, useTranslate } from '@lectern/ui'
import { ReaderPopup } from '../popup/reader-popup'
import type { ShownItem } from './read-item'
import type { ShownTrigger } from './read-trigger'

export interface TriggerPopupProps {
  readonly trigger: PopupTrigger
  readonly shown: ShownTrigger
  readonly anchor: HTMLElement
  readonly stage: HTMLElement | null
  readonly onClose: () => void
}

/** Shows the content of a trigger. */
export function TriggerPopup({ trigger, shown, anchor, stage, onClose }: TriggerPopupProps) {
  const t = useTranslate(triggerMessages)
  const [item] = shown.items
  return (
    <ReaderPopup
      title={shown.title?.text ?? t('triggerMore')}
      titleLanguage={shown.title?.language}
      anchor={anchor}
      stage={stage}
      pausesNarration={trigger.pausesNarration}
      onClose={onClose}
    >
      {item === undefined ? <Text tone="muted">{t('triggerEmpty')}</Text> : <TriggerItemView item={item} />}
    </ReaderPopup>
  )
}

function TriggerItemView({ item }: { readonly item: ShownItem }) {
  return (
    <Text as="div" lang={item.language ?? undefined} dir="auto">
      {item.text}
    </Text>
  )
}
