export { EngineBoard, type EngineBoardProps, type EngineReport } from './engine-board'
