import { collectionMessages } from '@lectern/messages'
import { useTranslate } from '../locale/use-translate'
import { VisuallyHidden } from '../visually-hidden'
import type { BranchState } from './branch-state'
import type { TreeRow } from './list-tree-rows'

interface BranchAnnouncementsProps {
  readonly rows: readonly TreeRow[]
  readonly states: ReadonlyMap<string, BranchState>
}

/** Announces to screen readers which open branches are loading, and which could not be loaded. */
export function BranchAnnouncements({ rows, states }: BranchAnnouncementsProps) {
  const t = useTranslate(collectionMessages)
  const announced = rows.flatMap((row) => {
    if (row.kind === 'failure') return [t('branchFailed', { branch: row.branch.label })]
    const isLoading = row.isExpanded === true && states.get(row.id) === 'loading'
    return isLoading ? [t('branchLoading', { branch: row.node.label })] : []
  })
  return <VisuallyHidden live="polite">{announced.join(' ')}</VisuallyHidden>
}
