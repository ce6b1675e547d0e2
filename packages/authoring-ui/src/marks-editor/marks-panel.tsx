import { marksEditorMessages } from '@lectern/messages'
import {
  Badge,
  Button,
  ButtonLink,
  Heading,
  Icon,
  PinnedAction,
  RowButton,
  RowList,
  Stack,
  Text,
  useTranslate,
} from '@lectern/ui'
import { ArrowRight, BookOpenText, Lightbulb, Plus, SquareDashedMousePointer, Timer } from '@lectern/ui/icons'
import type { ChapterMark } from '../marks/list-chapter-marks'
import type { OtherChapter } from '../marks/list-other-marks'
import { nameMark } from '../marks/name-rect'
import type { PageMark } from '../marks/page-mark'
import { hasFaultyStart } from '../marks/start-times'
import { StepPanel } from '../step-panel'

export interface MarksPanelProps {
  /** The page on show; null in a chapter without pages. */
  readonly page: { readonly pageId: number; readonly pageNumber: number } | null
  /** All marks of the chapter. */
  readonly marks: readonly ChapterMark[]
  readonly selected: ReadonlySet<string>
  /** Language of the titles. */
  readonly language: string
  readonly otherChapters: readonly OtherChapter[]
  /** The reader's address of the page as it was last saved. */
  readonly previewUrl: string
  /** The page has changes that the reader does not show yet. */
  readonly isUnsaved: boolean
  readonly onOther: (chapterId: number, pageId: number) => void
  readonly onAdd: (kind: PageMark['kind']) => void
  /** Selects a mark on its page. */
  readonly onShow: (pageId: number, entityId: string) => void
  readonly onAutoplay: () => void
  readonly onContinue: () => void
}

/** Adds popup triggers and coaching points to the page, and lists those of the book. */
export function MarksPanel(props: MarksPanelProps) {
  const { page, marks, onAdd } = props
  const t = useTranslate(marksEditorMessages)
  // The step is for adding marks; once the chapter has some, going on is as likely.
  const isEmpty = marks.length === 0
  const here = marks.filter((mark) => mark.pageId === page?.pageId)
  const elsewhere = marks.filter((mark) => mark.pageId !== page?.pageId)
  return (
    <StepPanel
      title={t('marksTitle')}
      lead={t('marksLead')}
      pinsFooter={false}
      footer={
        // The fields of the selection need the room.
        props.selected.size === 0 && (
          <Button tone={isEmpty ? 'plain' : 'accent'} wide iconEnd={ArrowRight} onClick={props.onContinue}>
            {t('marksContinue')}
          </Button>
        )
      }
    >
      <Stack gap="s">
        <PinnedAction pinned={props.selected.size === 0}>
          <Button
            tone={isEmpty ? 'accent' : 'plain'}
            wide
            icon={Plus}
            disabled={page === null}
            onClick={() => onAdd('trigger')}
          >
            {t('marksAddTrigger')}
          </Button>
        </PinnedAction>
        <Button wide icon={Plus} disabled={page === null} onClick={() => onAdd('point')}>
          {t('marksAddPoint')}
        </Button>
        <Button wide tone="quiet" icon={Timer} disabled={page === null} onClick={props.onAutoplay}>
          {t('autoplayButton')}
        </Button>
        <ButtonLink href={props.previewUrl} target="_blank" rel="noopener" wide tone="quiet" icon={BookOpenText}>
          {t('marksTry')}
        </ButtonLink>
        {props.isUnsaved && (
          <Text size="s" tone="muted">
            {t('marksTryUnsaved')}
          </Text>
        )}
      </Stack>
      {page !== null && <MarkList {...props} title={t('marksOnPage', { page: page.pageNumber })} listed={here} />}
      {here.length > 0 && (
        <Text size="s" tone="muted">
          {t('marksSnap')}
        </Text>
      )}
      {elsewhere.length > 0 && <MarkList {...props} title={t('marksOnPages')} listed={elsewhere} namesPages />}
      {props.otherChapters.map((chapter) => (
        <OtherList key={chapter.chapterId} {...props} chapter={chapter} />
      ))}
    </StepPanel>
  )
}

interface MarkListProps extends Pick<MarksPanelProps, 'selected' | 'language' | 'onShow'> {
  readonly title: string
  readonly listed: readonly ChapterMark[]
  readonly namesPages?: boolean
}

function MarkList({ title, listed, namesPages = false, selected, language, onShow }: MarkListProps) {
  const t = useTranslate(marksEditorMessages)
  return (
    <Stack gap="xs">
      <Heading level={3} size="s">
        {title}
      </Heading>
      {listed.length === 0 ? (
        <Text size="s" tone="muted">
          {t('marksNone')}
        </Text>
      ) : (
        <RowList label={title}>
          {listed.map(({ entityId, pageId, pageNumber, mark }) => (
            <MarkRow
              key={entityId}
              mark={mark}
              page={namesPages ? pageNumber : null}
              language={language}
              selected={selected.has(entityId)}
              onPress={() => onShow(pageId, entityId)}
            />
          ))}
        </RowList>
      )}
    </Stack>
  )
}

interface OtherListProps extends Pick<MarksPanelProps, 'language' | 'onOther'> {
  readonly chapter: OtherChapter
}

function OtherList({ chapter, language, onOther }: OtherListProps) {
  const t = useTranslate(marksEditorMessages)
  const title = t('marksInChapter', { chapter: chapter.name })
  return (
    <Stack gap="xs">
      <Heading level={3} size="s">
        {title}
      </Heading>
      <RowList label={title}>
        {chapter.marks.map(({ pageId, pageNumber, mark }) => (
          <MarkRow
            key={`${pageId} ${mark.kind} ${mark.fields.id}`}
            mark={mark}
            page={pageNumber}
            language={language}
            onPress={() => onOther(chapter.chapterId, pageId)}
          />
        ))}
      </RowList>
    </Stack>
  )
}

interface MarkRowProps {
  readonly mark: PageMark
  /** Number of its page; null on the page on show. */
  readonly page: number | null
  readonly language: string
  readonly selected?: boolean
  readonly onPress: () => void
}

function MarkRow({ mark, page, language, selected, onPress }: MarkRowProps) {
  const t = useTranslate(marksEditorMessages)
  const kind = t(mark.kind === 'trigger' ? 'marksTrigger' : 'marksPoint')
  return (
    <RowButton
      title={nameMark(mark, language) ?? t('marksUntitled')}
      detail={page === null ? kind : t('marksKindOnPage', { kind, page })}
      lead={<Icon of={mark.kind === 'trigger' ? SquareDashedMousePointer : Lightbulb} size="s" />}
      tail={mark.kind === 'trigger' && hasFaultyStart(mark.fields) && <Badge tone="critical">{t('marksFaulty')}</Badge>}
      selected={selected}
      onPress={onPress}
    />
  )
}
