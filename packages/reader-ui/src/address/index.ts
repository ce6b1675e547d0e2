export { changeAddress } from './change-address'
export type { QueryInput } from './query-text'
export { readAddress, type ReaderAddress } from './read-address'
export { readToken, type BrokenTokenReason, type LocalUser, type TokenReading } from './read-token'
