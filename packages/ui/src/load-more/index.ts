export { LoadMore, loadMoreStates, type LoadMoreProps, type LoadMoreState } from './load-more'
