export { ProgressRing, progressRingSizes, type ProgressRingProps, type ProgressRingSize } from './progress-ring'
