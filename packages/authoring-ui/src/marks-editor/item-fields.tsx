import type { TriggerItem } from '@lectern/core/book'
import { marksEditorMessages } from '@lectern/messages'
import { Button, Card, IconButton, Inline, Select, Stack, Text, useTranslate } from '@lectern/ui'
import { ArrowUp, Plus, Trash2 } from '@lectern/ui/icons'
import { changeTrigger } from '../marks/change-mark'
import { readOwnText, writeOwnText } from '../marks/own-text'
import type { MarkEdit } from './mark-edit'
import { MediaField } from './media-field'
import { TypedField } from './typed-field'

const types = ['video', 'audio', 'definition'] as const
type ItemType = (typeof types)[number]

const typeLabels = { video: 'itemVideo', audio: 'itemAudio', definition: 'itemDefinition' } as const

/** The things that a trigger opens, in order. */
export function ItemFields(edit: MarkEdit) {
  const t = useTranslate(marksEditorMessages)
  const items = readItems(edit)
  const changeItems = (update: (items: readonly TriggerItem[]) => readonly TriggerItem[], continued?: boolean) =>
    edit.change((rect) => changeTrigger(rect, { items: update(readItems({ rect })) }), continued)
  return (
    <Stack gap="s">
      {items.map((item, index) => (
        <Card key={index} as="section" padding="s" aria-label={t('itemNumber', { number: index + 1 })}>
          <Stack gap="s">
            <ItemContent
              edit={edit}
              item={item}
              onChange={(next, continued) => changeItems((now) => now.with(index, next), continued)}
            />
            <Inline gap="xs">
              {index > 0 && (
                <IconButton
                  size="s"
                  icon={ArrowUp}
                  label={t('itemUp', { number: index + 1 })}
                  onClick={() => changeItems((now) => moveUp(now, index))}
                />
              )}
              <IconButton
                size="s"
                icon={Trash2}
                label={t('itemRemove', { number: index + 1 })}
                onClick={() => changeItems((now) => now.toSpliced(index, 1))}
              />
            </Inline>
          </Stack>
        </Card>
      ))}
      <Button size="s" icon={Plus} onClick={() => changeItems((now) => [...now, { type: 'definition', content: {} }])}>
        {t('itemAdd')}
      </Button>
    </Stack>
  )
}

interface ItemContentProps {
  readonly edit: MarkEdit
  readonly item: TriggerItem
  readonly onChange: (item: TriggerItem, continued?: boolean) => void
}

function ItemContent({ edit, item, onChange }: ItemContentProps) {
  const t = useTranslate(marksEditorMessages)
  const { language, rect, onDiscard, uploadMedia } = edit
  const type = types.find((known) => known === item.type) ?? null
  const own = readOwnText(item.content, language)
  const write = (text: string, continued?: boolean) =>
    onChange({ ...item, content: writeOwnText(item.content, language, text) }, continued)
  const media = { markId: rect.mark.fields.id, onDiscard, uploadMedia }
  if (type === null || own.kind === 'foreign') {
    return (
      <Text size="s" tone="muted">
        {t('itemForeign', { type: item.type ?? '' })}
      </Text>
    )
  }
  return (
    <>
      <Select<ItemType>
        label={t('itemType')}
        size="s"
        value={type}
        options={types.map((value) => ({ value, label: t(typeLabels[value]) }))}
        onChange={(next) => onChange({ ...item, type: next })}
      />
      {type !== 'definition' ? (
        <>
          <MediaField
            key={`${type} ${language}`}
            label={t(type === 'audio' ? 'itemSound' : 'itemVideo')}
            kind={type}
            {...media}
            link={own.text}
            onLink={write}
          />
          <MediaField
            key={`subtitles ${language}`}
            label={t('pointSubtitles')}
            kind="subtitles"
            {...media}
            link={item.subtitles?.[language] ?? ''}
            onLink={(link, continued) =>
              onChange({ ...item, subtitles: { ...item.subtitles, [language]: link } }, continued)
            }
          />
        </>
      ) : (
        <TypedField label={t('itemText')} lang={language} value={own.text} onChange={write} onDiscard={onDiscard} />
      )}
    </>
  )
}

function readItems({ rect: { mark } }: Pick<MarkEdit, 'rect'>): readonly TriggerItem[] {
  return mark.kind === 'trigger' ? (mark.fields.items ?? []) : []
}

function moveUp(items: readonly TriggerItem[], index: number): readonly TriggerItem[] {
  const moved = items[index]
  return moved === undefined ? items : items.toSpliced(index, 1).toSpliced(index - 1, 0, moved)
}
