import { studioMessages } from '@lectern/messages'
import { Badge, Button, Card, Inline, Stack, Text, useLocale, useTranslate } from '@lectern/ui'
import type { Rect } from '@lectern/core/geometry'
import { Check, Trash2 } from '@lectern/ui/icons'
import type { Editor } from '../editor/editor'
import { changeToPlaced } from '../editor/rect-changes'
import { useEditorState } from '../page-stage/use-editor-state'
import { doubtfulConfidence } from '../stage/rect-tone'
import { WordField } from './word-field'

/** The selected word or sentence with its position and time, to correct. */
export function RectInspector({ editor }: { readonly editor: Editor }) {
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  const selected = useEditorState(editor, (state) => state.selected)
  const only = useEditorState(editor, (state) => {
    const [id] = state.selected
    return state.selected.size === 1 && id !== undefined ? editor.document.get(id) : undefined
  })
  if (selected.size === 0) return null
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <Card as="section" level="raised" padding="m" aria-label={t('inspectorTitle')}>
      <Stack gap="s">
        {only === undefined ? (
          <Text weight="medium">{t('stageSelectedCount', { count: selected.size })}</Text>
        ) : (
          <>
            <WordField
              key={only.id}
              label={t(only.kind === 'rects' ? 'inspectorSentence' : 'inspectorWord')}
              word={only.rect.word ?? ''}
              onChange={(word, continued) => {
                const after = { ...only, rect: { ...withoutDoubt(only.rect), word } }
                editor.perform('word', changeToPlaced(editor.document, [after]), continued)
              }}
              onDiscard={editor.abandonStep}
            />
            {(only.rect.confidence ?? 1) < doubtfulConfidence && (
              <Button
                size="s"
                icon={Check}
                onClick={() => {
                  const after = { ...only, rect: withoutDoubt(only.rect) }
                  editor.perform('word', changeToPlaced(editor.document, [after]))
                }}
              >
                {t('inspectorRight')}
              </Button>
            )}
            <Inline gap="s">
              <Badge>
                {/* Across, then down, whatever direction the interface runs in. */}
                <bdi dir="ltr">
                  {t('inspectorPlace', {
                    x: only.rect.x,
                    y: only.rect.y,
                    width: only.rect.width,
                    height: only.rect.height,
                  })}
                </bdi>
              </Badge>
              {only.rect.startTime === undefined || only.rect.endTime === undefined ? (
                <Badge>{t('inspectorUntimed')}</Badge>
              ) : (
                <Badge tone={only.rect.timing?.source === 'estimated' ? 'warning' : 'success'}>
                  {t('inspectorTime', {
                    start: seconds.format(only.rect.startTime),
                    end: seconds.format(only.rect.endTime),
                  })}
                </Badge>
              )}
            </Inline>
          </>
        )}
        <Button size="s" tone="quiet" icon={Trash2} onClick={editor.removeSelected}>
          {t('inspectorDelete', { count: selected.size })}
        </Button>
      </Stack>
    </Card>
  )
}

/** Returns the rect without its confidence: a word that the author has checked is no longer doubtful. */
function withoutDoubt({ confidence: _confidence, ...rect }: Rect): Rect {
  return rect
}
