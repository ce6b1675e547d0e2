export { WordsPanel, type WordsPanelProps } from './words-panel'
