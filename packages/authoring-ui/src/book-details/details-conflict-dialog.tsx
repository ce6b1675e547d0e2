import { bookDetailsMessages } from '@lectern/messages'
import { Button, RadioGroup, Stack, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { useState } from 'react'
import type { DetailsDraft } from './details-draft'
import type { ConflictField, DetailsChoice } from './merge-details'

export interface DetailsConflictDialogProps {
  /** Fields that two authors changed; empty closes the dialog. */
  readonly fields: readonly ConflictField[]
  readonly mine: DetailsDraft
  readonly theirs: DetailsDraft
  readonly busy: boolean
  readonly onResolve: (choices: ReadonlyMap<ConflictField, DetailsChoice>) => void
  readonly onClose: () => void
}

const fieldTexts = {
  title: 'detailsTitleLabel',
  description: 'detailsDescription',
  cover: 'detailsCover',
  creators: 'detailsCreators',
  color: 'detailsColor',
  visibility: 'detailsAccess',
} as const satisfies Record<ConflictField, string>

/** Asks, field by field, which of two authors' values to keep. */
export function DetailsConflictDialog(props: DetailsConflictDialogProps) {
  const { fields, mine, theirs, busy, onResolve, onClose } = props
  const t = useTranslate(bookDetailsMessages)
  // The dialog still shows its fields while it fades out.
  const [shown, setShown] = useState(fields)
  const [choices, setChoices] = useState<ReadonlyMap<ConflictField, DetailsChoice>>(new Map())
  if (fields.length > 0 && fields !== shown) {
    setShown(fields)
    setChoices(new Map())
  }
  const write = (draft: DetailsDraft, field: ConflictField): string => {
    switch (field) {
      case 'title':
        return draft.title
      case 'description':
        return draft.description === '' ? t('detailsEmpty') : draft.description
      case 'cover':
        return t(draft.cover.kind === 'stored' ? 'detailsCoverTheirs' : 'detailsCoverNew')
      case 'creators':
        return draft.creators.length === 0
          ? t('detailsEmpty')
          : draft.creators.map(({ name, role }) => (role === '' ? name : `${name} (${role})`)).join(', ')
      case 'color':
        return draft.color ?? t('detailsColorUsual')
      case 'visibility':
        return t(visibilityTexts[draft.visibility])
    }
  }
  return (
    <Dialog
      open={fields.length > 0}
      title={t('detailsConflictTitle')}
      description={t('detailsConflictLead')}
      onOpenChange={(next) => !next && onClose()}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            tone="accent"
            busy={busy}
            disabled={shown.some((field) => !choices.has(field))}
            onClick={() => onResolve(choices)}
          >
            {t('detailsConflictSave')}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        {shown.map((field) => (
          <RadioGroup<DetailsChoice>
            key={field}
            label={t(fieldTexts[field])}
            value={choices.get(field) ?? null}
            options={[
              { value: 'mine', label: t('detailsConflictMine', { value: write(mine, field) }) },
              { value: 'theirs', label: t('detailsConflictTheirs', { value: write(theirs, field) }) },
            ]}
            onChange={(choice) => setChoices(new Map([...choices, [field, choice]]))}
          />
        ))}
      </Stack>
    </Dialog>
  )
}

export const visibilityTexts = {
  public: 'detailsAccessPublic',
  domain: 'detailsAccessDomain',
  private: 'detailsAccessPrivate',
} as const
