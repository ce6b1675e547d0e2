import type { Logger } from 'pino'
import { removeNestedQuizKeys } from './remove-nested-quiz-keys'
import { rewritePublications, type RewriteServices } from './rewrite-publications'

/**
 * Removes quiz keys from publications of earlier versions, because they may still be public in the store. Newer ones
 * contain none.
 */
export async function removePublishedQuizKeys(services: RewriteServices, logger: Logger): Promise<void> {
  const rewrite = {
    doneKey: 'upkeep/quiz-keys-dropped-1.json',
    rewriteBook: removeNestedQuizKeys,
    message: 'a publication lost its quiz keys',
  }
  await rewritePublications(services, rewrite, logger)
}
