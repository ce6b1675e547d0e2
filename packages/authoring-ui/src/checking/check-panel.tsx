import { pageToolMessages } from '@lectern/messages'
import { Badge, Button, Inline, ProgressBar, Stack, Text, TextField, useTranslate, VisuallyHidden } from '@lectern/ui'
import { Check, Undo2 } from '@lectern/ui/icons'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { PlacedRect } from '../editor/placed-rect'
import type { WordDoubt } from '../spelling/list-doubts'
import { StepPanel } from '../step-panel'
import type { CheckingEvent } from './step-checking'
import * as styles from './check-panel.css'
import { readCheckingKey, type CheckingCommand } from './read-checking-key'
import { WordDecisions } from './word-decisions'
import { WordPicture, type PictureOfWord } from './word-picture'
import { readWord } from '../editor/read-word'

export interface CheckPanelProps {
  /** The word to check; null once all are checked. */
  readonly word: PlacedRect | null
  readonly recognised: string
  readonly pageNumber: number
  /** The reasons why the word is to be checked. */
  readonly doubts: readonly WordDoubt[]
  /** Null where the page has no image. */
  readonly picture: PictureOfWord | null
  /** Address of the image of the next word's page, loaded ahead; null for none. */
  readonly nextImageUrl: string | null
  readonly at: number
  readonly total: number
  readonly send: (event: CheckingEvent) => void
  /** Accepts the text and adds its words to those of the book; null where they cannot be added. */
  readonly onAdd: ((text: string) => void) | null
}

const doubtTexts = { unsure: 'checkUnsure', 'not-in-dictionary': 'checkNotInDictionary' } as const

/** The queue of doubtful words: the picture of each beside its guess, decided by one key. */
export function CheckPanel(props: CheckPanelProps) {
  const { word, recognised, pageNumber, doubts, picture, nextImageUrl, at, total, send, onAdd } = props
  const t = useTranslate(pageToolMessages)
  const field = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const guess = readWord(word)
  const key = word === null ? `${at}` : `${at}/${word.id}`
  const [typed, setTyped] = useState({ key, text: guess })
  const text = typed.key === key ? typed.text : guess

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [key])

  const run = (command: CheckingCommand) => {
    switch (command) {
      case 'accept':
        return send({ kind: 'word-accepted', text: text.trim() })
      case 'add':
        return onAdd === null ? send({ kind: 'word-accepted', text: text.trim() }) : onAdd(text.trim())
      case 'return':
        return send({ kind: 'word-returned' })
      case 'remove':
        return send({ kind: 'word-removed' })
      case 'skip':
        return send({ kind: 'word-skipped' })
      case 'end':
        return send({ kind: 'checking-ended' })
      case 'restore':
        setTyped({ key, text: guess })
        // Selected once the field shows the guess again.
        requestAnimationFrame(() => field.current?.select())
    }
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const command = readPress(event, text === guess)
    if (command === null) return
    event.preventDefault()
    run(command)
  }

  if (word === null) return <AllChecked total={total} onEnd={() => run('end')} onReturn={() => run('return')} />
  return (
    <StepPanel
      title={t('checkTitle')}
      lead={t('checkPlace', { at: at + 1, total, page: pageNumber })}
      footer={
        <Button wide onClick={() => run('end')}>
          {t('checkEnd')}
        </Button>
      }
    >
      <ProgressBar label={t('checkTitle')} hideLabel value={at / total} />
      {picture !== null && <WordPicture {...picture} label={t('checkPicture')} />}
      {nextImageUrl !== null && <img src={nextImageUrl} alt="" className={styles.ahead} aria-hidden />}
      <Inline gap="xs">
        {doubts.map((doubt) => (
          <Badge key={doubt} tone="warning">
            {t(doubtTexts[doubt])}
          </Badge>
        ))}
      </Inline>
      <Stack gap="xs">
        <TextField
          ref={field}
          label={t('checkWord')}
          value={text}
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={helpId}
          onChange={(next) => setTyped({ key, text: next })}
          onKeyDown={press}
        />
        {recognised !== guess && (
          <Text size="s" tone="muted">
            {t('checkRecognised', { word: recognised })}
          </Text>
        )}
      </Stack>
      <WordDecisions
        isFirst={at === 0}
        isAddable={onAdd !== null && doubts.includes('not-in-dictionary')}
        onDecide={run}
      />
      <div id={helpId} className={styles.help}>
        <Text size="s" tone="muted">
          {t('checkHelp')}
        </Text>
      </div>
      <VisuallyHidden live="polite">{t('checkPlace', { at: at + 1, total, page: pageNumber })}</VisuallyHidden>
    </StepPanel>
  )
}

function readPress(event: KeyboardEvent<HTMLInputElement>, isGuess: boolean): CheckingCommand | null {
  const { selectionStart, selectionEnd, value } = event.currentTarget
  return readCheckingKey({
    key: event.key,
    hasModifier: event.ctrlKey || event.metaKey || event.altKey,
    isComposing: event.nativeEvent.isComposing,
    isUntouched: isGuess && selectionStart === 0 && selectionEnd === value.length,
    isEmpty: value.trim() === '',
  })
}

interface AllCheckedProps {
  readonly total: number
  readonly onEnd: () => void
  readonly onReturn: () => void
}

function AllChecked({ total, onEnd, onReturn }: AllCheckedProps) {
  const t = useTranslate(pageToolMessages)
  return (
    <StepPanel
      title={t('checkTitle')}
      lead={t('checkDone', { count: total })}
      footer={
        <Button ref={focusOnMount} tone="accent" wide icon={Check} onClick={onEnd}>
          {t('checkEnd')}
        </Button>
      }
    >
      <Button tone="quiet" icon={Undo2} onClick={onReturn}>
        {t('checkReturn')}
      </Button>
    </StepPanel>
  )
}

function focusOnMount(button: HTMLButtonElement | null): void {
  button?.focus()
}
