import { findControls, describeElement } from './find-controls'
import { readFocusLook } from './read-focus-look'

/** Presses a key such as `Tab` or `ArrowDown`, with its default action. */
export type PressKey = (key: string) => Promise<void>

const GROUPS = ['radiogroup', 'toolbar', 'tablist', 'menu', 'menubar', 'tree', 'treegrid', 'grid', 'listbox', 'group']
  .map((role) => `[role="${role}"]`)
  .join(',')
const LISTS = '[role="listbox"], [role="tree"], [role="grid"]'
const POINTER = 'aria-activedescendant'
const ARROWS = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'] as const

/**
 * Walks through a document with the keyboard and finds what somebody without a mouse would miss: a control that Tab does
 * not reach (nor the arrow keys, within a group that Tab reaches), an invisible focus, an element that Tab does not
 * leave, a positive tabindex. If a modal dialog is open, only that is walked. Ours, because axe looks at a document
 * without pressing keys and finds none of these but the tabindex.
 *
 * @returns one sentence for each fault, naming the element
 */
export async function walkByKeyboard(body: HTMLElement, press: PressKey): Promise<readonly string[]> {
  const modal = findModal(body)
  const scope = modal ?? body
  const controls = findControls(scope)
  if (controls.length === 0) return []
  const faults = [...scope.querySelectorAll<HTMLElement>('[tabindex]')]
    .filter((element) => element.tabIndex > 0)
    .map((element) => `${describeElement(element)} has the positive tabindex ${element.tabIndex}`)
  leaveFocus()
  finishTransitions()
  const lookBefore = new Map(controls.map((control) => [control, readFocusLook(control)]))
  const reached = new Set<Element>()
  const arriveAt = (element: Element) => {
    if (reached.has(element)) return
    reached.add(element)
    const before = element instanceof HTMLElement ? lookBefore.get(element) : undefined
    finishTransitions()
    if (before !== undefined && readFocusLook(element) === before) {
      faults.push(`${describeElement(element)} looks the same with focus as without`)
    }
  }

  const trap = await walkByTab(body, modal, controls.length, press, arriveAt)
  if (trap !== null) faults.push(`${describeElement(trap)} keeps the focus: Tab does not leave it`)
  for (const entry of entriesToGroups(controls, reached)) await walkByArrows(entry, press, arriveAt)
  // A list may keep the focus itself and point at an option once an arrow key is pressed.
  for (const list of reached) {
    if (list instanceof HTMLElement && list.matches(LISTS) && !list.hasAttribute(POINTER)) {
      list.focus()
      await press('ArrowDown')
    }
  }
  for (const control of await listUnreached(controls, reached))
    faults.push(`${describeElement(control)} is not reached by keyboard`)
  leaveFocus()
  return faults
}

/** Content that Radix hides from screen readers while a dialog is open. Storybook's own hidden elements lack the attribute. */
const HIDDEN_BEHIND_DIALOG = ':scope > [data-aria-hidden="true"]'

/** A popover, which traps Tab whether it is modal or not. */
const POPOVER = '[data-radix-popper-content-wrapper] > [role="dialog"]'

/** Returns the topmost dialog, menu or list that makes the rest of the page unreachable, or null. */
function findModal(body: HTMLElement): HTMLElement | null {
  const open = [
    ...body.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'),
  ]
  const modal = open.filter(
    (element) =>
      element.checkVisibility() &&
      (element.ariaModal === 'true' || element.matches(POPOVER) || body.querySelector(HIDDEN_BEHIND_DIALOG) !== null),
  )
  return modal.at(-1) ?? null
}

/** Presses Tab until the end of the page. Returns the element that it does not leave; null if there is none. */
async function walkByTab(
  body: HTMLElement,
  modal: HTMLElement | null,
  count: number,
  press: PressKey,
  arriveAt: (element: Element) => void,
): Promise<Element | null> {
  const [start, end] = [createMarker(), createMarker()]
  body.prepend(start)
  body.append(end)
  end.tabIndex = 0
  try {
    if (modal === null) start.focus()
    const seen = new Set<Element>()
    // Scroll areas and the guards of a dialog take the focus too, so there are more steps than controls.
    for (let step = 0; step < 2 * count + 20; step++) {
      await press('Tab')
      const at = document.activeElement ?? body
      if (at === end || at === body) return null
      if (modal !== null && seen.has(at)) return null
      seen.add(at)
      if (at !== start) arriveAt(at)
    }
    return document.activeElement
  } finally {
    start.remove()
    end.remove()
  }
}

