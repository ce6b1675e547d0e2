import { pageToolMessages } from '@lectern/messages'
import { Stack, Toolbar, ToolbarButton, useTranslate } from '@lectern/ui'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
} from '@lectern/ui/icons'
import { alignRects, alignments, type Alignment } from '../editor/arrange/align-rects'
import { distributeRects } from '../editor/arrange/distribute-rects'
import type { Editor } from '../editor/editor'
import type { PlacedRect } from '../editor/placed-rect'
import { changeToPlaced } from '../editor/rect-changes'

const looks = {
  left: { label: 'alignLeft', icon: AlignStartVertical },
  centre: { label: 'alignCentre', icon: AlignCenterVertical },
  right: { label: 'alignRight', icon: AlignEndVertical },
  top: { label: 'alignTop', icon: AlignStartHorizontal },
  middle: { label: 'alignMiddle', icon: AlignCenterHorizontal },
  bottom: { label: 'alignBottom', icon: AlignEndHorizontal },
} as const satisfies Readonly<Record<Alignment, object>>

/** Aligns and distributes the selected rects, each as one undo step. */
export function ArrangeTools({ editor, count }: { readonly editor: Editor; readonly count: number }) {
  const t = useTranslate(pageToolMessages)
  const arrange = (label: string, change: (placed: readonly PlacedRect[]) => readonly PlacedRect[]) =>
    editor.perform(label, changeToPlaced(editor.document, change(editor.listSelected())))
  return (
    <Stack gap="s">
      <Toolbar label={t('arrangeTools')}>
        {alignments.map((alignment) => (
          <ToolbarButton
            key={alignment}
            icon={looks[alignment].icon}
            label={t(looks[alignment].label)}
            hideLabel
            onPress={() => arrange('align', (placed) => alignRects(placed, alignment))}
          />
        ))}
      </Toolbar>
      <Toolbar label={t('distributeTools')}>
        <ToolbarButton
          icon={AlignHorizontalSpaceBetween}
          label={t('distributeAcross')}
          hideLabel
          disabled={count < 3}
          onPress={() => arrange('distribute', (placed) => distributeRects(placed, 'x'))}
        />
        <ToolbarButton
          icon={AlignVerticalSpaceBetween}
          label={t('distributeDown')}
          hideLabel
          disabled={count < 3}
          onPress={() => arrange('distribute', (placed) => distributeRects(placed, 'y'))}
        />
      </Toolbar>
    </Stack>
  )
}
