import { findWordsMessages } from '@lectern/messages'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import { ChoiceGroup } from '../choice-group'
import { Heading } from '../heading'
import { Stack } from '../layout'
import { useTranslate } from '../locale/use-translate'
import { TextField } from '../text-field'
import { FoundTexts, type FoundText } from './found-texts'

export type { FoundText }

export interface FindReplaceQuery {
  readonly text: string
  readonly matchesCase: boolean
  /** Finds no part of a longer word. */
  readonly wholeWords: boolean
}

export type FindPlace = 'chapter' | 'book'

export interface FindReplaceProps<Found extends FoundText> {
  /** Language of the text that is searched. */
  readonly language: string
  readonly query: FindReplaceQuery
  readonly onQuery: (query: FindReplaceQuery) => void
  /** The text that is searched; undefined where there is one chapter only. */
  readonly place?: FindPlace | undefined
  readonly onPlace?: ((place: FindPlace) => void) | undefined
  /** Progress and results, above the matches. */
  readonly status?: ReactNode
  /** The matches, in order. */
  readonly found: readonly Found[]
  /** Tells what a replacement keeps. */
  readonly hint?: string
  /** Nothing can be replaced now. */
  readonly disabled?: boolean
  readonly onShow: (match: Found) => void
  readonly onReplace: (matches: readonly Found[], replacement: string) => void
  /** Undefined in a frame that has the title and closes: the form shows neither. */
  readonly onClose?: (() => void) | undefined
}

/** Finds and replaces a text on all pages of a chapter, or of a book. */
export function FindReplace<Found extends FoundText>(props: FindReplaceProps<Found>) {
  const { language, query, onQuery, found, hint, disabled = false, onReplace, place, onPlace } = props
  const t = useTranslate(findWordsMessages)
  const [replacement, setReplacement] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const title = place === 'book' ? t('findBookTitle') : t('findTitle')
  return (
    <Stack as="section" gap="m" aria-label={title}>
      {props.onClose !== undefined && (
        <Heading level={3} size="s">
          {title}
        </Heading>
      )}
      {place !== undefined && onPlace !== undefined && (
        <ChoiceGroup
          label={t('findPlace')}
          hideLabel
          choices={[
            { value: 'chapter', label: t('findInChapter') },
            { value: 'book', label: t('findInBook') },
          ]}
          value={place}
          onChange={onPlace}
        />
      )}
      <TextField
        ref={field}
        label={t('findText')}
        dir="auto"
        lang={language}
        value={query.text}
        onChange={(text) => onQuery({ ...query, text })}
      />
      <TextField
        label={t('findReplaceWith')}
        {...(hint === undefined ? {} : { hint })}
        dir="auto"
        lang={language}
        value={replacement}
        onChange={setReplacement}
      />
      <Checkbox
        label={t('findMatchCase')}
        checked={query.matchesCase}
        onChange={(matchesCase) => onQuery({ ...query, matchesCase })}
      />
      <Checkbox
        label={t('findWholeWords')}
        checked={query.wholeWords}
        onChange={(wholeWords) => onQuery({ ...query, wholeWords })}
      />
      {props.status}
      {query.text.trim() !== '' && (
        <FoundTexts
          found={found}
          disabled={disabled}
          onShow={props.onShow}
          onReplace={(matches) => onReplace(matches, replacement)}
        />
      )}
      {props.onClose !== undefined && (
        <Button tone="quiet" onClick={props.onClose}>
          {t('findClose')}
        </Button>
      )}
    </Stack>
  )
}
