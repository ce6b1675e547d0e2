import { studioMessages, toPageRanges } from '@lectern/messages'
import { Button, RadioGroup, Stack, Text, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import type { ConflictItem, ItemVersion } from './list-conflict-items'

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

type Choice = 'mine' | 'theirs'

/** Asks how to resolve a conflict. Nothing is written before the author has decided, and nothing is lost. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { pageNumbers, items, busy, onKeepMine, onTakeTheirs, onChoose, onLater } = props
  const t = useTranslate(studioMessages)
  // The dialog still shows its items while it fades out, and begins again with the next conflict.
  const [shown, setShown] = useState(items)
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  if (items.length > 0 && writeItems(items) !== writeItems(shown)) {
    setShown(items)
    setChoices(new Map())
  }
  const byItem = shown.some(({ kind }) => kind !== 'page')
  const isDecided = shown.every(({ key }) => choices.has(key))
  const theirs = () => new Set([...choices].flatMap(([key, choice]) => (choice === 'theirs' ? [key] : [])))
  const writeVersion = ({ isRemoved, isMoved, isRewritten, title }: ItemVersion) => {
    if (isRemoved) return t('conflictRemoved')
    if (!isRewritten) return t('conflictPlace')
    return t(isMoved ? 'conflictBoth' : 'conflictFields', { title: title ?? t('conflictUntitled') })
  }
  const nameItem = (item: (typeof shown)[number]) => {
    const page = item.pageNumber
    if (item.kind === 'page') return t('conflictPage', { page })
    const title = item.title ?? t('conflictUntitled')
    return t(item.kind === 'trigger' ? 'conflictTrigger' : 'conflictPoint', { title, page })
  }
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
            <RadioGroup<Choice>
              key={item.key}
              label={nameItem(item)}
              disabled={busy}
              value={choices.get(item.key) ?? null}
              options={[
                {
                  value: 'mine',
                  label: t('conflictMine'),
                  hint: item.kind === 'page' ? undefined : writeVersion(item.mine),
                },
                {
                  value: 'theirs',
                  label: t('conflictTheirs'),
                  hint: item.kind === 'page' ? undefined : writeVersion(item.theirs),
                },
              ]}
              onChange={(choice) => setChoices(new Map([...choices, [item.key, choice]]))}
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
