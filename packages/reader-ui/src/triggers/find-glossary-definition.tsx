import type { PopupTrigger } from '@lectern/core/book'
import type { ReaderPage } from '../book/reader-book'
import type { DefineTerm } from '../glossary/define-word'
import { findDefinition } from './find-definition'
import type { ShownTrigger } from './read-trigger'
import { TitleSound } from './title-sound'
import { TriggerItem } from './trigger-item'
import * as styles from './triggers.css'

export interface DefiningTrigger {
  readonly trigger: PopupTrigger
  readonly page: ReaderPage
  readonly shown: ShownTrigger
  readonly onRefreshMedia: () => Promise<unknown>
}

/**
 * Returns a function that opens the definition of a trigger in the drawer of the glossary, below what the author wrote; null for
 * a trigger whose word the glossary does not have.
 */
export function findGlossaryDefinition(
  define: DefineTerm | null,
  { trigger, page, shown, onRefreshMedia }: DefiningTrigger,
): (() => void) | null {
  const definition = define === null ? null : findDefinition(shown)
  if (define === null || definition === null) return null
  const { item, terms } = definition
  const { titleAudio } = shown
  const isText = item.image === null && item.audio === null && titleAudio === null
  const content = (
    <div className={styles.parts}>
      {titleAudio !== null && <TitleSound link={titleAudio} />}
      <TriggerItem item={item} startsPlaying={false} onRefreshMedia={onRefreshMedia} />
    </div>
  )
  const own = { text: isText ? item.text : null, content }
  return define({ page, terms, own, pausesNarration: trigger.pausesNarration !== false })
}
