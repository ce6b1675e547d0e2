export * from './endpoints.gen'
export { followJob, type FollowJobOptions, type JobOutcome } from './follow-job'
