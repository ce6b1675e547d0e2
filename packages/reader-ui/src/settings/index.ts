export { followAccount } from '../connected/follow-account'
export { createReaderSettingsStore, type ReaderSettingsStoreOptions } from './create-reader-settings-store'
export type { LocalSettingsStore } from './sync-settings'
