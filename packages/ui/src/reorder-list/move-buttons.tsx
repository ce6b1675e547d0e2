import { collectionMessages } from '@lectern/messages'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from '../icon/icons'
import { IconButton } from '../icon-button'
import { useTranslate } from '../locale/use-translate'
import type { ReorderLayout } from './reorder-layout'

interface MoveButtonsProps {
  /** The name of the entry. */
  readonly name: string
  readonly layout: ReorderLayout
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly disabled: boolean
  /** Called with -1 or 1. */
  readonly onMove: (by: number) => void
}

/** The buttons that move an entry one place back or on. */
export function MoveButtons({ name, layout, isFirst, isLast, disabled, onMove }: MoveButtonsProps) {
  const t = useTranslate(collectionMessages)
  const grid = layout === 'grid'
  return (
    <>
      <IconButton
        icon={grid ? ArrowLeft : ArrowUp}
        followsText={grid}
        size="s"
        label={t(grid ? 'moveEntryBack' : 'moveEntryUp', { entry: name })}
        disabled={disabled}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={grid ? ArrowRight : ArrowDown}
        followsText={grid}
        size="s"
        label={t(grid ? 'moveEntryOn' : 'moveEntryDown', { entry: name })}
        disabled={disabled}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      />
    </>
  )
}
