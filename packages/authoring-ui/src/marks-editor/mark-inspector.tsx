import { marksEditorMessages, nameLanguage } from '@lectern/messages'
import {
  Button,
  Card,
  IconButton,
  Inline,
  Select,
  Stack,
  Switch,
  Tabs,
  Text,
  useLocale,
  useTranslate,
} from '@lectern/ui'
import { Copy, Languages, Trash2, X } from '@lectern/ui/icons'
import { useState } from 'react'
import type { Editor } from '../editor/editor'
import { placeRect, type PlacedRect } from '../editor/placed-rect'
import { changeToPlaced } from '../editor/rect-changes'
import { changeMark } from '../marks/change-mark'
import { copyMark } from '../marks/copy-mark'
import { copyTexts } from '../marks/copy-texts'
import { isLink } from '../marks/is-link'
import { toMarksKey } from '../marks/marks-key'
import { isMarkRect } from '../marks/page-mark'
import { useEditorState } from '../page-stage/use-editor-state'
import { IconField } from './icon-field'
import type { MarkEdit, UploadMedia } from './mark-edit'
import * as styles from './marks-editor.css'
import { PointContent, PointLooks } from './point-fields'
import { TriggerBehaviour, TriggerContent, TriggerLooks, type TriggerFieldsProps } from './trigger-fields'
import { TypedField } from './typed-field'

type Pages = TriggerFieldsProps['pages']
type Quizzes = TriggerFieldsProps['quizzes']

export interface MarkInspectorProps {
  readonly editor: Editor
  readonly newId: () => string
  /** Language of the desk, in which the fields are shown at first. */
  readonly language: string
  /** All languages of the chapter. */
  readonly languages: readonly string[]
  readonly pages: Pages
  readonly quizzes: Quizzes
  readonly uploadMedia: UploadMedia
}

/** The fields of the selected trigger or coaching point. */
export function MarkInspector(props: MarkInspectorProps) {
  const { editor } = props
  const t = useTranslate(marksEditorMessages)
  const selected = useEditorState(editor, (state) => state.selected)
  const only = useEditorState(editor, (state) => {
    const [id] = state.selected
    return state.selected.size === 1 && id !== undefined ? editor.document.get(id) : undefined
  })
  return (
    <div className={styles.inspector}>
      <Card as="section" level="raised" padding="m" aria-label={t('marksInspector')}>
        <Stack gap="s">
          {only !== undefined && <SelectedMark key={only.id} {...props} placed={only} />}
          <Button size="s" tone="quiet" icon={Trash2} onClick={editor.removeSelected}>
            {t('marksDelete', { count: selected.size })}
          </Button>
        </Stack>
      </Card>
    </div>
  )
}

const parts = ['content', 'behaviour', 'look'] as const
type Part = (typeof parts)[number]

const partLabels = { content: 'partContent', behaviour: 'partBehaviour', look: 'partLook' } as const

function SelectedMark(props: MarkInspectorProps & { readonly placed: PlacedRect }) {
  const { editor, placed, languages, pages, quizzes, uploadMedia } = props
  const t = useTranslate(marksEditorMessages)
  const { locale } = useLocale()
  const [language, setLanguage] = useState(props.language)
  const [part, setPart] = useState<Part>('content')
  const { rect } = placed
  if (!isMarkRect(rect)) return null
  const edit: MarkEdit = {
    rect,
    language,
    languageName: nameLanguage(language, locale),
    change(update, continued) {
      // An upload that ends late changes the mark as it is at that time.
      const now = editor.document.get(placed.id)
      if (now === undefined || !isMarkRect(now.rect)) return
      editor.perform('fields', changeToPlaced(editor.document, [{ ...now, rect: update(now.rect) }]), continued)
    },
    onDiscard: editor.abandonStep,
    uploadMedia,
  }
  const source = languages.find((own) => copyTexts(rect, own, language) !== rect)
  const content = {
    content: <Content {...edit} pages={pages} quizzes={quizzes} />,
    behaviour: <Behaviour {...edit} pages={pages} quizzes={quizzes} />,
    look: <Looks {...edit} pages={pages} quizzes={quizzes} />,
  }
  return (
    <>
      <Inline gap="s">
        <IconButton size="s" icon={X} label={t('marksClose')} onClick={() => editor.select([])} />
        <Text weight="medium">{t(rect.mark.kind === 'trigger' ? 'marksTrigger' : 'marksPoint')}</Text>
        <Text size="s" tone="muted">
          {t('marksPlace', { x: rect.x, y: rect.y, width: rect.width, height: rect.height })}
        </Text>
      </Inline>
      {languages.length > 1 && (
        <Select
          label={t('marksLanguage')}
          size="s"
          value={language}
          options={languages.map((value) => ({ value, label: nameLanguage(value, locale) }))}
          onChange={setLanguage}
        />
      )}
      {source !== undefined && (
        <Inline>
          <Button
            size="s"
            tone="quiet"
            icon={Languages}
            onClick={() => edit.change((now) => copyTexts(now, source, language))}
          >
            {t('copyTexts', { language: nameLanguage(source, locale) })}
          </Button>
        </Inline>
      )}
      <Tabs
        label={t('marksInspector')}
        value={part}
        onChange={setPart}
        tabs={parts.map((value) => ({
          value,
          label: t(partLabels[value]),
          content: <Stack gap="s">{content[value]}</Stack>,
        }))}
      />
      <CopyFields {...props} placed={placed} />
    </>
  )
}

