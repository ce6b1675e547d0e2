import { panelTabIds, type PanelTabId } from './panel-tab'

/** The panel's state during a visit. */
export interface StoredPanel {
  /** True if the panel is open beside the page. */
  readonly isOpen: boolean
  readonly tab: PanelTabId
}

const PANEL_KEY = 'lectern.panel'

/** Reads the panel's state; closed and with the contents if none is stored, or an invalid one. */
export function readStoredPanel(storage: Pick<Storage, 'getItem'>): StoredPanel {
  const stored = storage.getItem(PANEL_KEY)
  if (stored === null) return { isOpen: false, tab: 'contents' }
  const [state, id] = stored.split(' ')
  return { isOpen: state === 'open', tab: panelTabIds.find((tab) => tab === id) ?? 'contents' }
}

/** @param storage keeps its values for the session, in memory if it must */
export function writeStoredPanel(storage: Pick<Storage, 'setItem'>, { isOpen, tab }: StoredPanel): void {
  storage.setItem(PANEL_KEY, `${isOpen ? 'open' : 'closed'} ${tab}`)
}
