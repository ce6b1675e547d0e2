import { pageToolMessages, studioMessages } from '@lectern/messages'
import { Card, Stack, Text, useTranslate } from '@lectern/ui'
import { useEffect, useRef } from 'react'
import type { Editor } from '../editor/editor'
import { useEditorState } from '../page-stage/use-editor-state'
import { readCommand } from '../shortcuts/read-command'
import * as styles from './rect-inspector.css'
import { ArrangeTools } from './arrange-tools'
import { SelectionActions } from './selection-actions'
import { SingleRect } from './single-rect'

export interface RectInspectorProps {
  readonly editor: Editor
  readonly language: string
  readonly newId: () => string
}

/** The selected words or sentences: one with its text, position and time, to correct; several to arrange, join and copy. */
export function RectInspector({ editor, language, newId }: RectInspectorProps) {
  const t = useTranslate(studioMessages)
  const tools = useTranslate(pageToolMessages)
  const card = useRef<HTMLDivElement>(null)
  const selected = useEditorState(editor, (state) => state.selected)
  // The selected rects change with the document too.
  useEditorState(editor, (state) => state.documentVersion)
  const placed = editor.listSelected()
  const [only] = placed
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (readCommand(event) !== 'editSelection') return
      event.preventDefault()
      card.current?.querySelector<HTMLElement>('input, button:not(:disabled)')?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  if (selected.size === 0 || only === undefined) return null
  return (
    <div ref={card}>
      <Card as="section" level="raised" padding="m" aria-label={t('inspectorTitle')}>
        <Stack gap="s">
          {placed.length === 1 ? (
            <SingleRect editor={editor} placed={only} />
          ) : (
            <>
              <Text weight="medium">{t('stageSelectedCount', { count: placed.length })}</Text>
              <ArrangeTools editor={editor} count={placed.length} />
            </>
          )}
          <SelectionActions editor={editor} placed={placed} language={language} newId={newId} />
          {placed.length === 1 && only.kind === 'rectsByWords' && (
            <div className={styles.wide}>
              <Text size="s" tone="muted">
                {tools('splitHint')}
              </Text>
            </div>
          )}
        </Stack>
      </Card>
    </div>
  )
}
