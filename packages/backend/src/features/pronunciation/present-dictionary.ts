import type { DictionaryVersion, OwnDictionary, PronunciationDictionary } from '@lectern/contracts/speech'
import type { z } from 'zod'
import type { ProviderDictionary } from '../../ports/index'
import type { DictionaryRow, DictionarySummary, VersionOfAuthor, VersionRow } from './dictionaries.repository'
import { isSharedByAll } from './is-shared-by-all'
import { toDictionaryId } from './dictionary-id'

/** Presents an entry of the list with the speech provider's field names. */
export function presentSummary(row: DictionarySummary): z.input<typeof PronunciationDictionary> {
  const { id, name, ruleCount, versionId, isArchived } = row
  const dictionaryId = toDictionaryId(id)
  return {
    id: dictionaryId,
    name,
    latest_version_rules_num: ruleCount,
    pronunciation_dictionary_id: dictionaryId,
    latest_version_id: versionId,
    origin: 'own',
    archived: isArchived,
    shared: isSharedByAll(row),
  }
}

export function presentProviders({
  id,
  name,
  rules,
  latestVersionId,
}: ProviderDictionary): z.input<typeof PronunciationDictionary> {
  return {
    id,
    name,
    latest_version_rules_num: rules,
    pronunciation_dictionary_id: id,
    latest_version_id: latestVersionId,
    origin: 'provider',
    archived: false,
  }
}

export function presentDictionary(row: DictionaryRow, version: VersionRow): z.input<typeof OwnDictionary> {
  return {
    ...presentSummary({ ...row, versionId: version.id, ruleCount: version.ruleCount }),
    revision: row.revision,
    rules: version.rules,
    updated_at: row.updatedAt.toISOString(),
  }
}

export function presentVersion(version: VersionOfAuthor, newest: number): z.input<typeof DictionaryVersion> {
  return {
    version_id: version.id,
    version_rules_num: version.ruleCount,
    created_at: version.createdAt.toISOString(),
    created_by: version.author,
    is_latest: version.number === newest,
  }
}
