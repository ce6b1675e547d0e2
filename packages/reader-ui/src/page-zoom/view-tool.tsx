import { viewMessages } from '@lectern/messages'
import { IconButton, useTranslate, VisuallyHidden } from '@lectern/ui'
import { ZoomIn } from '@lectern/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { useCommand } from '../reading-tools/use-command'
import { usePageZoom } from './use-page-zoom'
import type { UsedViewTool } from './use-view-tool'
import * as styles from './view-popover.css'

const ViewPopover = lazy(async () => {
  const { ViewPopover: component } = await import('./view-popover')
  return { default: component }
})

interface ViewToolProps extends Pick<ReadingToolsProps, 'commands' | 'slots'>, UsedViewTool {}

/** Zooms the page by gestures, keys, and a popover in the player bar or a dialog that the menu opens. */
export function ViewTool({ commands, slots, hasButton, isOpen, open, onOpenChange }: ViewToolProps) {
  const t = useTranslate(viewMessages)
  const { zoom, status } = usePageZoom(slots.stage)
  const [isWanted, setIsWanted] = useState(false)
  if (isOpen && !isWanted) setIsWanted(true)
  useCommand(commands, 'zoom-in', () => zoom?.send({ kind: 'stepped', direction: 'in' }))
  useCommand(commands, 'zoom-out', () => zoom?.send({ kind: 'stepped', direction: 'out' }))
  useCommand(commands, 'reset-zoom', () => zoom?.send({ kind: 'fitted', fit: 'screen' }))
  if (slots.player === null || zoom === null || status === null) return null
  const button = hasButton ? <IconButton icon={ZoomIn} label={t('viewTool')} /> : null
  const unloaded = hasButton && <IconButton icon={ZoomIn} label={t('viewTool')} aria-haspopup="dialog" onClick={open} />
  return createPortal(
    <div className={styles.tool}>
      {isWanted ? (
        <Suspense fallback={unloaded}>
          <ViewPopover trigger={button} zoom={zoom} status={status} open={isOpen} onOpenChange={onOpenChange} />
        </Suspense>
      ) : (
        unloaded
      )}
      <VisuallyHidden live="polite">
        {status.percent === 100 ? '' : t('viewPercent', { percent: status.percent })}
      </VisuallyHidden>
    </div>,
    slots.player,
  )
}
