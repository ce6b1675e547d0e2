import type { ChapterStaleness } from '@lectern/core/staleness'
import type { Rect } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { findPageSpan } from '../listening/find-page-span'
import type { TrackPlayer } from '../listening/use-track-player'
import type { SpokenPage } from '../speech-text/count-characters'
import { findChangedRanges } from '../speech-text/find-changed-ranges'
import { PageTexts, type PageChange } from '../speech-text/page-texts'
import { useAudioEditorState } from './audio-editor-context'
import * as styles from './audio-editor.css'

export interface NarrationTextProps {
  readonly pages: readonly {
    readonly pageVariationId: number
    readonly pageNumber: number
    readonly rects: readonly Rect[]
  }[]
  readonly spoken: readonly SpokenPage[]
  readonly language: string
  readonly audioUrl: string | null
  readonly player: TrackPlayer
  /** States of the chapter's products, such as a stale narration; null while they are not known. */
  readonly staleness: ChapterStaleness | null
}

/** The text of every page as it is spoken, each with a button that plays its narration. */
export function NarrationText({ pages, spoken, language, audioUrl, player, staleness }: NarrationTextProps) {
  const t = useTranslate(audioEditorMessages)
  const isBuilding = useAudioEditorState((state) => state.text.isBuilding)
  const texts = new Map(
    spoken.map((page) => [page.pageVariationId, page.textSegments.map((segment) => segment.text).join('')]),
  )
  const segmentsOf = new Map(spoken.map((page) => [page.pageVariationId, page.textSegments]))
  const changes = new Map(
    (staleness === null ? [] : staleness.pages)
      .filter(({ narration }) => narration.state === 'stale')
      .map(({ pageVariationId, narration: { staleSentences } }): [number, PageChange] => {
        const segments = segmentsOf.get(pageVariationId)
        const ranges = segments === undefined ? [] : findChangedRanges(segments, staleSentences)
        return [pageVariationId, { sentences: staleSentences.length, ranges }]
      }),
  )
  const narrationOf = (pageVariationId: number, rects: readonly Rect[]) => {
    const span = audioUrl === null ? null : findPageSpan(rects)
    return (
      span && {
        playing: player.playing === pageVariationId,
        onToggle: () => player.toggle(pageVariationId, span),
      }
    )
  }
  return (
    <div className={styles.texts} tabIndex={0} role="region" aria-label={t('textTitle')}>
      <PageTexts
        building={isBuilding}
        language={language}
        pages={pages.map(({ pageVariationId, pageNumber, rects }) => ({
          pageVariationId,
          pageNumber,
          narration: narrationOf(pageVariationId, rects),
          change: changes.get(pageVariationId) ?? null,
          // A page that is not built yet has no text.
          text: texts.get(pageVariationId) ?? '',
        }))}
      />
    </div>
  )
}
