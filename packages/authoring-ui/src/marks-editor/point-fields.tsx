import type { CoachingPoint } from '@lectern/core/book'
import { marksEditorMessages } from '@lectern/messages'
import { Select, useTranslate } from '@lectern/ui'
import { changePoint } from '../marks/change-mark'
import { isLink } from '../marks/is-link'
import type { MarkEdit } from './mark-edit'
import { MediaField } from './media-field'
import { OwnColor } from './trigger-fields'
import { TypedField } from './typed-field'

export interface PointFieldsProps extends MarkEdit {
  readonly fields: CoachingPoint
}

const localized = ['audioTracks', 'subtitles'] as const
const mediaLabels = { audioTracks: 'pointAudio', subtitles: 'pointSubtitles' } as const

/** Link, sound and subtitles of a coaching point. */
export function PointContent({ fields, language, change, onDiscard, uploadMedia }: PointFieldsProps) {
  const t = useTranslate(marksEditorMessages)
  const link = fields.link?.[language] ?? ''
  const write = (name: 'link' | (typeof localized)[number], text: string, continued?: boolean) =>
    change(
      (rect) =>
        rect.mark.kind === 'point'
          ? changePoint(rect, { [name]: { ...rect.mark.fields[name], [language]: text } })
          : rect,
      continued,
    )
  return (
    <>
      <TypedField
        label={t('marksLinkField')}
        type="url"
        value={link}
        error={isLink(link) ? undefined : t('marksLinkInvalid')}
        onChange={(text, continued) => write('link', text, continued)}
        onDiscard={onDiscard}
      />
      {localized.map((name) => (
        <MediaField
          key={`${name} ${language}`}
          label={t(mediaLabels[name])}
          kind={name === 'audioTracks' ? 'audio' : 'subtitles'}
          markId={fields.id}
          link={fields[name]?.[language] ?? ''}
          onLink={(text, continued) => write(name, text, continued)}
          onDiscard={onDiscard}
          uploadMedia={uploadMedia}
        />
      ))}
    </>
  )
}

const sides = ['top', 'right', 'bottom', 'left'] as const
const sideLabels = { top: 'sideTop', right: 'sideRight', bottom: 'sideBottom', left: 'sideLeft' } as const

/** Colour of a coaching point, and the side that its bubble points to. */
export function PointLooks({ fields, change }: PointFieldsProps) {
  const t = useTranslate(marksEditorMessages)
  const color = fields.color ?? null
  return (
    <>
      <Select
        label={t('lookSide')}
        size="s"
        value={sides.find((side) => side === fields.direction) ?? 'right'}
        options={sides.map((value) => ({ value, label: t(sideLabels[value]) }))}
        onChange={(direction) => change((rect) => changePoint(rect, { direction }))}
      />
      <OwnColor
        label={t('lookColor')}
        switchLabel={t('lookOwn', { name: t('lookColor') })}
        color={color}
        onChange={(next) => change((rect) => changePoint(rect, { color: next }), color !== null && next !== null)}
      />
    </>
  )
}
