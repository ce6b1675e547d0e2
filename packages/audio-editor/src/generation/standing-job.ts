type JobStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The generation of a chapter that goes on, as this device remembers it: it is found again after a reload. */
export interface StandingJob {
  readonly read: () => string | null
  readonly begin: (jobId: string) => void
  /** Answers whether it was still the one: of two that follow a job, one tells that it has ended. */
  readonly end: (jobId: string) => boolean
}

export function openStandingJob(storage: JobStorage, chapterId: number, language: string): StandingJob {
  const key = `lectern.generation.${chapterId}/${language}`
  return {
    read: () => storage.getItem(key),
    begin: (jobId) => storage.setItem(key, jobId),
    end(jobId) {
      const stands = storage.getItem(key) === jobId
      if (stands) storage.removeItem(key)
      return stands
    },
  }
}