/** Returns, for each group with controls that Tab did not reach, a member that it did reach. */
function entriesToGroups(controls: readonly HTMLElement[], reached: ReadonlySet<Element>): ReadonlySet<HTMLElement> {
  const entries = controls
    .filter((control) => !reached.has(control))
    .map((control) => controls.find((other) => reached.has(other) && isInGroupWith(control, other)))
  return new Set(entries.filter((entry) => entry !== undefined))
}

function isInGroupWith(control: HTMLElement, other: HTMLElement): boolean {
  if (control instanceof HTMLInputElement && control.type === 'radio' && control.name !== '') {
    return other instanceof HTMLInputElement && other.type === 'radio' && other.name === control.name
  }
  // The arrow keys walk through a whole menu, across the groups in it.
  for (let group = control.closest(GROUPS); group !== null; group = group.parentElement?.closest(GROUPS) ?? null) {
    if (group.contains(other)) return true
  }
  return false
}

/** Waits for queued tasks: some groups move the focus in a task after the key event. */
function waitForTasks(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

const PATIENCE_MS = 500

/** Returns the controls that were not reached. Waits a little for lists that close after their field lost the focus. */
async function listUnreached(
  controls: readonly HTMLElement[],
  reached: ReadonlySet<Element>,
): Promise<readonly HTMLElement[]> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    await waitForTasks()
    const unreached = controls.filter(
      (control) => !isReached(control, reached) && control.isConnected && !isClosing(control),
    )
    if (unreached.length === 0 || performance.now() >= until) return unreached
  }
}

async function walkByArrows(entry: HTMLElement, press: PressKey, arriveAt: (element: Element) => void): Promise<void> {
  for (const arrow of ARROWS) {
    entry.focus()
    for (let pressesWithoutMove = 0; pressesWithoutMove < 2;) {
      const before = document.activeElement
      await press(arrow)
      await waitForTasks()
      const after = document.activeElement
      pressesWithoutMove = after === before || after === entry ? pressesWithoutMove + 1 : 0
      if (after !== null && after !== document.body) arriveAt(after)
      if (after === entry) break
    }
  }
}

/** Dialogs, popovers, lists and menus that are fading out. */
const CLOSING = '[role="dialog"][data-state="closed"], [data-radix-popper-content-wrapper] > [data-state="closed"]'

/** Returns true if the control is in something that is closing, which stays in the document until it has faded. */
function isClosing(control: HTMLElement): boolean {
  return control.closest(CLOSING) !== null
}

/** Returns true if the keyboard reaches a control. Options count if an input that was reached points at them. */
function isReached(control: HTMLElement, reached: ReadonlySet<Element>): boolean {
  if (reached.has(control)) return true
  if (isForPointer(control, reached)) return true
  const list = control.closest(LISTS)
  if (list === null) return false
  if (reached.has(list)) return list.hasAttribute(POINTER)
  return [...reached].some((element) => {
    const pointed = ['aria-controls', 'aria-owns'].flatMap((name) => element.getAttribute(name)?.split(' '))
    return list.id !== '' && pointed.includes(list.id)
  })
}

/** Returns true if it is a button for the pointer only, tied to a field whose keys do the same, such as the steps of a number. */
function isForPointer(control: HTMLElement, reached: ReadonlySet<Element>): boolean {
  const target = control.getAttribute('aria-controls')
  if (target === null || control.tabIndex >= 0) return false
  return [...reached].some((element) => element.id === target || element.getAttribute('aria-controls') === target)
}

/** Finishes transitions, so that styles are read as they end. */
function finishTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
}

function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

function createMarker(): HTMLElement {
  const marker = document.createElement('span')
  marker.tabIndex = -1
  return marker
}
