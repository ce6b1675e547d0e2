import { studioMessages } from '@lectern/messages'
import { Badge, Button, Inline, useLocale, useTranslate } from '@lectern/ui'
import { Check } from '@lectern/ui/icons'
import type { Editor } from '../editor/editor'
import type { PlacedRect } from '../editor/placed-rect'
import { changeToPlaced } from '../editor/rect-changes'
import { isDoubtfulWord } from '../recognition/is-doubtful-word'
import { removeConfidence } from '../recognition/remove-confidence'
import * as styles from './rect-inspector.css'
import { WordField } from './word-field'
import { readWord } from '../editor/read-word'

/** The text of a rect, to correct, with its position and time. */
export function SingleRect({ editor, placed }: { readonly editor: Editor; readonly placed: PlacedRect }) {
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  const { rect } = placed
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <>
      <WordField
        key={placed.id}
        label={t(placed.kind === 'rects' ? 'inspectorSentence' : 'inspectorWord')}
        word={readWord(placed)}
        onChange={(word, continued) => {
          const after = { ...placed, rect: { ...removeConfidence(rect), word } }
          editor.perform('word', changeToPlaced(editor.document, [after]), continued)
        }}
        onDiscard={editor.abandonStep}
      />
      {isDoubtfulWord(rect) && (
        <Button
          size="s"
          icon={Check}
          onClick={() => {
            const after = { ...placed, rect: removeConfidence(rect) }
            editor.perform('word', changeToPlaced(editor.document, [after]))
          }}
        >
          {t('inspectorRight')}
        </Button>
      )}
      <div className={styles.wide}>
        <Inline gap="s">
          <Badge>
            {/* Across, then down, whatever direction the interface runs in. */}
            <bdi dir="ltr">{t('inspectorPlace', { x: rect.x, y: rect.y, width: rect.width, height: rect.height })}</bdi>
          </Badge>
          {rect.startTime === undefined || rect.endTime === undefined ? (
            <Badge>{t('inspectorUntimed')}</Badge>
          ) : (
            <Badge tone={rect.timing?.source === 'estimated' ? 'warning' : 'success'}>
              {t('inspectorTime', { start: seconds.format(rect.startTime), end: seconds.format(rect.endTime) })}
            </Badge>
          )}
        </Inline>
      </div>
    </>
  )
}
