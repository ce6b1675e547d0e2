const CONTROLS = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  'audio[controls]',
  'video[controls]',
  '[contenteditable=""]',
  '[contenteditable="true"]',
  ...[
    'button',
    'checkbox',
    'combobox',
    'link',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'option',
    'radio',
    'searchbox',
    'slider',
    'spinbutton',
    'switch',
    'tab',
    'textbox',
    'treeitem',
  ].map((role) => `[role="${role}"]`),
].join(',')

/** Returns the controls of an element that are visible, enabled and not hidden from screen readers, in document order. */
export function findControls(scope: Element): readonly HTMLElement[] {
  return [...scope.querySelectorAll(CONTROLS)].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && isUsable(element),
  )
}

function isUsable(element: HTMLElement): boolean {
  return (
    !element.matches(':disabled, [aria-disabled="true"]') &&
    element.closest('[inert], [aria-hidden="true"]') === null &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0
  )
}

/** Describes an element for a message: its role, its name and its path in the document. */
export function describeElement(element: Element): string {
  const role = element.getAttribute('role') ?? element.localName
  const label =
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
    element.textContent
  const name = label.trim().replace(/\s+/g, ' ').slice(0, 60)
  return `${role} "${name}" (${pathOf(element)})`
}

function pathOf(element: Element): string {
  const steps: string[] = []
  for (
    let at: Element | null = element;
    at !== null && at !== document.body && steps.length < 4;
    at = at.parentElement
  ) {
    const index = at.parentElement === null ? 0 : [...at.parentElement.children].indexOf(at)
    steps.unshift(`${at.localName}:nth-child(${index + 1})`)
  }
  return steps.join(' > ')
}
