type JobStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The running generation of a chapter, remembered on this device so that a reload finds it again. */
export interface GenerationJob {
  readonly read: () => string | null
  readonly begin: (jobId: string) => void
  /** Forgets the job. Returns true if it was still remembered: of two visits that follow it, one reports its end. */
  readonly end: (jobId: string) => boolean
}

export function rememberJob(storage: JobStorage, chapterId: number, language: string): GenerationJob {
  const key = `lectern.generation.${chapterId}/${language}`
  return {
    read: () => storage.getItem(key),
    begin: (jobId) => storage.setItem(key, jobId),
    end(jobId) {
      const isRemembered = storage.getItem(key) === jobId
      if (isRemembered) storage.removeItem(key)
      return isRemembered
    },
  }
}
