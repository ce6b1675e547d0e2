import type { PagePhotographs, PhotographFailure, TextDetections, TextRecognition } from '@lectern/backend/ports'
import { turnCorners, type PhotographPlan } from '@lectern/core/page-photographs'
import type { QuarterTurns } from '../page-analysis/guess-rotations'
import { rotateUpright } from '../page-import/upright/rotate-upright'
import { toUnreadPage } from '../page-import/page-image/encode-page'
import type { SourcePage } from '../page-import/source/import-source'
import type { WorkerPool } from '../workers/worker-pool'
import type { PhotographCall, PhotographReply } from './page-photographs.worker'

/** A photograph of eight megapixels takes about two seconds. */
const TIMEOUT_SECONDS = 60

/**
 * Creates the correction of photographed pages on a pool of workers. Pages that seem turned are recognised with
 * `textRecognition` to confirm it.
 */
export function createPagePhotographs(
  pool: WorkerPool<PhotographCall, PhotographReply>,
  textRecognition: TextRecognition,
): PagePhotographs {
  async function call(request: PhotographCall, signal: AbortSignal | undefined): Promise<PhotographReply> {
    const outcome = await pool.call(request, { timeoutSeconds: TIMEOUT_SECONDS, signal })
    switch (outcome.kind) {
      case 'replied':
        return outcome.reply
      case 'cancelled':
        return fail('cancelled', 'The correction was cancelled')
      case 'timeout':
        return fail('timeout', `The correction took longer than ${outcome.seconds} s`)
      case 'crashed':
        return fail('engine-failed', 'The photograph could not be corrected. Try again.', outcome.message)
    }
  }

  /** Returns the turn that recognition confirms; 0 if it confirms none. */
  async function findTurn(
    { image, plan, possibleRotations }: PlannedPage,
    language: string,
    signal: AbortSignal | undefined,
  ): Promise<QuarterTurns | 0> {
    const turned = new Map<SourcePage, QuarterTurns>()
    const read = async (turns?: QuarterTurns): Promise<SourcePage | null> => {
      const reply = await call({ kind: 'correct', image, plan, ...(turns ? { turns } : {}) }, signal)
      return reply.kind === 'corrected' ? toUnreadPage(reply.image, turns ? [] : possibleRotations) : null
    }
    const original = await read()
    if (original === null) return 0
    const upright = await rotateUpright(original, {
      async readRotated(turns) {
        const page = await read(turns)
        if (page !== null) turned.set(page, turns)
        return page
      },
      async recognise(page): Promise<TextDetections | null> {
        const result = await textRecognition.recognise({ image: page, language, ...(signal ? { signal } : {}) })
        return result.kind === 'recognised' ? result.detections : null
      },
    })
    return turned.get(upright) ?? 0
  }

  return {
    async propose({ image, language, signal }) {
      const analysed = await call({ kind: 'analyse', image }, signal)
      if (analysed.kind === 'failed') return analysed
      if (analysed.kind !== 'analysed') throw new Error(`An analysis was replied to with "${analysed.kind}"`)
      const { plan, findings, possibleRotations } = analysed
      const isTurnable = language !== undefined && possibleRotations.length > 0
      const turns = isTurnable ? await findTurn({ image, plan, possibleRotations }, language, signal) : 0
      const all = turns === 0 ? findings : (['turned', ...findings] as const)
      const isNeeded = all.some((finding) => finding !== 'no-sharp-text')
      return {
        kind: 'proposed',
        plan: isNeeded ? { ...plan, corners: turnCorners(plan.corners, turns) } : null,
        findings: [...all],
      }
    },
    async correct({ image, plan, signal }) {
      const reply = await call({ kind: 'correct', image, plan }, signal)
      if (reply.kind === 'analysed') throw new Error('A correction was replied to with an analysis')
      return reply
    },
  }
}

interface PlannedPage {
  image: Uint8Array
  plan: PhotographPlan
  possibleRotations: QuarterTurns[]
}

function fail(code: PhotographFailure['code'], message: string, cause?: string): PhotographFailure {
  return { kind: 'failed', code, message, ...(cause === undefined ? {} : { cause }) }
}
