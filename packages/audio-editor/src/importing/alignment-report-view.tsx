import { audioEditorMessages, formatTime, toPageRanges } from '@lectern/messages'
import { Banner, Button, Heading, IconButton, Row, RowList, Stack, Text, useTranslate } from '@lectern/ui'
import { Pause, Play } from '@lectern/ui/icons'
import { useState, type ReactNode } from 'react'
import type { PageSpan } from '../listening/find-page-span'
import type { TrackPlayer } from '../listening/use-track-player'
import type { AlignmentReport } from './read-alignment-report'

export interface AlignmentReportViewProps {
  readonly recordingName: string
  /** Null if the server sent none. */
  readonly report: AlignmentReport | null
  readonly player: TrackPlayer
}

/** A long list helps nobody: the least certain words come first. */
const SHOWN_WORDS = 50
/** Rows of a part before the author asks for all of them. */
const FIRST_ROWS = 5
/** Seconds heard around a doubtful word. */
const CONTEXT_SECONDS = 0.6

/** Tells where the text starts in a recording, what is in only one of them, and which words to check, each to be heard. */
export function AlignmentReportView({ recordingName, report, player }: AlignmentReportViewProps) {
  const t = useTranslate(audioEditorMessages)
  if (report === null) return <Banner tone="success">{t('importDoneLead', { name: recordingName })}</Banner>
  const { preamble, extraSpeech, unreadPages, unreadTexts, doubtfulWords } = report
  const listen = (span: PageSpan, label: string) => {
    const target = `span-${span.startTime}` as const
    const isPlaying = player.playing === target
    return (
      <IconButton
        size="s"
        icon={isPlaying ? Pause : Play}
        label={label}
        pressed={isPlaying}
        onClick={() => player.toggle(target, span)}
      />
    )
  }
  const speech = (span: PageSpan) => {
    const times = { from: formatTime(span.startTime), to: formatTime(span.endTime) }
    return <Row key={span.startTime} title={t('reportTimes', times)} tail={listen(span, t('reportListen', times))} />
  }
  return (
    <Stack gap="l">
      {report.isMostlyUnread ? (
        <Banner tone="warning">{t('importMostlyUnread', { name: recordingName })}</Banner>
      ) : (
        <Banner tone="success">{t('importDoneLead', { name: recordingName })}</Banner>
      )}
      <Stack gap="xs">
        <Text>{t('reportStart', { time: formatTime(report.startsAt) })}</Text>
        <Text size="s" tone="muted">
          {t('reportWords', { count: report.wordCount })}
        </Text>
      </Stack>
      {preamble !== null && (
        <ReportPart title={t('reportPreamble')} lead={t('reportPreambleLead')}>
          {[speech(preamble)]}
        </ReportPart>
      )}
      {doubtfulWords.length > 0 && (
        <ReportPart title={t('reportDoubtful', { count: doubtfulWords.length })} lead={t('reportDoubtfulLead')}>
          {doubtfulWords.slice(0, SHOWN_WORDS).map(({ word, pageNumber, startTime, endTime }) => (
            <Row
              key={startTime}
              title={word}
              detail={t('reportPlace', { page: pageNumber, time: formatTime(startTime) })}
              tail={listen(
                { startTime: Math.max(0, startTime - CONTEXT_SECONDS), endTime: endTime + CONTEXT_SECONDS },
                t('reportListenWord', { word }),
              )}
            />
          ))}
        </ReportPart>
      )}
      {unreadPages.length + unreadTexts.length > 0 && (
        <ReportPart title={t('reportUnread')} lead={t('reportUnreadLead')}>
          {[
            ...(unreadPages.length === 0
              ? []
              : [
                  <Row
                    key="pages"
                    title={t('reportUnreadPages', { count: unreadPages.length, pages: toPageRanges(unreadPages) })}
                  />,
                ]),
            ...unreadTexts.map(({ pageNumber, text }) => (
              <Row key={`${pageNumber} ${text}`} title={text} detail={t('reportPage', { page: pageNumber })} />
            )),
          ]}
        </ReportPart>
      )}
      {extraSpeech.length > 0 && (
        <ReportPart title={t('reportExtra')} lead={t('reportExtraLead')}>
          {extraSpeech.map(speech)}
        </ReportPart>
      )}
    </Stack>
  )
}

/** A part of the report: its first rows, and all of them on request. */
function ReportPart(props: { readonly title: string; readonly lead: string; readonly children: readonly ReactNode[] }) {
  const t = useTranslate(audioEditorMessages)
  const [showsAll, setShowsAll] = useState(false)
  const { length } = props.children
  return (
    <Stack gap="xs">
      <Heading level={3} size="s">
        {props.title}
      </Heading>
      <Text size="s" tone="muted">
        {props.lead}
      </Text>
      <RowList label={props.title}>{showsAll ? props.children : props.children.slice(0, FIRST_ROWS)}</RowList>
      {!showsAll && length > FIRST_ROWS && (
        <Button size="s" onClick={() => setShowsAll(true)}>
          {t('reportShowAll', { count: length })}
        </Button>
      )}
    </Stack>
  )
}
