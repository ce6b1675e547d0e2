export { PublishPanel, visibilities, type PublishCheck, type PublishPanelProps, type Visibility } from './publish-panel'
