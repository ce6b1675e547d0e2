import { audioEditorMessages, formatTime } from '@lectern/messages'
import {
  Banner,
  Button,
  ChoiceGroup,
  Heading,
  IconButton,
  Inline,
  Stack,
  Text,
  useToast,
  useTranslate,
  VisuallyHidden,
} from '@lectern/ui'
import { ArrowRight, ChevronLeft, ChevronRight, CircleStop, Mic, Pause, Play } from '@lectern/ui/icons'
import type { Recorder } from './create-recorder'
import type { RecordingMode } from './list-units'
import * as styles from './recording-dialog.css'
import { findChosenTake, isOccupied, type RecordingState } from './step-recording'
import { useReading } from './use-reading'
import { useTakePlayer } from './use-take-player'

export interface RecordingUnitViewProps {
  readonly recorder: Recorder
  readonly state: RecordingState
  readonly mode: RecordingMode
  readonly language: string
  readonly disabled: boolean
}

const noSentences: readonly string[] = []

/** The part of the chapter that is read, with the microphone's level, the button that records, and the takes. */
export function RecordingUnitView({ recorder, state, mode, language, disabled }: RecordingUnitViewProps) {
  const t = useTranslate(audioEditorMessages)
  const toast = useToast()
  const { units, index, phase } = state
  const unit = units[index]
  const { sentence, hint, meter, clock } = useReading(
    recorder,
    phase,
    unit === undefined ? noSentences : unit.sentences,
  )
  const player = useTakePlayer(recorder.readSound, () => toast({ tone: 'critical', message: t('recordGone') }))
  if (unit === undefined) return null
  const takes = state.takes.filter(({ unitId }) => unitId === unit.id)
  const chosen = findChosenTake(state, unit.id)
  const text = unit.sentences.join(' ')
  const occupied = disabled || isOccupied(phase)
  const isRecording = phase.kind === 'recording'
  const name = t(mode === 'page' ? 'recordPage' : 'recordSentence', {
    page: unit.pageNumber,
    number: index + 1,
    total: units.length,
  })
  const choose = (next: number) => {
    player.stop()
    recorder.send({ kind: 'unit-chosen', index: next })
  }
  /** The way to the next part: the main action once this one is recorded. */
  const hasNext = chosen !== null && !occupied && index < units.length - 1
  return (
    <Stack gap="m">
      <UnitTurner name={name} index={index} total={units.length} occupied={occupied} onChoose={choose} />
      <UnitText sentences={unit.sentences} lit={sentence} language={language} />
      <div className={styles.controls}>
        <Button
          tone={isRecording ? 'critical' : hasNext ? 'plain' : 'accent'}
          icon={isRecording ? CircleStop : Mic}
          busy={phase.kind === 'stopping'}
          disabled={disabled}
          onClick={() => {
            player.stop()
            recorder.send({ kind: 'record-pressed' })
          }}
        >
          {phase.kind === 'counting'
            ? t('recordCounting', { left: phase.left })
            : t(isRecording ? 'recordStop' : chosen === null ? 'recordStart' : 'recordAgain')}
        </Button>
        <div ref={meter} className={styles.meter} role="meter" aria-label={t('recordLevel')} aria-valuenow={0}>
          <div className={styles.level} />
        </div>
        {isRecording && (
          <span ref={clock} className={styles.clock} role="timer" aria-label={t('recordTime')}>
            {formatTime(0)}
          </span>
        )}
        {chosen !== null && (
          <IconButton
            icon={player.playing === chosen.id ? Pause : Play}
            label={t('recordListen')}
            pressed={player.playing === chosen.id}
            disabled={occupied}
            onClick={() => player.toggle(chosen.id)}
          />
        )}
      </div>
      {hasNext && (
        <Button tone="accent" iconEnd={ArrowRight} onClick={() => choose(index + 1)}>
          {t(mode === 'page' ? 'recordNextPage' : 'recordNextSentence')}
        </Button>
      )}
      <div role="status">
        <VisuallyHidden>
          {phase.kind === 'counting' ? String(phase.left) : isRecording ? t('recordRunning') : ''}
        </VisuallyHidden>
      </div>
      {hint !== null && (
        <Banner tone="warning">{t(hint === 'too-loud' ? 'recordTooLoud' : 'recordNothingHeard')}</Banner>
      )}
      {takes.length > 1 && chosen !== null && (
        <ChoiceGroup
          label={t('recordTakes')}
          size="s"
          choices={takes.map(({ id }, number) => ({ value: id, label: t('recordTake', { number: number + 1 }) }))}
          value={chosen.id}
          disabled={occupied}
          onChange={(id) => {
            player.stop()
            const take = takes.find((each) => each.id === id)
            if (take !== undefined) recorder.send({ kind: 'take-chosen', take })
          }}
        />
      )}
      {chosen !== null && chosen.text !== text && (
        <Text size="s" tone="muted">
          {t('recordTextChanged')}
        </Text>
      )}
    </Stack>
  )
}

interface UnitTextProps {
  readonly sentences: readonly string[]
  /** Index of the sentence that is read; null for none. */
  readonly lit: number | null
  readonly language: string
}

/** The text to read, its sentence lit. */
function UnitText({ sentences, lit, language }: UnitTextProps) {
  const t = useTranslate(audioEditorMessages)
  return (
    <div className={styles.text} role="region" aria-label={t('recordText')} lang={language} dir="auto" tabIndex={0}>
      {sentences.map((each, position) => (
        <span key={`${position} ${each}`} className={styles.sentence} data-lit={position === lit ? '' : undefined}>
          {`${each} `}
        </span>
      ))}
    </div>
  )
}

interface UnitTurnerProps {
  readonly name: string
  readonly index: number
  readonly total: number
  readonly occupied: boolean
  readonly onChoose: (index: number) => void
}

/** The name of the part, between the buttons to the part before and after it. */
function UnitTurner({ name, index, total, occupied, onChoose }: UnitTurnerProps) {
  const t = useTranslate(audioEditorMessages)
  return (
    <Inline justify="between">
      <Heading level={3} size="s">
        {name}
      </Heading>
      <Inline gap="xs">
        <IconButton
          icon={ChevronLeft}
          followsText
          label={t('recordPrevious')}
          disabled={occupied || index === 0}
          onClick={() => onChoose(index - 1)}
        />
        <IconButton
          icon={ChevronRight}
          followsText
          label={t('recordNext')}
          disabled={occupied || index === total - 1}
          onClick={() => onChoose(index + 1)}
        />
      </Inline>
    </Inline>
  )
}
