export * from './endpoints.gen'
export { followJob, type FollowJobOptions, type JobOutcome } from './follow-job'
export { runJob, type JobResult } from './run-job'
