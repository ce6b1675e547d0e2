import { waveformMessages } from '@lectern/messages'
import { Text, useLocale, useTranslate } from '@lectern/ui'
import { LoadedWaveform, Waveform, type LoadPeaks, type WaveformPeaks } from '@lectern/ui/waveform'
import { useDeferredValue, useState, useSyncExternalStore } from 'react'
import type { SentenceInText } from '../parts/list-sentences'
import type { TextSelectionStore } from '../parts/text-selection'
import type { SpokenPage } from '../speech-text/spoken-page'
import * as styles from './chapter-waveform.css'
import type { NarratedSpan } from './list-narrated-words'
import { useLitChoice, useLitWord } from './use-lit-text'
import { useNarratedSpans, type TimedPage } from './use-narrated-spans'
import type { TrackPlayer } from './use-track-player'
import { WaveformTools } from './waveform-tools'

export interface ChapterWaveformProps {
  readonly audioUrl: string
  /** Fetches a new link to the narration; null if there is none any more. */
  readonly renewTrack: () => Promise<string | null>
  readonly player: TrackPlayer
  readonly pages: readonly TimedPage[]
  readonly spoken: readonly SpokenPage[]
  readonly sentences: readonly SentenceInText[]
  /** The selection in the text: what is chosen there and here is the same. */
  readonly selection: TextSelectionStore
}

/** Loaded with the first waveform: it decodes sound. */
const loadPeaks: LoadPeaks = async (options) => (await import('@lectern/media/browser')).loadPeaks(options)

/** The waveform of the chapter with its sentences or words. The word that is heard is lit in the text too. */
export function ChapterWaveform({ audioUrl, renewTrack, ...rest }: ChapterWaveformProps) {
  return (
    <LoadedWaveform audioUrl={audioUrl} renewTrack={renewTrack} loadPeaks={loadPeaks}>
      {(peaks) => <NarratedWaveform {...rest} peaks={peaks} />}
    </LoadedWaveform>
  )
}

type NarratedWaveformProps = Omit<ChapterWaveformProps, 'audioUrl' | 'renewTrack'> & { readonly peaks: WaveformPeaks }

function NarratedWaveform({ peaks, player, pages, spoken, sentences, selection }: NarratedWaveformProps) {
  const t = useTranslate(waveformMessages)
  const { locale } = useLocale()
  const [showsSentences, setShowsSentences] = useState(true)
  // Letters typed into the text do not wait for the waveform.
  const listed = useNarratedSpans(useDeferredValue(pages), useDeferredValue(spoken), useDeferredValue(sentences))
  const spans = showsSentences ? listed.sentences : listed.words
  const selected = useSyncExternalStore(selection.subscribe, selection.get)
  const chosen = spans.find(
    ({ pageVariationId, from, to }) =>
      selected?.pageVariationId === pageVariationId && from <= selected.start && selected.start <= to,
  )
  useLitWord(player.place, listed.words)
  useLitChoice(chosen)

  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 })
  const select = (id: string) => {
    const span = spans.find((each) => each.id === id)
    if (span === undefined) return
    selection.set({ pageVariationId: span.pageVariationId, start: span.from, end: span.to })
    player.seek(span.start)
  }
  const playChosen = ({ start, end }: NarratedSpan) =>
    player.toggle(`span-${start}`, { startTime: start, endTime: end })
  return (
    <>
      <Waveform
        label={t('waveformLabel')}
        texts={{
          spans: t(showsSentences ? 'waveformSentenceList' : 'waveformWordList'),
          span: ({ text, start, end }) =>
            t('waveformWord', { word: text, start: seconds.format(start), end: seconds.format(end) }),
          edge: (edge, { text }) => t(edge === 'start' ? 'waveformStart' : 'waveformEnd', { word: text }),
          time: (time) => t('waveformTime', { seconds: seconds.format(time) }),
          zoomIn: t('waveformZoomIn'),
          zoomOut: t('waveformZoomOut'),
        }}
        peaks={peaks}
        spans={spans}
        selectedId={chosen === undefined ? null : chosen.id}
        playhead={player.place}
        editing={null}
        onSelect={select}
        onSeek={player.seek}
        onPlay={() => chosen !== undefined && playChosen(chosen)}
        tools={
          <WaveformTools
            player={player}
            showsSentences={showsSentences}
            onShowSentences={setShowsSentences}
            onPlayChosen={chosen === undefined ? null : () => playChosen(chosen)}
          />
        }
      />
      {spans.length === 0 && (
        <div className={styles.note}>
          <Text size="s">{t('waveformNoTimesYet')}</Text>
        </div>
      )}
    </>
  )
}
