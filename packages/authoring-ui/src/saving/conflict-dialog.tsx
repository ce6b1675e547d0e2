import { studioMessages, toPageRanges } from '@lectern/messages'
import { Button, Stack, Text, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import { ConflictQuestion, type ConflictAnswer } from './conflict-question'
import type { ConflictItem } from './list-conflict-items'

export interface ConflictDialogProps {
  /** Numbers of the pages that someone else saved meanwhile; empty without a conflict. */
  readonly pageNumbers: readonly number[]
  /** The conflicts to resolve: one by one if marks are among them. */
  readonly items: readonly (ConflictItem & { readonly pageNumber: number })[]
  readonly busy: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  /** Gets the keys of the items that are taken from the other author. */
  readonly onChoose: (theirs: ReadonlySet<string>) => void
  readonly onLater: () => void
}

/** Asks how to resolve a conflict. Nothing is written before the author has decided, and nothing is lost. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { pageNumbers, items, busy, onKeepMine, onTakeTheirs, onChoose, onLater } = props
  const t = useTranslate(studioMessages)
  // The dialog still shows its items while it fades out, and begins again with the next conflict.
  const [shown, setShown] = useState(items)
  const [choices, setChoices] = useState<ReadonlyMap<string, ConflictAnswer>>(new Map())
  if (items.length > 0 && writeItems(items) !== writeItems(shown)) {
    setShown(items)
    setChoices(new Map())
  }
  const byItem = shown.some(({ kind }) => kind !== 'page')
  const isDecided = shown.every(({ key }) => choices.has(key))
  const theirs = () => new Set([...choices].flatMap(([key, choice]) => (choice === 'theirs' ? [key] : [])))
  return (
    <Dialog
      open={pageNumbers.length > 0}
      onOpenChange={(open) => !open && onLater()}
      title={t('conflictTitle')}
      description={t('conflictLead', { count: pageNumbers.length, pages: toPageRanges(pageNumbers) })}
      actions={
        <>
          <Button tone="quiet" disabled={busy} onClick={onLater}>
            {t('conflictLater')}
          </Button>
          {byItem ? (
            <Button tone="accent" busy={busy} disabled={!isDecided} onClick={() => onChoose(theirs())}>
              {t('conflictChosen')}
            </Button>
          ) : (
            <>
              <Button disabled={busy} onClick={onTakeTheirs}>
                {t('conflictTheirs')}
              </Button>
              <Button tone="accent" busy={busy} onClick={onKeepMine}>
                {t('conflictMine')}
              </Button>
            </>
          )}
        </>
      }
    >
      <Stack gap="l">
        {byItem &&
          shown.map((item) => (
            <ConflictQuestion
              key={item.key}
              item={item}
              answer={choices.get(item.key) ?? null}
              disabled={busy}
              onAnswer={(answer) => setChoices(new Map([...choices, [item.key, answer]]))}
            />
          ))}
        <Text size="s" tone="muted">
          {t(byItem ? 'conflictHelpItems' : 'conflictHelp')}
        </Text>
      </Stack>
    </Dialog>
  )
}

const writeItems = (items: readonly ConflictItem[]) => JSON.stringify(items)
