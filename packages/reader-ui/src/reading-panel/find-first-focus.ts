/** Returns the element of a panel that receives the focus first: the visible tab's field or current place, or else the tab. */
export function findFirstFocus(panel: HTMLElement): HTMLElement | null {
  return (
    panel.querySelector<HTMLElement>('[role="tabpanel"] input, [role="tabpanel"] [aria-current]') ??
    panel.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
  )
}
