import { ImportedPages, uploadChapterPages } from '@lectern/contracts/main'
import { openAsBlob } from 'node:fs'
import type { z } from 'zod'
import { callRoute } from '../call-route'
import type { InputFile } from './collect-inputs'
import { followPipelineJob, type Pipeline, type TargetIds } from './pipeline'

/** Uploads the files as pages of the chapter, or with `pageIds` as another language of existing pages. */
export async function importPages(
  pipeline: Pipeline,
  targetIds: TargetIds,
  files: readonly InputFile[],
  pageIds?: readonly number[],
): Promise<z.output<typeof ImportedPages>> {
  const form = new FormData()
  form.set('variation', pipeline.language)
  if (pageIds) form.set('pages', JSON.stringify(pageIds.map((pageId) => ({ pageId }))))
  for (const file of files) form.append('files', await openAsBlob(file.path), file.name)
  const response = await callRoute(pipeline.send, uploadChapterPages, {
    params: { id: targetIds.chapterId },
    form,
    respondAsync: true,
  })
  return 'jobId' in response ? followPipelineJob(pipeline, response.jobId, ImportedPages) : response
}
