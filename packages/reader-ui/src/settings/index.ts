export { followAccount } from '../connected/follow-account'
export { createReaderSettingsStore, type ReaderSettingsStoreOptions } from './create-reader-settings-store'
export { restoreGuestSettings } from './guest-settings'
export type { LocalSettingsStore } from './sync-settings'
