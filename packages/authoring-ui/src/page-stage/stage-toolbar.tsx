import { pageToolMessages, studioMessages } from '@lectern/messages'
import {
  Toolbar,
  ToolbarButton,
  ToolbarChoice,
  ToolbarRest,
  ToolbarSeparator,
  ToolbarText,
  useLocale,
  useTranslate,
} from '@lectern/ui'
import {
  ClipboardPaste,
  Maximize,
  MousePointer2,
  Redo2,
  SquarePlus,
  Timer,
  Undo2,
  Waypoints,
  ZoomIn,
  ZoomOut,
} from '@lectern/ui/icons'
import { useSyncExternalStore } from 'react'
import type { Editor } from '../editor/editor'
import { studioShortcuts } from '../shortcuts/studio-shortcuts'
import * as styles from './page-stage.css'
import { tools } from '../editor/tools/tool-state'
import { useEditorState } from './use-editor-state'
import type { FittedPage } from './use-fitted-page'

export interface StageToolbarProps {
  readonly editor: Editor
  readonly view: FittedPage
  /** A page without an image has no size and no zoom. */
  readonly hasImage: boolean
  /** The numbers of the reading order lie on the words. */
  readonly showsOrder: boolean
  readonly onShowOrder: (shows: boolean) => void
}

const zoomStep = 1.25

const toolLooks = {
  editRects: { label: 'stageToolEdit', icon: MousePointer2 },
  createRects: { label: 'stageToolDraw', icon: SquarePlus },
  assignTime: { label: 'stageToolTime', icon: Timer },
} as const

/** Marks have no times. */
const markTools = tools.filter((tool) => tool !== 'assignTime')

/** The tools of the stage: editing, drawing and timing, undo and redo, zoom. */
export function StageToolbar({ editor, view, hasImage, showsOrder, onShowOrder }: StageToolbarProps) {
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const showsMarks = useEditorState(editor, (state) => state.scope?.kind === 'marks')
  const tool = useEditorState(editor, (state) => state.tool)
  const zoom = useEditorState(editor, (state) => state.viewport.zoom)
  const canUndo = useEditorState(editor, (state) => state.canUndo)
  const canRedo = useEditorState(editor, (state) => state.canRedo)
  const tTools = useTranslate(pageToolMessages)
  const { clipboard } = editor
  const copied = useSyncExternalStore(clipboard.subscribe, clipboard.read)?.rects.length ?? 0
  return (
    <Toolbar label={t('stageToolbar')} look="edge">
      <ToolbarChoice
        label={t('stageTool')}
        value={tool}
        onChange={editor.setTool}
        choices={(showsMarks ? markTools : tools).map((value) => ({
          value,
          label: t(toolLooks[value].label),
          icon: toolLooks[value].icon,
          hideLabel: true,
        }))}
      />
      <ToolbarSeparator />
      <ToolbarButton
        icon={Undo2}
        label={t('undo')}
        hideLabel
        shortcut={studioShortcuts.undo[0]}
        disabled={!canUndo}
        onPress={editor.undo}
        followsText
      />
      <ToolbarButton
        icon={Redo2}
        label={t('redo')}
        hideLabel
        shortcut={studioShortcuts.redo[0]}
        disabled={!canRedo}
        onPress={editor.redo}
        followsText
      />
      {!showsMarks && (
        <ToolbarButton
          icon={Waypoints}
          label={tTools('orderShow')}
          hideLabel
          pressed={showsOrder}
          onPress={() => onShowOrder(!showsOrder)}
        />
      )}
      {copied > 0 && !showsMarks && (
        <ToolbarButton
          icon={ClipboardPaste}
          label={tTools('pasteFrames', { count: copied })}
          hideLabel
          shortcut={studioShortcuts.paste[0]}
          onPress={() => void editor.paste()}
        />
      )}
      <ToolbarRest />
      <ToolbarButton
        icon={ZoomOut}
        label={t('stageZoomOut')}
        hideLabel
        disabled={!hasImage}
        onPress={() => view.zoomBy(1 / zoomStep)}
      />
      <span className={styles.percent}>
        <ToolbarText>{hasImage ? percent.format(zoom) : '–'}</ToolbarText>
      </span>
      <ToolbarButton
        icon={ZoomIn}
        label={t('stageZoomIn')}
        hideLabel
        disabled={!hasImage}
        onPress={() => view.zoomBy(zoomStep)}
      />
      <ToolbarButton icon={Maximize} label={t('stageFit')} hideLabel disabled={!hasImage} onPress={view.fit} />
    </Toolbar>
  )
}
