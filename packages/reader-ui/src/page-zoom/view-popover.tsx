import { viewMessages } from '@lectern/messages'
import { Button, Dialog, IconButton, Popover, Stack, ToggleGroup, useTranslate } from '@lectern/ui'
import { ZoomIn, ZoomOut } from '@lectern/ui/icons'
import type { ReactElement } from 'react'
import { useReaderDispatch, useReaderSelector } from '../connected/use-reader-store'
import { findKey } from '../shortcuts/command-keys'
import { preferencesChanged } from '../store/preferences-slice'
import type { PageZoom, ZoomStatus } from './create-page-zoom'
import * as styles from './view-popover.css'

interface ViewSettingsProps {
  readonly zoom: PageZoom
  readonly status: ZoomStatus
}

export interface ViewPopoverProps extends ViewSettingsProps {
  /** The button that opens it; null shows a dialog instead. */
  readonly trigger: ReactElement | null
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Changes the zoom, and how many pages are shown beside each other. */
export function ViewPopover({ trigger, open, onOpenChange, ...view }: ViewPopoverProps) {
  const t = useTranslate(viewMessages)
  const shared = { title: t('viewTool'), size: 's', open, onOpenChange, children: <ViewSettings {...view} /> } as const
  return trigger === null ? <Dialog {...shared} /> : <Popover {...shared} trigger={trigger} side="top" />
}

function ViewSettings({ zoom, status }: ViewSettingsProps) {
  const t = useTranslate(viewMessages)
  const dispatch = useReaderDispatch()
  const layout = useReaderSelector(({ preferences }) => preferences.pageLayout)
  const keyOf = (command: 'zoom-in' | 'zoom-out' | 'reset-zoom') => findKey(command, { direction: 'ltr' }) ?? undefined
  return (
    <Stack gap="m">
      <div className={styles.zoom}>
        <IconButton
          icon={ZoomOut}
          label={t('viewZoomOut')}
          shortcut={keyOf('zoom-out')}
          aria-disabled={!status.canZoomOut}
          onClick={() => zoom.send({ kind: 'stepped', direction: 'out' })}
        />
        <Button
          tone="quiet"
          aria-label={t('viewResetZoom', { percent: status.percent })}
          aria-disabled={status.percent === 100}
          onClick={() => zoom.send({ kind: 'fitted', fit: 'screen' })}
        >
          {t('viewPercent', { percent: status.percent })}
        </Button>
        <IconButton
          icon={ZoomIn}
          label={t('viewZoomIn')}
          shortcut={keyOf('zoom-in')}
          aria-disabled={!status.canZoomIn}
          onClick={() => zoom.send({ kind: 'stepped', direction: 'in' })}
        />
      </div>
      <ToggleGroup
        label={t('viewFit')}
        size="s"
        value={status.fit}
        choices={[
          { value: 'page', label: t('viewFitPage') },
          { value: 'width', label: t('viewFitWidth') },
          { value: 'height', label: t('viewFitHeight') },
        ]}
        onChange={(fit) => zoom.send({ kind: 'fitted', fit: fit ?? 'screen' })}
      />
      <ToggleGroup
        label={t('viewPages')}
        size="s"
        value={layout}
        choices={[
          { value: 'one', label: t('viewPagesOne') },
          { value: 'two', label: t('viewPagesTwo') },
          { value: 'auto', label: t('viewPagesAuto') },
        ]}
        onChange={(pageLayout) => {
          if (pageLayout !== null) dispatch(preferencesChanged({ pageLayout }))
        }}
      />
    </Stack>
  )
}
