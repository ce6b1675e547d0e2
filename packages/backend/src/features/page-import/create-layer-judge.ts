import { fromGoogleVision } from '@lectern/core/page-layout'
import type { JobWork } from '../../platform/jobs/job-definition'
import type { ImportedPage, PageImport, PlacedWord } from '../../ports/index'
import { readRecognition, recogniseCached, type RecognitionServices } from '../recognition/recognise-cached'

/** One page in this many is recognised, to check the text layer against the page image. */
const pagesPerSample = 20
/** Pages with fewer words are not used as samples. */
const fewestWords = 5

/**
 * Judges the text layer of a file page by page: a sample is compared with recognition and its verdict applies until the
 * next one; pages that need proof are each compared. The layer is trusted if recognition fails.
 */
export function createLayerJudge(
  services: RecognitionServices & { pageImport: PageImport },
  language: string,
  work: Pick<JobWork<unknown>, 'id' | 'signal'>,
): (page: ImportedPage) => Promise<boolean> {
  let pagesUntilSample = 0
  let verdict = true

  async function compare({ image }: ImportedPage, layer: readonly PlacedWord[]) {
    const recognised = await recogniseWords(services, work, image.bytes, language)
    const saysMuch = recognised === null || recognised.length >= fewestWords
    return { saysMuch, agrees: recognised === null || services.pageImport.isTextLayerTrustworthy(layer, recognised) }
  }

  return async (page) => {
    const { words } = page
    if (words === null || words.length === 0) return true
    if (page.needsReview) return (await compare(page, words)).agrees
    pagesUntilSample -= 1
    if (pagesUntilSample >= 0) return verdict
    const sample = await compare(page, words)
    if (sample.saysMuch) {
      verdict = sample.agrees
      pagesUntilSample = pagesPerSample - 1
    }
    return sample.agrees
  }
}

async function recogniseWords(
  services: RecognitionServices,
  work: Pick<JobWork<unknown>, 'id' | 'signal'>,
  image: Uint8Array,
  language: string,
): Promise<PlacedWord[] | null> {
  const result = await recogniseCached(services, work, { image, language })
  const stored = result.kind === 'recognised' ? await readRecognition(services.objects, result.key) : null
  if (!stored) return null
  const { words } = fromGoogleVision(stored.detections, { pageId: 0, pageVariationId: 0 })
  return words.map(({ word = '', x, y, width, height }) => ({ word, x, y, width, height }))
}
