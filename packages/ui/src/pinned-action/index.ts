export { PinnedAction, type PinnedActionProps } from './pinned-action'
