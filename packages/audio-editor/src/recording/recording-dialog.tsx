import { audioEditorMessages } from '@lectern/messages'
import {
  Banner,
  Button,
  ChoiceGroup,
  NumberField,
  ProgressBar,
  Stack,
  Switch,
  Text,
  useToast,
  useTranslate,
} from '@lectern/ui'
import { ConfirmDialog, Dialog } from '@lectern/ui/dialogs'
import { Mic } from '@lectern/ui/icons'
import { useMemo, useState } from 'react'
import type { PageToAlign } from '../generation/plan-alignment'
import type { Recorder } from './create-recorder'
import { joinTakes } from './join-takes'
import { listUnits, type RecordingMode } from './list-units'
import * as styles from './recording-dialog.css'
import { RecordingUnitView } from './recording-unit-view'
import { findChosenTake, isOccupied, usualCountIn, type RecordingState } from './step-recording'
import type { TakePlace } from './take-database'
import { useRecorder, useRecordingState } from './use-recorder'

export interface RecordingDialogProps extends TakePlace {
  readonly pages: readonly PageToAlign[]
  /** The recording replaces a narration. */
  readonly replacesNarration: boolean
  readonly onClose: () => void
  /** Receives the joined takes as a WAV. */
  readonly onUse: (recording: Blob) => void
}

/** Seconds between two parts of the chapter, until the author sets them. */
const usualGaps: Readonly<Record<RecordingMode, number>> = { page: 0.8, sentence: 0.4 }
const LONGEST_GAP = 10

/** Records the narration with the microphone, page by page or sentence by sentence. */
export function RecordingDialog({
  authorId,
  chapterId,
  language,
  pages,
  replacesNarration,
  onClose,
  onUse,
}: RecordingDialogProps) {
  const t = useTranslate(audioEditorMessages)
  const toast = useToast()
  const [mode, setMode] = useState<RecordingMode>('page')
  const [gaps, setGaps] = useState(usualGaps)
  const [evensLoudness, setEvensLoudness] = useState(true)
  const [joined, setJoined] = useState<number | null>(null)
  const [asking, setAsking] = useState(false)
  const units = useMemo(() => listUnits(pages, { mode, language }), [pages, mode, language])
  const recorder = useRecorder({ authorId, chapterId, language }, units)
  const state = useRecordingState(recorder)
  const recorded = units.filter(({ id }) => findChosenTake(state, id) !== null)
  const busy = joined !== null || isOccupied(state.phase)
  const use = async (source: Recorder) => {
    setJoined(0)
    try {
      const { wav, refused } = await joinTakes(readTakes(source, state), {
        gapSeconds: gaps[mode],
        evensLoudness,
        onTake: setJoined,
      })
      if (refused.length > 0) {
        toast({ tone: 'warning', message: t('recordUnreadable', { count: refused.length }) })
      }
      if (wav !== null) onUse(wav)
    } finally {
      setJoined(null)
    }
  }
  const isOpen = state.phase.kind !== 'closed' && state.phase.kind !== 'asking' && state.phase.kind !== 'refused'
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(next) => !next && onClose()}
      title={t('recordTitle')}
      actions={
        recorded.length === 0 ? undefined : (
          <>
            <Button tone="quietCritical" disabled={busy} onClick={() => setAsking(true)}>
              {t('recordDelete')}
            </Button>
            <Button
              tone="accent"
              busy={joined !== null}
              disabled={busy && joined === null}
              onClick={() => recorder !== null && void use(recorder)}
            >
              {t('importUse')}
            </Button>
          </>
        )
      }
    >
      <Stack gap="m">
        {units.length === 0 && <Text>{t('recordNoText')}</Text>}
        {units.length > 0 && !isOpen && <Consent state={state} recorder={recorder} />}
        {state.storageFailed && <Banner tone="critical">{t('recordNotStored')}</Banner>}
        {recorder !== null && isOpen && (
          <>
            <div className={styles.choices}>
              <ChoiceGroup
                label={t('recordMode')}
                hideLabel
                size="s"
                choices={[
                  { value: 'page', label: t('recordByPage') },
                  { value: 'sentence', label: t('recordBySentence') },
                ]}
                value={mode}
                disabled={busy}
                onChange={setMode}
              />
              <Switch
                label={t('recordCountIn')}
                checked={state.countIn > 0}
                disabled={busy}
                onChange={(on) => recorder.send({ kind: 'count-in-chosen', seconds: on ? usualCountIn : 0 })}
              />
            </div>
            <RecordingUnitView
              recorder={recorder}
              state={state}
              mode={mode}
              language={language}
              disabled={joined !== null}
            />
            {recorded.length > 0 && (
              <div className={styles.choices}>
                <NumberField
                  size="s"
                  label={t(mode === 'page' ? 'recordPageGap' : 'recordSentenceGap')}
                  unit={t('pauseUnit')}
                  min={0}
                  max={LONGEST_GAP}
                  step={0.1}
                  value={gaps[mode]}
                  disabled={busy}
                  onChange={(seconds) => setGaps({ ...gaps, [mode]: seconds })}
                />
                <Switch label={t('recordEven')} checked={evensLoudness} disabled={busy} onChange={setEvensLoudness} />
              </div>
            )}
            {joined !== null ? (
              <ProgressBar label={t('recordJoining')} value={joined / Math.max(1, recorded.length)} />
            ) : (
              <Text size="s" tone="muted">
                {t('recordDone', { done: recorded.length, total: units.length })}{' '}
                {replacesNarration && recorded.length > 0 && t('importReplaces')}
              </Text>
            )}
          </>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        losing
        title={t('recordDeleteTitle')}
        confirmLabel={t('recordDelete')}
        onConfirm={() => {
          setAsking(false)
          recorder?.send({ kind: 'takes-removed' })
        }}
        onCancel={() => setAsking(false)}
      >
        {t('recordDeleteLead')}
      </ConfirmDialog>
    </Dialog>
  )
}

/** Reads the chosen takes in the order of their text. */
async function* readTakes(recorder: Recorder, state: RecordingState) {
  for (const { id } of state.units) {
    const take = findChosenTake(state, id)
    const sound = take === null ? null : await recorder.readSound(take.id)
    if (sound !== null) yield { name: id, sound }
  }
}

const refusals = {
  denied: 'microphoneDenied',
  'no-microphone': 'microphoneMissing',
  'in-use': 'microphoneInUse',
  'not-secure': 'microphoneNotSecure',
  lost: 'microphoneLost',
} as const

/** Asks for the microphone, and tells why there is none. */
function Consent({ state, recorder }: { readonly state: RecordingState; readonly recorder: Recorder | null }) {
  const t = useTranslate(audioEditorMessages)
  const { phase } = state
  return (
    <>
      {phase.kind === 'refused' && <Banner tone="critical">{t(refusals[phase.reason])}</Banner>}
      <Text>{t('recordConsent')}</Text>
      <Button
        tone="accent"
        icon={Mic}
        busy={phase.kind === 'asking'}
        onClick={() => recorder?.send({ kind: 'microphone-asked' })}
      >
        {t(phase.kind === 'refused' ? 'retry' : 'recordAllow')}
      </Button>
    </>
  )
}
