import type { PanelTab } from '../panel-tab'
import { ContentsTree } from './contents-tree'

/** Chapters and pages. */
export const contentsTab: PanelTab = {
  id: 'contents',
  isOffered: () => true,
  Content: ContentsTree,
}
