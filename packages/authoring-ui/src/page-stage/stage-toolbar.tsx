import { studioMessages } from '@lectern/messages'
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
import { Maximize, MousePointer2, Redo2, SquarePlus, Undo2, ZoomIn, ZoomOut } from '@lectern/ui/icons'
import type { Editor } from '../editor/editor'
import { studioShortcuts } from '../shortcuts/studio-shortcuts'
import * as styles from './page-stage.css'
import { useEditorState } from './use-editor-state'
import type { FittedPage } from './use-fitted-page'

export interface StageToolbarProps {
  readonly editor: Editor
  readonly view: FittedPage
  /** A page without an image has no size and no zoom. */
  readonly hasImage: boolean
}

const zoomStep = 1.25

/** The tools of the stage: editing and drawing, undo and redo, zoom. */
export function StageToolbar({ editor, view, hasImage }: StageToolbarProps) {
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const tool = useEditorState(editor, (state) => state.tool)
  const zoom = useEditorState(editor, (state) => state.viewport.zoom)
  const canUndo = useEditorState(editor, (state) => state.canUndo)
  const canRedo = useEditorState(editor, (state) => state.canRedo)
  return (
    <Toolbar label={t('stageToolbar')} look="edge">
      <ToolbarChoice
        label={t('stageTool')}
        value={tool}
        onChange={editor.setTool}
        choices={[
          { value: 'editRects', label: t('stageToolEdit'), icon: MousePointer2, hideLabel: true },
          { value: 'createRects', label: t('stageToolDraw'), icon: SquarePlus, hideLabel: true },
        ]}
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