interface PartProps extends MarkEdit {
  readonly pages: Pages
  readonly quizzes: Quizzes
}

function Content({ pages, quizzes, ...edit }: PartProps) {
  const t = useTranslate(marksEditorMessages)
  const { rect, language, change, onDiscard } = edit
  const { mark } = rect
  return (
    <>
      <TypedField
        label={t('marksTitleField')}
        lang={language}
        value={mark.fields.title?.[language] ?? ''}
        onChange={(text, continued) =>
          change((now) => changeMark(now, { title: { ...now.mark.fields.title, [language]: text } }), continued)
        }
        onDiscard={onDiscard}
      />
      {mark.kind === 'trigger' ? (
        <TriggerContent {...edit} fields={mark.fields} pages={pages} quizzes={quizzes} />
      ) : (
        <PointContent {...edit} fields={mark.fields} />
      )}
    </>
  )
}

function Behaviour({ pages, quizzes, ...edit }: PartProps) {
  const t = useTranslate(marksEditorMessages)
  const { rect, language, languageName, change } = edit
  const { mark } = rect
  const { hiddenVariations } = mark.fields
  return (
    <>
      <Switch
        label={t('marksHidden', { language: languageName })}
        checked={hiddenVariations?.includes(language) ?? false}
        onChange={(isHidden) => {
          const others = hiddenVariations?.filter((own) => own !== language) ?? []
          change((now) => changeMark(now, { hiddenVariations: isHidden ? [...others, language] : others }))
        }}
      />
      {mark.kind === 'trigger' && <TriggerBehaviour {...edit} fields={mark.fields} pages={pages} quizzes={quizzes} />}
    </>
  )
}

function Looks({ pages, quizzes, ...edit }: PartProps) {
  const t = useTranslate(marksEditorMessages)
  const { rect, change, onDiscard } = edit
  const { mark } = rect
  const icon = mark.fields.iconUrl ?? ''
  return (
    <>
      <IconField
        icon={icon === '' ? (mark.fields.icon ?? null) : undefined}
        onChange={(name) => change((now) => changeMark(now, { icon: name ?? undefined, iconUrl: undefined }))}
      />
      <TypedField
        label={t('lookPicture')}
        hint={t('lookPictureHint')}
        type="url"
        value={icon}
        error={isLink(icon) ? undefined : t('marksLinkInvalid')}
        onChange={(text, continued) =>
          change((now) => changeMark(now, { iconUrl: text === '' ? undefined : text }), continued)
        }
        onDiscard={onDiscard}
      />
      {mark.kind === 'trigger' ? (
        <TriggerLooks {...edit} fields={mark.fields} pages={pages} quizzes={quizzes} />
      ) : (
        <PointLooks {...edit} fields={mark.fields} />
      )}
    </>
  )
}

function CopyFields({ editor, newId, placed, pages }: MarkInspectorProps & { readonly placed: PlacedRect }) {
  const t = useTranslate(marksEditorMessages)
  const [target, setTarget] = useState<string | null>(null)
  const other = pages.filter(({ pageId }) => toMarksKey(pageId) !== placed.pageVariationId)
  const chosen = other.find(({ pageId }) => String(pageId) === target) ?? other[0]
  const { rect } = placed
  if (chosen === undefined || !isMarkRect(rect)) return null
  const copy = () => {
    const scope = { pageVariationId: toMarksKey(chosen.pageId), kind: 'marks' } as const
    const order = (editor.document.inOrder(scope).at(-1)?.order ?? -1) + 1
    const copied = placeRect(scope, copyMark(rect, newId()), order)
    editor.perform('copy', changeToPlaced(editor.document, [copied]))
  }
  return (
    <Inline gap="s" align="end">
      <Select
        label={t('copyTo')}
        size="s"
        value={String(chosen.pageId)}
        options={other.map(({ pageId, pageNumber }) => ({
          value: String(pageId),
          label: t('autoplayOnPage', { page: pageNumber }),
        }))}
        onChange={setTarget}
      />
      <Button size="s" icon={Copy} onClick={copy}>
        {t('copy')}
      </Button>
    </Inline>
  )
}
