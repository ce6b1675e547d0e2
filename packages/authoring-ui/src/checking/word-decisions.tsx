import { pageToolMessages } from '@lectern/messages'
import { Button, Inline, useTranslate } from '@lectern/ui'
import { BookMarked, Check, Trash2, Undo2 } from '@lectern/ui/icons'
import type { CheckingCommand } from './read-checking-key'

interface WordDecisionsProps {
  /** No word was decided before this one. */
  readonly isFirst: boolean
  /** The word can be added to those of the book. */
  readonly isAddable: boolean
  readonly onDecide: (command: CheckingCommand) => void
}

/** Buttons that decide a doubtful word. */
export function WordDecisions({ isFirst, isAddable, onDecide }: WordDecisionsProps) {
  const t = useTranslate(pageToolMessages)
  return (
    <>
      <Button tone="accent" wide icon={Check} onClick={() => onDecide('accept')}>
        {t('checkAccept')}
      </Button>
      {isAddable && (
        <Button wide icon={BookMarked} onClick={() => onDecide('add')}>
          {t('checkAddToBook')}
        </Button>
      )}
      <Inline gap="xs">
        <Button tone="quiet" icon={Undo2} disabled={isFirst} onClick={() => onDecide('return')}>
          {t('checkReturn')}
        </Button>
        <Button tone="quiet" onClick={() => onDecide('skip')}>
          {t('checkSkip')}
        </Button>
        <Button tone="quiet" icon={Trash2} onClick={() => onDecide('remove')}>
          {t('checkRemove')}
        </Button>
      </Inline>
    </>
  )
}
