export { ChapterPlayer, type ChapterPlayerProps } from './chapter-player'
