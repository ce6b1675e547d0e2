import { audioEditorMessages } from '@lectern/messages'
import { IconButton, useTranslate } from '@lectern/ui'
import { Layers } from '@lectern/ui/icons'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useAudioEditor } from '../editor-screen/audio-editor-context'
import type { Voice } from '@lectern/core/text'
import { choosePart, type SpeechPart } from '../parts/choose-part'
import { sortLocks } from '../parts/sentence-locks'
import type { SpokenChapter } from '../parts/spoken-chapter'
import { AnotherTake } from './another-take'
import { useTextSelection } from '../parts/use-text-selection'

const LateTakesDialog = lazy(async () => ({ default: (await import('./takes-dialog')).TakesDialog }))

export interface SentenceTakesProps {
  readonly chapter: SpokenChapter
  /** The voice of the chapter; sentences may have voices of their own. */
  readonly voice: Voice
  /** Returns the name of a voice or model by its id. */
  readonly nameOf: (id: string) => string
  readonly disabled: boolean
}

/** The way to the takes of the sentence at the cursor. */
export function SentenceTakes({ chapter, voice, nameOf, disabled }: SentenceTakesProps) {
  const { sentences, selection, locks, takes } = chapter
  const t = useTranslate(audioEditorMessages)
  const store = useAudioEditor()
  const [shown, setShown] = useState<SpeechPart | null>(null)
  const selected = useTextSelection(selection)
  const part = useMemo(
    () => (selected === null ? null : choosePart(sentences, { ...selected, end: selected.start })),
    [sentences, selected],
  )
  const [sentence] = shown === null ? [] : shown.sentences
  return (
    <>
      <IconButton
        size="s"
        icon={Layers}
        label={t('takesOpen')}
        disabled={disabled || part === null || takes === null}
        onClick={() => setShown(part)}
      />
      {shown !== null && sentence !== undefined && takes !== null && (
        <Suspense>
          <LateTakesDialog
            api={takes}
            sentence={sentence}
            nameOf={nameOf}
            renderAnother={(take, onSpoken) => (
              <AnotherTake chapter={chapter} part={shown} voice={voice} take={take} onSpoken={onSpoken} />
            )}
            onClose={() => setShown(null)}
            onUse={({ id }, former) => {
              const isLocked = sortLocks([sentence], locks).locked.length > 0
              setShown(null)
              store.send({
                kind: 'generation',
                event: {
                  kind: 'take-chosen',
                  choice: { takeId: id, isLocked: true },
                  former: former && { takeId: former.id, isLocked },
                  isRestored: false,
                },
              })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
