export { StepPanel, type StepPanelProps } from './step-panel'
export { idle, type WorkProgress } from './work-progress'
export { WorkStatus, type WorkStatusProps } from './work-status'
