export { followAccount } from '../connected/follow-account'
export { openSettingsDevice, type SettingsDeviceParts } from './open-settings-device'
export type { SettingsDevice } from './sync-settings'
