import * as routes from '@lectern/contracts/speech'
import { writePls } from '@lectern/formats/pls'
import { successBody } from '../../platform/http/success-body'
import { toRevisionTag } from '../../entities/revisions/revision-tag'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { withForm } from '../../platform/http/with-form'
import * as service from './dictionaries.service'
import { importLimits, readImportedDictionary } from './import-dictionary'

const tagOf = ({ revision }: { revision: number }) => ({ etag: toRevisionTag(revision) })

export function dictionaryHandlers(services: service.DictionaryServices): RouteBinding[] {
  return [
    bindRoute(routes.listPronunciationDictionaries, async ({ caller }) => ({
      status: 200,
      body: { pronunciation_dictionaries: await service.listDictionaries(services, caller) },
    })),
    bindRoute(routes.listArchivedDictionaries, async ({ caller }) => ({
      status: 200,
      body: { pronunciation_dictionaries: await service.listArchived(services, caller) },
    })),
    bindRoute(routes.createPronunciationDictionary, async ({ body, caller }) => {
      const created = await service.createDictionary(services, caller, body)
      return { status: 201, body: created, headers: tagOf(created) }
    }),
    bindRoute(routes.importPronunciationDictionary, async ({ body, caller }) => {
      const dictionary = await withForm(body, importLimits, readImportedDictionary)
      const created = await service.createDictionary(services, caller, dictionary)
      return { status: 201, body: created, headers: tagOf(created) }
    }),
    bindRoute(routes.getPronunciationDictionary, async ({ params, caller }) => {
      const dictionary = await service.readDictionary(services, caller, params.id)
      return { status: 200, body: dictionary, headers: tagOf(dictionary) }
    }),
    bindRoute(routes.updatePronunciationDictionary, async ({ params, headers, body, caller }) => {
      const updated = await service.updateDictionary(services, writeOf(params, headers, caller), body)
      return { status: 200, body: updated, headers: tagOf(updated) }
    }),
    bindRoute(routes.deletePronunciationDictionary, async ({ params, headers, caller }) => {
      await service.deleteDictionary(services, writeOf(params, headers, caller))
      return { status: 200, body: successBody }
    }),
    bindRoute(routes.addPronunciationRules, async ({ params, headers, body, caller }) => {
      const updated = await service.addToDictionary(services, writeOf(params, headers, caller), body.rules)
      return { status: 200, body: updated, headers: tagOf(updated) }
    }),
    bindRoute(routes.removePronunciationRules, async ({ params, headers, body, caller }) => {
      const updated = await service.removeFromDictionary(services, writeOf(params, headers, caller), body.rule_strings)
      return { status: 200, body: updated, headers: tagOf(updated) }
    }),
    bindRoute(routes.listDictionaryVersions, async ({ params, caller }) => ({
      status: 200,
      body: { versions: await service.listVersions(services, caller, params.id) },
    })),
    bindRoute(routes.getDictionaryVersion, async ({ params, caller }) => ({
      status: 200,
      body: await service.readVersion(services, caller, params.id, params.versionId),
    })),
    bindRoute(routes.restoreDictionaryVersion, async ({ params, headers, caller }) => {
      const updated = await service.restoreVersion(services, writeOf(params, headers, caller), params.versionId)
      return { status: 200, body: updated, headers: tagOf(updated) }
    }),
    bindRoute(routes.exportPronunciationDictionary, async ({ params, caller }) => {
      const { name, rules } = await service.readDictionary(services, caller, params.id)
      const fileName = encodeURIComponent(`${name}.pls`).replaceAll("'", '%27')
      return new Response(writePls(rules), {
        headers: {
          'content-type': 'application/pls+xml; charset=utf-8',
          'content-disposition': `attachment; filename="dictionary.pls"; filename*=UTF-8''${fileName}`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    }),
  ]
}

function writeOf(
  { id }: { id: string },
  headers: { 'if-match'?: string | undefined },
  caller: service.DictionaryWrite['caller'],
): service.DictionaryWrite {
  return { caller, id, ifMatch: headers['if-match'] }
}
