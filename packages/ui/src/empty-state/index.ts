export { EmptyState, statePlaces, type EmptyStateProps, type StatePlace } from './empty-state'
