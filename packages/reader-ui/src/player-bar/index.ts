export { PlayerBar } from './player-bar'
export type { PlayerBarProps, PlayerState } from './player-bar-props'
