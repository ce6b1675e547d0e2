export { PublishPanel, type PublishCheck, type PublishPanelProps, type Visibility } from './publish-panel'
