import { speechApi } from '@lectern/api-client/speech'
import { audioEditorMessages } from '@lectern/messages'
import { Banner, useTranslate } from '@lectern/ui'
import { countIgnoredRules } from '../dictionaries/count-ignored-rules'
import type { Model } from '../settings/model'

export interface IgnoredRulesProps {
  readonly dictionaryId: string
  /** Null while the models are not known. */
  readonly model: Model | null
}

/** Warns of the rules of a dictionary that the chosen model ignores. The rules of a provider's dictionary are not known. */
export function IgnoredRules({ dictionaryId, model }: IgnoredRulesProps) {
  const t = useTranslate(audioEditorMessages)
  const ignores = model?.honours_phoneme_rules === false
  const { data } = speechApi.useGetPronunciationDictionaryQuery({ id: dictionaryId }, { skip: !ignores })
  const count = ignores && data !== undefined ? countIgnoredRules(data.rules) : 0
  if (count === 0 || model === null) return null
  return <Banner tone="warning">{t('dictionaryIgnored', { count, model: model.name })}</Banner>
}
