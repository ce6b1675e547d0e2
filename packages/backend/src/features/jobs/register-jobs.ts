import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import { deleteJobsEndedBefore } from '../../platform/jobs/jobs.repository'
import { jobHandlers } from './jobs.handlers'

/** Ended jobs can be looked up for this long. */
const keepJobsDays = 30

/** Registers the calls that read, watch and cancel jobs. */
export function registerJobs({ database, queue }: Platform): Feature {
  return {
    routes: jobHandlers(database, queue),
    deleteExpired: (now) => deleteJobsEndedBefore(database, new Date(now.getTime() - keepJobsDays * 86_400_000)),
  }
}
