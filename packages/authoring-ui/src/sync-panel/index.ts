export { SyncPanel, type SyncPanelProps, type SyncReport } from './sync-panel'
