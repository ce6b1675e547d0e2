export { SearchMarks } from './search-marks'
export { SearchPanel } from './search-panel'
