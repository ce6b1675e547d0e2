import { marksEditorMessages, nameLanguage, studioMessages } from '@lectern/messages'
import { RadioGroup, useLocale, useTranslate } from '@lectern/ui'
import { describeVersions, type DescribedVersion } from './describe-versions'
import type { ConflictItem, FieldItem, ItemVersion } from './list-conflict-items'
import { nameMarkField } from './name-mark-field'

export type ConflictAnswer = 'mine' | 'theirs'

export interface ConflictQuestionProps {
  readonly item: ConflictItem & { readonly pageNumber: number }
  /** Null until the author has chosen. */
  readonly answer: ConflictAnswer | null
  readonly disabled: boolean
  readonly onAnswer: (answer: ConflictAnswer) => void
}

/** Asks which of two versions of a page, a mark or a field is kept, and shows both. */
export function ConflictQuestion({ item, answer, disabled, onAnswer }: ConflictQuestionProps) {
  const t = useTranslate(studioMessages)
  const describe = useDescription()
  const [mine, theirs] =
    item.kind === 'page'
      ? [undefined, undefined]
      : 'field' in item
        ? describeVersions(item.field).map((version) => describe.value(version))
        : [describe.mark(item.mine), describe.mark(item.theirs)]
  return (
    <RadioGroup<ConflictAnswer>
      label={describe.name(item)}
      disabled={disabled}
      value={answer}
      options={[
        { value: 'mine', label: t('conflictMine'), hint: mine },
        { value: 'theirs', label: t('conflictTheirs'), hint: theirs },
      ]}
      onChange={onAnswer}
    />
  )
}

function useDescription() {
  const t = useTranslate(studioMessages)
  const tMarks = useTranslate(marksEditorMessages)
  const { locale } = useLocale()
  const nameKnownField = (name: string) => {
    const label = nameMarkField(name)
    if (label === null) return t('conflictOther', { name })
    return label.of === 'marks' ? tMarks(label.key) : t(label.key)
  }
  const nameField = ({ field: { path } }: FieldItem) => {
    const [name = '', key] = path
    const part = nameKnownField(name)
    if (key === undefined) return part
    // Styles are the only fields with keys that are no languages.
    return t('conflictEntry', { part, entry: name === 'styles' ? key : nameLanguage(key, locale) })
  }
  return {
    name(item: ConflictQuestionProps['item']): string {
      const page = item.pageNumber
      if (item.kind === 'page') return t('conflictPage', { page })
      const title = item.title ?? t('conflictUntitled')
      const mark = t(item.kind === 'trigger' ? 'conflictTrigger' : 'conflictPoint', { title, page })
      return 'field' in item ? t('conflictPart', { mark, part: nameField(item) }) : mark
    },
    mark({ isRemoved, isMoved, isRewritten, title }: ItemVersion): string {
      if (isRemoved) return t('conflictRemoved')
      if (!isRewritten) return t('conflictPlace')
      return t(isMoved ? 'conflictBoth' : 'conflictFields', { title: title ?? t('conflictUntitled') })
    },
    value(version: DescribedVersion): string {
      switch (version.kind) {
        case 'empty':
          return t('conflictEmpty')
        case 'switch':
          return t(version.isOn ? 'conflictYes' : 'conflictNo')
        case 'box':
          return tMarks('marksPlace', version.box)
        case 'text':
          return version.text
      }
    },
  }
}
