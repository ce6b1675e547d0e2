import { bookDetailsMessages } from '@lectern/messages'
import {
  Banner,
  Button,
  Card,
  ColorField,
  defaultAccent,
  Heading,
  Icon,
  RadioGroup,
  ReturnLink,
  Stack,
  Text,
  TextArea,
  TextField,
  useTranslate,
} from '@lectern/ui'
import { CircleCheck, Pencil, Save } from '@lectern/ui/icons'
import { useId, useState, type ReactNode } from 'react'
import type { UnsavedWork } from '../connected/unsaved-work'
import * as styles from './book-details.css'
import { CoverField } from './cover-field'
import type { BookDetailsCalls, LoadedDetails } from './create-details-calls'
import { CreatorsField } from './creators-field'
import { DetailsConflictDialog, visibilityTexts } from './details-conflict-dialog'
import { LanguagesField } from './languages-field'
import { NamesField } from './names-field'
import { useDetailsDesk } from './use-details-desk'

/** Entries of the domain's catalogue, which are offered while typing. */
export interface KnownNames {
  readonly categories: readonly string[]
  readonly series: readonly string[]
  readonly tags: readonly string[]
  readonly creators: readonly { readonly id: number; readonly name: string }[]
}

export interface DetailsFormProps {
  readonly bookId: number
  readonly bookPath: string
  readonly calls: BookDetailsCalls
  readonly first: LoadedDetails
  readonly known: KnownNames
  readonly onUnsaved: (work: UnsavedWork | null) => void
}

/** All details of a book in one form, saved together. */
export function DetailsForm({ bookId, bookPath, calls, first, known, onUnsaved }: DetailsFormProps) {
  const t = useTranslate(bookDetailsMessages)
  const titleId = useId()
  const [chapters, setChapters] = useState(first.book.chapters)
  const desk = useDetailsDesk({
    calls,
    first,
    onUnsaved,
    onTitleMissing: () => document.getElementById(titleId)?.focus(),
  })
  const { state, isUnsaved, change } = desk
  const { draft, stored, isSaving, conflict, failure } = state
  return (
    <form
      className={styles.screen}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Forms of dialogs are children of this one in React's tree.
        if (event.target === event.currentTarget && isUnsaved) void desk.save()
      }}
    >
      <div className={styles.top}>
        <ReturnLink href={bookPath} label={t('detailsBack')}>
          {t('detailsBackShort')}
        </ReturnLink>
        <div className={styles.heading}>
          <Heading level={1} size="m">
            {t('detailsHeading')}
          </Heading>
        </div>
        <span role="status" className={styles.saveState}>
          <Icon of={isUnsaved ? Pencil : CircleCheck} size="s" />{' '}
          {t(isSaving ? 'detailsSaving' : isUnsaved ? 'detailsUnsaved' : 'detailsSaved')}
        </span>
        {/* `aria-disabled` instead of `disabled`, so that the button keeps the focus when nothing is left to save. */}
        <Button
          type="submit"
          size="s"
          tone={isUnsaved ? 'accent' : 'quiet'}
          icon={Save}
          busy={isSaving}
          aria-disabled={!isUnsaved}
        >
          {t('save')}
        </Button>
      </div>
      <Text tone="muted">{t('detailsLead')}</Text>
      {failure !== null && (
        <Banner tone="critical" title={t('detailsSaveFailed')}>
          {(failure !== 'unknown' && failure.msg) || t('detailsSaveFailedAdvice')}
        </Banner>
      )}
      <Card as="section" padding="l" aria-label={t('detailsBook')}>
        <div className={styles.fields}>
          <TextField
            id={titleId}
            label={t('detailsTitleLabel')}
            value={draft.title}
            onChange={(title) => change({ title })}
            error={state.isTitleMissing ? t('detailsTitleMissing') : undefined}
            dir="auto"
            maximum={300}
          />
          <TextArea
            label={t('detailsDescription')}
            optional
            value={draft.description}
            onChange={(description) => change({ description })}
            dir="auto"
            maximum={10_000}
          />
          <CoverField
            cover={draft.cover}
            stored={stored.draft.cover}
            chapters={chapters}
            onChange={(cover) => change({ cover })}
          />
          <div className={styles.color}>
            <ColorField
              label={t('detailsColor')}
              hint={t('detailsColorHint')}
              value={draft.color ?? defaultAccent}
              onChange={(color) => change({ color })}
            />
            {draft.color !== null && (
              <Button tone="quiet" onClick={() => change({ color: null })}>
                {t('detailsColorReset')}
              </Button>
            )}
          </div>
        </div>
      </Card>
      <Section title={t('detailsShelf')}>
        <CreatorsField creators={draft.creators} known={known.creators} onChange={(creators) => change({ creators })} />
        {(['categories', 'series', 'tags'] as const).map((list) => (
          <NamesField
            key={list}
            label={t(listTexts[list])}
            hint={t('detailsNamesHint')}
            names={draft[list]}
            known={known[list]}
            onChange={(names) => change({ [list]: names })}
          />
        ))}
      </Section>
      <Section title={t('detailsLanguages')}>
        <LanguagesField
          bookId={bookId}
          chapters={chapters}
          onAdded={async () => setChapters((await calls.load()).book.chapters)}
        />
      </Section>
      <Section title={t('detailsAccess')}>
        <RadioGroup
          label={t('detailsAccessLabel')}
          hint={t('detailsAccessHint')}
          value={draft.visibility}
          options={(['public', 'domain', 'private'] as const).map((value) => ({
            value,
            label: t(visibilityTexts[value]),
          }))}
          onChange={(visibility) => change({ visibility })}
        />
      </Section>
      <DetailsConflictDialog
        fields={conflict?.fields ?? noFields}
        mine={draft}
        theirs={conflict?.theirs.draft ?? draft}
        busy={isSaving}
        onResolve={(choices) => void desk.resolve(choices)}
        onClose={desk.postpone}
      />
    </form>
  )
}

const noFields = [] as const

const listTexts = {
  categories: 'detailsCategories',
  series: 'detailsSeries',
  tags: 'detailsTags',
} as const

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" padding="l" aria-label={title}>
      <Stack gap="l">
        <Heading level={2} size="s">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
