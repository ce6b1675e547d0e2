import { z } from 'zod'
import { defineRoute } from '../route'
import { ApiError, commonErrors, Done, IfMatchHeader, staleErrors } from '../shared.schema'
import {
  DictionaryChange,
  dictionaryLimits,
  DictionaryVersion,
  NewDictionary,
  OwnDictionary,
  PronunciationDictionary,
  PronunciationRule,
  RulesToAdd,
  RulesToRemove,
} from './pronunciation-dictionary.schema'

const path = '/api/speech/pronunciation-dictionaries'
const byId = z.object({ id: z.string().min(1).max(200) })
const byVersion = byId.extend({ versionId: z.string().min(1).max(200) })
const changedResponses = {
  200: { description: 'The current dictionary', schema: OwnDictionary },
  ...commonErrors,
  ...staleErrors,
} as const

const listResponses = {
  200: {
    description: 'The dictionaries',
    schema: z.object({ pronunciation_dictionaries: z.array(PronunciationDictionary) }),
  },
  ...commonErrors,
}

export const listPronunciationDictionaries = defineRoute({
  backend: 'speech',
  method: 'get',
  path,
  operationId: 'listPronunciationDictionaries',
  summary: "The pronunciation dictionaries that a generate call may name: the domain's own, then the provider's",
  access: 'author',
  tag: 'Dictionary',
  responses: listResponses,
})

export const listArchivedDictionaries = defineRoute({
  backend: 'speech',
  method: 'get',
  path: `${path}/archived`,
  operationId: 'listArchivedDictionaries',
  summary: "The archived dictionaries of the caller's domain",
  access: 'author',
  tag: 'Dictionary',
  responses: listResponses,
})

export const createPronunciationDictionary = defineRoute({
  backend: 'speech',
  method: 'post',
  path,
  operationId: 'createPronunciationDictionary',
  summary:
    "Create a pronunciation dictionary in the caller's domain, which the caller alone changes unless it is shared",
  access: 'author',
  tag: 'Dictionary',
  body: { kind: 'json', schema: NewDictionary },
  responses: { 201: { description: 'The dictionary', schema: OwnDictionary }, ...commonErrors },
})

export const importPronunciationDictionary = defineRoute({
  backend: 'speech',
  method: 'post',
  path: `${path}/import`,
  operationId: 'importPronunciationDictionary',
  summary: 'Create a pronunciation dictionary from a PLS 1.0 file; of two rules for one word the first applies',
  access: 'author',
  tag: 'Dictionary',
  body: {
    kind: 'multipart',
    files: ['file'],
    schema: z.object({
      name: z
        .string()
        .max(dictionaryLimits.nameCharacters)
        .optional()
        .meta({ description: 'By default the name of the file' }),
    }),
  },
  responses: {
    201: { description: 'The dictionary', schema: OwnDictionary },
    ...commonErrors,
    415: { description: 'Not a valid PLS file; the message names the line', schema: ApiError },
  },
})

export const getPronunciationDictionary = defineRoute({
  backend: 'speech',
  method: 'get',
  path: `${path}/{id}`,
  operationId: 'getPronunciationDictionary',
  summary: "A pronunciation dictionary of the caller's domain with its rules",
  access: 'author',
  tag: 'Dictionary',
  params: byId,
  responses: { 200: { description: 'The dictionary', schema: OwnDictionary }, ...commonErrors },
})

export const updatePronunciationDictionary = defineRoute({
  backend: 'speech',
  method: 'put',
  path: `${path}/{id}`,
  operationId: 'updatePronunciationDictionary',
  summary: 'Rename, archive, restore or share a dictionary, or replace all its rules; changed rules are a new version',
  access: 'author',
  tag: 'Dictionary',
  params: byId,
  headers: IfMatchHeader,
  body: { kind: 'json', schema: DictionaryChange },
  responses: changedResponses,
})

export const deletePronunciationDictionary = defineRoute({
  backend: 'speech',
  method: 'delete',
  path: `${path}/{id}`,
  operationId: 'deletePronunciationDictionary',
  summary: 'Delete a dictionary with all its versions; speech generated with it stays',
  access: 'author',
  tag: 'Dictionary',
  params: byId,
  headers: IfMatchHeader,
  responses: { 200: { description: 'Deleted', schema: Done }, ...commonErrors, ...staleErrors },
})

export const addPronunciationRules = defineRoute({
  backend: 'speech',
  method: 'post',
  path: `${path}/{id}/add-rules`,
  operationId: 'addPronunciationRules',
  summary: 'Add or replace rules of a dictionary, as a new version',
  access: 'author',
  tag: 'Dictionary',
  params: byId,
  headers: IfMatchHeader,
  body: { kind: 'json', schema: RulesToAdd },
  responses: changedResponses,
})

export const removePronunciationRules = defineRoute({
  backend: 'speech',
  method: 'post',
  path: `${path}/{id}/remove-rules`,
  operationId: 'removePronunciationRules',
  summary: 'Remove the rules for these words, as a new version',
  access: 'author',
  tag: 'Dictionary',
  params: byId,
  headers: IfMatchHeader,
  body: { kind: 'json', schema: RulesToRemove },
  responses: changedResponses,
})

export const listDictionaryVersions = defineRoute({
  backend: 'speech',
  method: 'get',
  path: `${path}/{id}/versions`,
  operationId: 'listDictionaryVersions',
  summary: 'The versions of a dictionary, newest first',
  access: 'author',
  tag: 'Dictionary',
  params: byId,
  responses: {
    200: {
      description: 'The versions',
      schema: z.object({ versions: z.array(DictionaryVersion) }).meta({ id: 'DictionaryVersions' }),
    },
    ...commonErrors,
  },
})

export const getDictionaryVersion = defineRoute({
  backend: 'speech',
  method: 'get',
  path: `${path}/{id}/versions/{versionId}`,
  operationId: 'getDictionaryVersion',
  summary: 'The rules of one version',
  access: 'author',
  tag: 'Dictionary',
  params: byVersion,
  responses: {
    200: {
      description: 'The version',
      schema: DictionaryVersion.extend({ rules: z.array(PronunciationRule) }).meta({ id: 'DictionaryVersionRules' }),
    },
    ...commonErrors,
  },
})

export const restoreDictionaryVersion = defineRoute({
  backend: 'speech',
  method: 'post',
  path: `${path}/{id}/versions/{versionId}/restore`,
  operationId: 'restoreDictionaryVersion',
  summary: 'Restore the rules of an earlier version as a new version',
  access: 'author',
  tag: 'Dictionary',
  params: byVersion,
  headers: IfMatchHeader,
  responses: changedResponses,
})

export const exportPronunciationDictionary = defineRoute({
  backend: 'speech',
  method: 'get',
  path: `${path}/{id}/pls`,
  operationId: 'exportPronunciationDictionary',
  summary: 'The rules of a dictionary as a PLS 1.0 file',
  access: 'author',
  tag: 'Dictionary',
  params: byId,
  responses: { 200: { description: 'The file', contentType: 'application/pls+xml' }, ...commonErrors },
})
