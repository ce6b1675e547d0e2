import { audioEditorMessages } from '@lectern/messages'
import { Button, useTranslate } from '@lectern/ui'
import { Layers } from '@lectern/ui/icons'
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import { useAudioEditor } from '../editor-screen/audio-editor-context'
import { choosePart } from '../parts/choose-part'
import type { SentenceInText } from '../parts/list-sentences'
import { sortLocks } from '../parts/sentence-locks'
import type { SpokenChapter } from '../parts/spoken-chapter'

const LateTakesDialog = lazy(async () => ({ default: (await import('./takes-dialog')).TakesDialog }))

export interface SentenceTakesProps {
  readonly chapter: SpokenChapter
  /** Returns the name of a voice or model by its id. */
  readonly nameOf: (id: string) => string
  readonly disabled: boolean
}

/** The way to the takes of the sentence at the cursor. */
export function SentenceTakes({ chapter, nameOf, disabled }: SentenceTakesProps) {
  const { sentences, selection, locks, takes } = chapter
  const t = useTranslate(audioEditorMessages)
  const store = useAudioEditor()
  const [shown, setShown] = useState<SentenceInText | null>(null)
  const selected = useSyncExternalStore(selection.subscribe, selection.get)
  const sentence = useMemo(() => {
    const part = selected === null ? null : choosePart(sentences, { ...selected, end: selected.start })
    return part?.sentences[0] ?? null
  }, [sentences, selected])
  return (
    <>
      <Button
        size="s"
        icon={Layers}
        disabled={disabled || sentence === null || takes === null}
        onClick={() => setShown(sentence)}
      >
        {t('takesOpen')}
      </Button>
      {shown !== null && takes !== null && (
        <Suspense>
          <LateTakesDialog
            api={takes}
            sentence={shown}
            nameOf={nameOf}
            onClose={() => setShown(null)}
            onUse={({ id }, former) => {
              const isLocked = sortLocks([shown], locks).locked.length > 0
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
