export { EngineBoard, type EngineBoardProps } from './engine-board'
