import type { PopupTrigger } from '@lectern/core/book'
import { marksEditorMessages } from '@lectern/messages'
import { ColorField, defaultAccent, Select, Switch, Text, useTranslate } from '@lectern/ui'
import { changeTrigger } from '../marks/change-mark'
import { isLink } from '../marks/is-link'
import { readOwnText, writeOwnText } from '../marks/own-text'
import type { MarkRect } from '../marks/page-mark'
import { changeStart, findStart } from '../marks/start-times'
import { AnswerFields } from './answer-fields'
import { ItemFields } from './item-fields'
import type { MarkEdit } from './mark-edit'
import { MediaField } from './media-field'
import { QuizField, type QuizChoice } from './quiz-field'
import { StartFields } from './start-fields'
import { StyleFields } from './style-fields'
import { TypedField } from './typed-field'

export interface TriggerFieldsProps extends MarkEdit {
  readonly fields: PopupTrigger
  /** Pages that a trigger can lead to. */
  readonly pages: readonly { readonly pageId: number; readonly pageNumber: number }[]
  /** Quizzes that a trigger can open. */
  readonly quizzes: QuizChoice
}

/** Edits the content that a trigger opens. */
export function TriggerContent({ fields, pages, quizzes, ...edit }: TriggerFieldsProps) {
  const t = useTranslate(marksEditorMessages)
  const { language, change, onDiscard, uploadMedia } = edit
  const titleAudio = readOwnText(fields.titleAudio, language)
  const link = readOwnText(fields.externalLink, language)
  const contact = readOwnText(fields.contactInfo, language)
  const nav = readNav(fields.nav)
  return (
    <>
      <ItemFields {...edit} />
      {titleAudio.kind === 'text' && (
        <MediaField
          key={language}
          label={t('triggerTitleAudio')}
          kind="audio"
          markId={fields.id}
          link={titleAudio.text}
          onLink={(text, continued) =>
            change(
              (rect) =>
                rect.mark.kind === 'trigger'
                  ? changeTrigger(rect, { titleAudio: writeLocalized(rect.mark.fields.titleAudio, language, text) })
                  : rect,
              continued,
            )
          }
          onDiscard={onDiscard}
          uploadMedia={uploadMedia}
        />
      )}
      {link.kind === 'text' && (
        <TypedField
          label={t('triggerLink')}
          type="url"
          value={link.text}
          error={isLink(link.text) ? undefined : t('marksLinkInvalid')}
          onChange={(text, continued) =>
            change((rect) => changeTrigger(rect, writeLink(rect, language, text)), continued)
          }
          onDiscard={onDiscard}
        />
      )}
      {contact.kind === 'text' ? (
        <TypedField
          label={t('triggerContact')}
          hint={t('triggerContactHint')}
          value={contact.text}
          onChange={(text, continued) =>
            change(
              (rect) =>
                changeTrigger(rect, {
                  contactInfo: writeOwnText(fields.contactInfo, language, text),
                  isContact: text.trim() !== '',
                }),
              continued,
            )
          }
          onDiscard={onDiscard}
        />
      ) : (
        <Text size="s" tone="muted">
          {t('triggerContactForeign')}
        </Text>
      )}
      {nav.kind === 'page' && (
        <Select
          label={t('triggerNav')}
          size="s"
          value={nav.pageId === null ? '' : String(nav.pageId)}
          options={[
            { value: '', label: t('triggerNavNone') },
            ...pages.map(({ pageId, pageNumber }) => ({
              value: String(pageId),
              label: t('autoplayOnPage', { page: pageNumber }),
            })),
          ]}
          onChange={(value) =>
            change((rect) => changeTrigger(rect, { nav: value === '' ? undefined : { pageId: Number(value) } }))
          }
        />
      )}
      <QuizField
        quizId={fields.haQuizId === undefined || fields.haQuizId === null ? null : String(fields.haQuizId)}
        choice={quizzes}
        onChange={(quizId) =>
          change((rect) => changeTrigger(rect, { haQuizId: quizId ?? undefined, isQuiz: quizId !== null }))
        }
      />
      <AnswerFields {...edit} fields={fields} />
      {(typeof fields.languageSelectionMenu !== 'object' || fields.languageSelectionMenu === null) && (
        <Switch
          label={t('triggerLanguages')}
          checked={fields.languageSelectionMenu === true}
          onChange={(on) => change((rect) => changeTrigger(rect, { languageSelectionMenu: on ? true : undefined }))}
        />
      )}
    </>
  )
}

