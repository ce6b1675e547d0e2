export * from './endpoints.gen'
export { alignFromChapter, type ChapterAlignment } from './align-from-chapter'
export { followJob, type FollowJobOptions, type JobOutcome } from './follow-job'
export { runJob, type JobResult } from './run-job'