/** When a trigger opens, and what the narration does meanwhile. */
export function TriggerBehaviour({ fields, change, language, languageName }: TriggerFieldsProps) {
  const t = useTranslate(marksEditorMessages)
  return (
    <>
      <StartFields
        languageName={languageName}
        start={findStart(fields.autoplayStartTime, language)}
        onChange={(start) =>
          change((rect) =>
            changeTrigger(rect, { autoplayStartTime: changeStart(fields.autoplayStartTime, language, start) }),
          )
        }
      />
      <Switch
        label={t('triggerPauses')}
        checked={fields.pausesNarration !== false}
        onChange={(pausesNarration) => change((rect) => changeTrigger(rect, { pausesNarration }))}
      />
    </>
  )
}

const colorLabels = { primaryColor: 'lookFill', borderColor: 'lookBorder' } as const

/** Colours and styles of a trigger. */
export function TriggerLooks({ fields, change }: TriggerFieldsProps) {
  const t = useTranslate(marksEditorMessages)
  const colors = (['primaryColor', 'borderColor'] as const).map((name) => {
    const color = fields[name]
    const isSet = color !== undefined && color !== null
    return (
      <OwnColor
        key={name}
        label={t(colorLabels[name])}
        switchLabel={t('lookOwn', { name: t(colorLabels[name]) })}
        color={isSet ? color : null}
        onChange={(next) =>
          change((rect) => changeTrigger(rect, { [name]: next ?? undefined }), isSet && next !== null)
        }
      />
    )
  })
  return (
    <>
      {colors}
      <StyleFields fields={fields} change={change} />
    </>
  )
}

export interface OwnColorProps {
  readonly label: string
  readonly switchLabel: string
  /** Null while the usual colour counts. */
  readonly color: string | null
  readonly onChange: (color: string | null) => void
}

/** A colour of its own, or the usual one. */
export function OwnColor({ label, switchLabel, color, onChange }: OwnColorProps) {
  return (
    <>
      <Switch label={switchLabel} checked={color !== null} onChange={(on) => onChange(on ? defaultAccent : null)} />
      {color !== null && <ColorField label={label} hideLabel size="s" value={color} onChange={onChange} />}
    </>
  )
}

function writeLink({ mark }: MarkRect, language: string, text: string): Partial<PopupTrigger> {
  const externalLink = writeLocalized(mark.kind === 'trigger' ? mark.fields.externalLink : null, language, text)
  const links = typeof externalLink === 'string' ? [externalLink] : Object.values(externalLink)
  return { externalLink, isExternalLink: links.some((link) => typeof link === 'string' && link.trim() !== '') }
}

/** One text for all languages stays one. */
function writeLocalized(
  before: PopupTrigger['titleAudio'],
  language: string,
  text: string,
): NonNullable<PopupTrigger['titleAudio']> {
  return typeof before === 'string' ? text : { ...before, [language]: text }
}

type Nav = { readonly kind: 'page'; readonly pageId: number | null } | { readonly kind: 'foreign' }

/** Only the form that this editor writes can be chosen here. Another one is kept. */
function readNav(nav: unknown): Nav {
  if (nav === undefined || nav === null || nav === false) return { kind: 'page', pageId: null }
  if (typeof nav !== 'object' || Object.keys(nav).some((name) => name !== 'pageId')) return { kind: 'foreign' }
  const pageId: unknown = Reflect.get(nav, 'pageId')
  return typeof pageId === 'number' ? { kind: 'page', pageId } : { kind: 'foreign' }
}
